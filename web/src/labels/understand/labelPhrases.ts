import type { WineType } from "sync-protocol";

/** Words that tell the type of a wine, in the languages of labels, and how surely they do. */
export const TYPE_PHRASES: readonly {
  readonly type: WineType;
  readonly certainty: number;
  readonly phrases: string;
}[] = [
  {
    type: "Red Wine",
    certainty: 0.95,
    phrases: `tinto, vinho tinto, vino tinto, rosso, vino rosso, vin rouge, rouge, red wine,
      red table wine, red blend, dry red, sweet red, proprietary red, rotwein, vermelho, vi negre,
      crno vino, červené víno, vörösbor, rode wijn`,
  },
  { type: "Red Wine", certainty: 0.78, phrases: `red, meritage` },
  {
    type: "White Wine",
    certainty: 0.95,
    phrases: `branco, vinho branco, blanco, vino blanco, bianco, vino bianco, vin blanc, white wine,
      white table wine, white blend, dry white, weißwein, vi blanc, bijelo vino, bílé víno,
      fehérbor, witte wijn, grand vin blanc`,
  },
  {
    type: "White Wine",
    certainty: 0.7,
    phrases: `blanc, white, blanc de blancs, gemischter satz, white meritage, retsina`,
  },
  {
    type: "Rosé Wine",
    certainty: 0.93,
    phrases: `rosé, rosado, vinho rosé, vinho rosado, vino rosado, rosato, vin rosé, rosé wine,
      chiaretto, clairet, blush, vin gris, œil de perdrix, weißherbst, roséwein, white zinfandel,
      rosé d'anjou, rosat`,
  },
  { type: "Rosé Wine", certainty: 0.8, phrases: `in rosa, rosa` },
  {
    type: "Sparkling Wine",
    certainty: 0.96,
    phrases: `brut, extra brut, brut nature, brut zero, spumante, espumante, espumoso, vino espumoso,
      spumante brut, crémant, sekt, winzersekt, schaumwein, sparkling, sparkling wine, frizzante,
      vin mousseux, mousseux, pétillant, pétillant naturel, pét-nat, méthode traditionnelle,
      metodo classico, método tradicional, traditional method, méthode champenoise, cap classique,
      méthode cap classique, blanc de noirs brut, pezsgő, pas dosé, dosaggio zero, zero dosage,
      bruto, extra bruto, bruto natural, brut natural, espumantes, método champenoise,
      método clásico, método ancestral, méthode ancestrale, charmat, bubbles`,
  },
  { type: "Sparkling Wine", certainty: 0.7, phrases: `nature` },
  {
    type: "Dessert Wine",
    certainty: 0.93,
    phrases: `late harvest, colheita tardia, vendanges tardives, vendange tardive, cosecha tardía,
      vendimia tardía, sélection de grains nobles, beerenauslese, trockenbeerenauslese, eiswein,
      icewine, ice wine, passito, vin santo, vinsanto, recioto, moelleux, liquoreux, noble rot,
      botrytis, strohwein, schilfwein, ausbruch, aszú, szamorodni, vin de paille, dessert wine,
      straw wine, edelsüß, noble late harvest, vino dolce, puttonyos`,
  },
  {
    // No wine, and drunk after dinner as these are; of the types of a cellar this is the nearest.
    type: "Dessert Wine",
    certainty: 0.78,
    phrases: `grappa, marc, eau-de-vie, tresterbrand, orujo, bagaceira, aguardente`,
  },
  {
    type: "Fortified Wine",
    certainty: 0.96,
    phrases: `tawny, late bottled vintage, lbv,
      oloroso, amontillado, palo cortado, cream sherry, pale cream, vin doux naturel,
      vino liquoroso, liquoroso, vinho licoroso, licoroso, vino generoso, vinho generoso,
      rutherglen muscat, fortified, fortified wine, vermouth, vermut, mistelle,
      vin de liqueur, jerepigo, jerepiko`,
  },
];

/** Terms of one country's wine law, and how surely they tell the country. */
export const LAW_PHRASES: readonly {
  readonly country: string;
  readonly certainty: number;
  readonly phrases: string;
}[] = [
  {
    country: "IT",
    certainty: 0.95,
    phrases: `denominazione di origine controllata, denominazione di origine protetta,
      denominazione di origine controllata e garantita, indicazione geografica tipica, docg,
      indicazione geografica protetta, imbottigliato, imbottigliato all'origine, integralmente prodotto,
      prodotto in italia, azienda agricola, vino da tavola, vino frizzante`,
  },
  {
    country: "FR",
    certainty: 0.9,
    phrases: `appellation contrôlée, appellation d'origine contrôlée, appellation d'origine protégée,
      indication géographique protégée, mis en bouteille au château, mis en bouteille au domaine,
      mis en bouteille à la propriété, mis en bouteille, produit de france, grand vin de bordeaux,
      grand vin de bourgogne, vin de pays, premier grand cru classé, grand cru classé,
      cru bourgeois, premier cru classé, vigneron indépendant`,
  },
  {
    country: "PT",
    certainty: 0.95,
    phrases: `denominação de origem controlada, denominação de origem protegida, vinho regional,
      produto de portugal, engarrafado na origem, engarrafado, vinho de mesa`,
  },
  {
    country: "ES",
    certainty: 0.9,
    phrases: `denominación de origen protegida, denominación de origen calificada, vino de la tierra,
      producto de españa, denominació d'origen, vino de pago, denominación de origen,
      producido y embotellado, embotellado en la propiedad, crianza, gran reserva`,
  },
  {
    country: "DE",
    certainty: 0.85,
    phrases: `gutsabfüllung, erzeugerabfüllung, prädikatswein, qualitätswein, deutscher prädikatswein,
      deutscher qualitätswein, VDP, VDP große lage, VDP erste lage, großes gewächs`,
  },
  {
    country: "ZA",
    certainty: 0.95,
    phrases: `wine of origin, wine of south africa, methode cap classique, produce of south africa`,
  },
  {
    country: "AT",
    certainty: 0.9,
    phrases: `österreichischer qualitätswein, qualitätswein aus österreich, smaragd, federspiel`,
  },
  { country: "AU", certainty: 0.95, phrases: `wine of australia, product of australia` },
  { country: "NZ", certainty: 0.95, phrases: `wine of new zealand, product of new zealand` },
  { country: "CL", certainty: 0.95, phrases: `wine of chile, vino de chile, product of chile` },
  {
    country: "AR",
    certainty: 0.95,
    phrases: `vino argentino, product of argentina, wine of argentina`,
  },
  {
    country: "BR",
    certainty: 0.95,
    phrases: `vinho brasileiro, indicação de procedência, vinho fino, vinho fino tinto seco,
      vinho fino branco seco, vinho tinto fino seco, vinho branco fino seco, vinho tinto seco fino,
      vinho branco seco fino`,
  },
  { country: "US", certainty: 0.9, phrases: `american viticultural area, product of usa` },
  { country: "HU", certainty: 0.9, phrases: `minőségi bor, magyar bor` },
];
