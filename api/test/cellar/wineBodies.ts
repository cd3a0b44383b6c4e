export const VIN_JAUNE = {
  name: "Vin Jaune",
  vintage: 2015,
  type: "White Wine",
  varietal: "Savagnin",
  country: "France",
  region: "Jura",
  producer: "Macle",
  quantity: 6,
};

export const BAROLO = {
  name: "Barolo Cannubi",
  vintage: 2016,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piemonte",
  producer: "Brezza",
  quantity: 1,
};
