import { main, type MealTerm } from "../MealTerm.ts";

/** Fish, shellfish and what else comes from the water. */
export const FISH: readonly MealTerm[] = [
  main(
    "fish",
    { is: ["white fish"], weight: 2, fat: 1, iodine: 2.5 },
    {
      en: "fish fillet",
      fr: "poisson",
      it: "pesce",
      es: "pescado",
      de: "Fisch, Fischfilet, Karpfen",
    },
  ),
  main(
    "white fish",
    { is: ["white fish"], weight: 2, fat: 1, iodine: 2.5 },
    {
      en: "cod, haddock, hake, pollock, whiting, plaice, sea bass, bream, sea bream, snapper, tilapia, perch, pike, pikeperch, lean fish, seabass, grouper, mullet",
      fr: "cabillaud, colin, merlu, lieu, bar de ligne, loup de mer, dorade, daurade, merlan, sandre, brochet, perche, rouget, omble",
      it: "merluzzo, branzino, spigola, orata, nasello, dentice, triglia",
      es: "bacalao fresco, merluza, lubina, dorada, besugo, mero, salmonete",
      de: "Kabeljau, Dorsch, Seehecht, Seelachs, Wolfsbarsch, Dorade, Zander, Hecht, Egli, Felchen, Rotbarsch, Saibling",
    },
  ),
  main(
    "sole",
    { is: ["fine fish"], weight: 2, fat: 1, iodine: 2 },
    {
      en: "dover sole, flounder, sole meuniere",
      fr: "sole, sole meunière, limande",
      it: "sogliola",
      es: "lenguado",
      de: "Seezunge, Scholle",
    },
  ),
  main(
    "halibut",
    { is: ["fine fish"], weight: 2.5, fat: 1.5, iodine: 2 },
    {
      en: "turbot, monkfish, john dory, skate, sturgeon, brill, sablefish",
      fr: "turbot, lotte, flétan, saint-pierre, raie, barbue, esturgeon",
      it: "rombo, rana pescatrice, coda di rospo, razza",
      es: "rodaballo, fletán",
      de: "Heilbutt, Steinbutt, Seeteufel, Rochen",
    },
  ),
  main(
    "salt cod",
    { is: ["white fish"], weight: 3, fat: 2, iodine: 2, salt: 3, origin: "portugal" },
    {
      en: "bacalhau, codfish, stockfish",
      fr: "morue, brandade",
      it: "baccalà, stoccafisso",
      es: "bacalao, bacalao al pil-pil",
      de: "Stockfisch, Klippfisch",
    },
  ),
  main(
    "trout",
    { is: ["fine fish"], weight: 2, fat: 2, iodine: 2 },
    {
      en: "arctic char, rainbow trout, brown trout",
      fr: "truite, truite aux amandes",
      it: "trota",
      es: "trucha",
      de: "Forelle, Forelle Müllerin",
    },
  ),
  main(
    "oily fish",
    { is: ["oily fish"], weight: 3, fat: 3.5, iodine: 3, protein: 1 },
    { en: "rich fish, fatty fish", fr: "poisson gras", it: "pesce azzurro", es: "pescado azul" },
  ),
  main(
    "salmon",
    { is: ["salmon"], weight: 3, fat: 3.5, iodine: 2, protein: 1 },
    {
      en: "salmon fillet",
      fr: "saumon",
      it: "salmone",
      es: "salmón",
      de: "Lachs, Lachsfilet",
    },
  ),
  main(
    "tuna",
    { is: ["meaty fish"], weight: 3, fat: 2.5, iodine: 2, protein: 2, umami: 1 },
    {
      en: "swordfish, tuna steak, yellowtail, shark, shark steak, marlin, mahi mahi, salmon steak, swordfish steak",
      fr: "thon, espadon",
      it: "tonno, pesce spada",
      es: "atún, bonito, pez espada, emperador",
      de: "Thunfisch, Schwertfisch",
    },
  ),
  main(
    "sardines",
    { is: ["small oily fish"], weight: 2.5, fat: 3.5, iodine: 4.5, salt: 2 },
    {
      en: "sardine, mackerel, herring, kipper, anchovy, eel, pilchard, sprat, bluefish",
      fr: "sardine, maquereau, hareng, anchois, anguille",
      it: "sarda, sgombro, aringa, acciuga, alice, anguilla",
      es: "sardina, caballa, boquerón, anchoa, anguila",
      de: "Sardine, Makrele, Hering, Matjes, Sardelle, Aal, Rollmops, Sprotte",
    },
  ),
  main(
    "smoked salmon",
    { is: ["smoked fish"], weight: 2.5, fat: 3, iodine: 3, salt: 3.5, smoke: 3 },
    {
      en: "smoked fish, smoked trout, smoked mackerel, gravlax, lox, smoked eel",
      fr: "saumon fumé, truite fumée, poisson fumé, haddock fumé",
      it: "salmone affumicato, pesce affumicato",
      es: "salmón ahumado, trucha ahumada",
      de: "Räucherlachs, Räucherfisch, Räucherforelle, Räucheraal, Graved Lachs",
    },
  ),
  main(
    "caviar",
    { is: ["caviar"], weight: 1.5, fat: 2.5, iodine: 4, salt: 4.5, umami: 3 },
    {
      en: "roe, bottarga",
      fr: "caviar, œufs de saumon",
      it: "caviale, bottarga",
      es: "hueva, huevas",
      de: "Kaviar, Rogen",
    },
  ),
  main(
    "oysters",
    {
      is: ["oysters"],
      weight: 1,
      fat: 0.5,
      iodine: 5,
      salt: 3.5,
      umami: 2,
      aromas: ["brine", "citrus"],
    },
    { en: "oyster", fr: "huître, fines de claire", it: "ostrica", es: "ostra", de: "Auster" },
  ),
  main(
    "mussels",
    { is: ["shellfish"], weight: 1.5, fat: 1, iodine: 4, salt: 2.5, aromas: ["brine"] },
    {
      en: "mussel, clam, cockle, winkle, moules frites, whelk, razor clam",
      fr: "moule, moules frites, moules marinières, palourde, coque, bulot, coquillage",
      it: "cozza, vongola",
      es: "mejillón, almeja, berberecho, navaja",
      de: "Muschel, Miesmuschel, Venusmuschel",
    },
  ),
  main(
    "scallops",
    { is: ["scallops"], weight: 2.5, fat: 1, iodine: 3, sweet: 1, aromas: ["nuts"] },
    {
      en: "scallop, coquilles saint jacques, coquilles st jacques",
      fr: "coquille saint-jacques, noix de saint-jacques, saint-jacques, pétoncle",
      it: "capesante, capasanta",
      es: "vieira, zamburiña",
      de: "Jakobsmuschel",
    },
  ),
  main(
    "prawns",
    { is: ["crustaceans"], weight: 2, fat: 1, iodine: 3, sweet: 1, salt: 1.5 },
    {
      en: "prawn, shrimp, langoustine, scampi, crayfish, shrimp cocktail, prawn cocktail, crawfish, king prawn, tiger prawn",
      fr: "crevette, langoustine, gambas, écrevisse",
      it: "gambero, gamberetto, scampo, mazzancolla",
      es: "gamba, langostino, cigala, carabinero",
      de: "Garnele, Krabbe, Shrimps, Krebs, Flusskrebs",
    },
  ),
  main(
    "lobster",
    { is: ["crustaceans"], weight: 3, fat: 2, iodine: 2.5, sweet: 1.5, aromas: ["butter"] },
    {
      en: "spiny lobster, lobster thermidor, lobster roll",
      fr: "homard, langouste",
      it: "aragosta, astice",
      es: "langosta, bogavante",
      de: "Hummer, Languste",
    },
  ),
  main(
    "crab",
    { is: ["crustaceans"], weight: 2.5, fat: 1, iodine: 3, sweet: 1.5 },
    {
      en: "crab cake, crabmeat, king crab, soft-shell crab",
      fr: "crabe, tourteau, araignée de mer",
      it: "granchio, granseola",
      es: "cangrejo, centollo, buey de mar",
      de: "Taschenkrebs, Königskrabbe, Krebsfleisch",
    },
  ),
  main(
    "seafood",
    { is: ["shellfish"], weight: 2, fat: 1, iodine: 4, salt: 2, aromas: ["brine"] },
    {
      en: "shellfish, seafood platter, fruits de mer, sea urchin, seafood boil",
      fr: "fruits de mer, crustacé, plateau de fruits de mer, oursin",
      it: "frutti di mare, crostacei, misto mare, ricci di mare",
      es: "marisco, mariscada, erizo de mar, percebe",
      de: "Meeresfrüchte, Schalentiere, Krustentiere, Seeigel",
    },
  ),
  main(
    "squid",
    { is: ["squid"], weight: 2, fat: 1, iodine: 3, salt: 1.5 },
    {
      en: "calamari, octopus, cuttlefish",
      fr: "calamar, encornet, poulpe, seiche, calmar",
      it: "calamaro, polpo, seppia, totano",
      es: "pulpo, sepia, chipirón, calamar",
      de: "Tintenfisch, Kalmar, Krake, Oktopus",
    },
  ),
  main(
    "snails",
    { is: ["shellfish"], weight: 2.5, fat: 3, umami: 1, aromas: ["herbs"], origin: "burgundy" },
    {
      en: "snail, frogs' legs, frog leg",
      fr: "escargot, cuisses de grenouille",
      it: "lumaca",
      es: "caracol",
      de: "Schnecke, Weinbergschnecke, Froschschenkel",
    },
  ),
];
