import { main, type MealTerm } from "../MealTerm.ts";

/** Fish, shellfish and what else comes from the water. */
export const FISH: readonly MealTerm[] = [
  main(
    "fish",
    { is: ["white fish"], weight: 2, fat: 1, iodine: 2.5 },
    {
      en: "fish fillet, grilled fish, baked fish",
      fr: "poisson",
      it: "pesce, pesce al forno, pesce alla griglia",
      es: "pescado, pescado a la plancha",
      de: "Fisch, Fischfilet, Karpfen",
    },
  ),
  main(
    "white fish",
    { is: ["white fish"], weight: 2, fat: 1, iodine: 2.5 },
    {
      en: "cod, haddock, hake, pollock, whiting, plaice, sea bass, bream, sea bream, snapper, tilapia, perch, pike, pikeperch, lean fish, seabass, grouper, mullet, bass, lemon fish, ling, coley, gurnard, barramundi, catfish, redfish, pollack, red mullet, striped bass, rockfish, basa, pangasius, walleye, orange roughy, scrod, sea trout, carp, whitefish, cod fillet",
      fr: "cabillaud, colin, merlu, lieu, bar de ligne, loup de mer, dorade, daurade, merlan, sandre, brochet, perche, rouget, omble, bar, églefin, aiglefin, rascasse, grondin, julienne, carpe, saint-pierre au four, dos de cabillaud",
      it: "merluzzo, branzino, spigola, orata, nasello, dentice, triglia, scorfano, sarago, ombrina, ricciola, persico, luccio, cernia, rombo chiodato, pesce bianco",
      es: "bacalao fresco, merluza, lubina, dorada, besugo, mero, salmonete, rape a la plancha, pescado blanco, corvina, dentón, pargo, bacaladilla, pescadilla",
      de: "Kabeljau, Dorsch, Seehecht, Seelachs, Wolfsbarsch, Dorade, Zander, Hecht, Egli, Felchen, Rotbarsch, Saibling, Schellfisch, Goldbrasse, Lengfisch, Pangasius, Barsch, Weissfisch, Wels, Viktoriabarsch, Meeräsche, Knurrhahn, Renke",
    },
  ),
  main(
    "sole",
    { is: ["fine fish"], weight: 2, fat: 1, iodine: 2 },
    {
      en: "dover sole, flounder, sole meuniere, lemon sole, petrale sole, megrim, dab",
      fr: "sole, sole meunière, limande",
      it: "sogliola",
      es: "lenguado, lenguado meunière, gallo",
      de: "Seezunge, Scholle, Rotzunge",
    },
  ),
  main(
    "halibut",
    { is: ["fine fish"], weight: 3, fat: 1.5, iodine: 2 },
    {
      en: "turbot, monkfish, john dory, skate, sturgeon, brill, sablefish, chilean sea bass, black cod",
      fr: "turbot, lotte, flétan, saint-pierre, raie, barbue, esturgeon",
      it: "rombo, rana pescatrice, coda di rospo, razza, ippoglosso",
      es: "rodaballo, fletán, rape",
      de: "Heilbutt, Steinbutt, Seeteufel, Rochen",
    },
  ),
  main(
    "salt cod",
    { is: ["white fish"], weight: 3, fat: 2, iodine: 2, salt: 3, origin: "portugal" },
    {
      en: "bacalhau, codfish, stockfish, lutefisk",
      fr: "morue, brandade, accras de morue, morue à la portugaise",
      it: "baccalà, stoccafisso",
      es: "bacalao, bacalao al pil-pil, bacalao a la vizcaína",
      de: "Stockfisch, Klippfisch",
    },
  ),
  main(
    "trout",
    { is: ["fine fish"], weight: 2, fat: 2, iodine: 2 },
    {
      en: "arctic char, rainbow trout, brown trout",
      fr: "truite, truite aux amandes, omble chevalier",
      it: "trota",
      es: "trucha",
      de: "Forelle, Forelle Müllerin, Lachsforelle, Bachforelle, Forelle blau",
    },
  ),
  main(
    "oily fish",
    { is: ["oily fish"], weight: 3, fat: 3.5, iodine: 3, protein: 1 },
    {
      de: "fetter Fisch",
      en: "rich fish, fatty fish",
      fr: "poisson gras",
      it: "pesce azzurro",
      es: "pescado azul",
    },
  ),
  main(
    "salmon",
    { is: ["salmon"], weight: 3, fat: 3.5, iodine: 2, protein: 1 },
    {
      en: "salmon fillet, salmon en croute, poached salmon, wild salmon",
      fr: "saumon, pavé de saumon, saumon en croûte",
      it: "salmone",
      es: "salmón",
      de: "Lachs, Lachsfilet",
    },
  ),
  main(
    "tuna",
    { is: ["meaty fish"], weight: 3, fat: 2.5, iodine: 2, protein: 2, umami: 1 },
    {
      en: "swordfish, tuna steak, yellowtail, hamachi, shark, shark steak, marlin, mahi mahi, salmon steak, swordfish steak, seared tuna, ahi tuna, amberjack, kingfish, cobia, wahoo, opah",
      fr: "thon, espadon, bonite, requin",
      it: "tonno, pesce spada, ricciola alla griglia, palamita",
      es: "atún, bonito, pez espada, emperador, marrajo, melva",
      de: "Thunfisch, Schwertfisch",
    },
  ),
  main(
    "sardines",
    { is: ["small oily fish"], weight: 2.5, fat: 3.5, iodine: 4.5, salt: 2 },
    {
      en: "sardine, mackerel, herring, kipper, anchovy, eel, pilchard, sprat, bluefish, whitebait, shad, smelt, bloater",
      fr: "sardine, maquereau, hareng, anchois, anguille, éperlan, sprat, rollmops, hareng pommes à l'huile",
      it: "sarda, sgombro, aringa, acciuga, alice, anguilla, sarde in saor, sardoncino",
      es: "sardina, caballa, boquerón, anchoa, anguila, boquerones en vinagre, arenque, jurel",
      de: "Sardine, Makrele, Hering, Matjes, Sardelle, Aal, Rollmops, Sprotte, Bismarckhering, Brathering, Hornhecht, Stint",
    },
  ),
  main(
    "smoked salmon",
    { is: ["smoked fish"], weight: 2.5, fat: 3, iodine: 3, salt: 3.5, smoke: 3 },
    {
      en: "smoked fish, smoked trout, smoked mackerel, gravlax, lox, smoked eel, smoked haddock, smoked trout mousse, smoked salmon blini, smoked salmon pate, smoked sturgeon, hot-smoked salmon",
      fr: "saumon fumé, truite fumée, poisson fumé, haddock fumé, gravelax, anguille fumée, maquereau fumé",
      it: "salmone affumicato, pesce affumicato",
      es: "salmón ahumado, trucha ahumada, pescado ahumado, bacalao ahumado, anguila ahumada",
      de: "Räucherlachs, Räucherfisch, Räucherforelle, Räucheraal, Graved Lachs, geräucherter Lachs, geräucherte Forelle, Kieler Sprotten, Schillerlocke",
    },
  ),
  main(
    "caviar",
    { is: ["caviar"], weight: 1.5, fat: 2.5, iodine: 4, salt: 4.5, umami: 3 },
    {
      en: "roe, bottarga, fish egg, fish roe, lumpfish roe, sturgeon roe",
      fr: "caviar, œufs de saumon, œufs de truite, poutargue, boutargue",
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
    {
      en: "oyster, oysters rockefeller, raw oyster, native oyster",
      fr: "huître, fines de claire",
      it: "ostrica",
      es: "ostra",
      de: "Auster",
    },
  ),
  main(
    "mussels",
    { is: ["shellfish"], weight: 1.5, fat: 1, iodine: 4, salt: 2.5, aromas: ["brine"] },
    {
      en: "amêijoas à bulhão pato, mussel, clam, cockle, winkle, moules frites, whelk, razor clam, moules mariniere, steamers, periwinkle, limpet, scungilli, conch",
      fr: "moule, moules frites, moules marinières, palourde, coque, bulot, coquillage, mouclade, couteau de mer, telline, amande de mer, praire, bigorneau",
      it: "cozza, vongola, impepata di cozze, cozze alla marinara, tellina, fasolaro, cannolicchio, zuppa di cozze",
      es: "mejillón, almeja, berberecho, navaja, chirla, mejillones al vapor, almejas a la marinera, coquina",
      de: "Muschel, Miesmuschel, Venusmuschel, Herzmuschel, Moules frites, Schwertmuschel",
    },
  ),
  main(
    "scallops",
    { is: ["scallops"], weight: 3, fat: 1, iodine: 3, sweet: 1, aromas: ["nuts"] },
    {
      en: "scallop, coquilles saint jacques, coquilles st jacques, seared scallop, queenie, bay scallop",
      fr: "coquille saint-jacques, noix de saint-jacques, saint-jacques, pétoncle",
      it: "capesante, capasanta",
      es: "vieira, zamburiña",
      de: "Jakobsmuschel, Coquilles Saint-Jacques",
    },
  ),
  main(
    "prawns",
    { is: ["prawns"], weight: 2.5, fat: 1, iodine: 3, sweet: 1, salt: 1.5 },
    {
      en: "prawn, shrimp, langoustine, scampi, crayfish, shrimp cocktail, prawn cocktail, crawfish, king prawn, tiger prawn, langostino, gambas, shrimp scampi, garlic shrimps, dublin bay prawn, potted shrimp",
      fr: "crevette, langoustine, gambas, écrevisse",
      it: "gambero, gamberetto, scampo, mazzancolla, gamberi alla griglia, gamberone",
      es: "gamba, langostino, cigala, carabinero, camarón, quisquilla",
      de: "Garnele, Krabbe, Shrimps, Krebs, Flusskrebs, Riesengarnele, Gambas, Crevetten, Nordseekrabben, Kaisergranat, Scampi",
    },
  ),
  main(
    "lobster",
    { is: ["crustaceans"], weight: 3, fat: 2, iodine: 2.5, sweet: 1.5, aromas: ["butter"] },
    {
      en: "spiny lobster, lobster thermidor, lobster roll, lobster tail, rock lobster, moreton bay bug",
      fr: "homard, langouste, homard thermidor, homard grillé",
      it: "aragosta, astice",
      es: "langosta, bogavante",
      de: "Hummer, Languste",
    },
  ),
  main(
    "crab",
    { is: ["crab"], weight: 3, fat: 1, iodine: 3, sweet: 1.5 },
    {
      en: "crab cake, crabmeat, king crab, soft-shell crab, dressed crab, snow crab, stone crab, crab leg, dungeness crab",
      fr: "crabe, tourteau, araignée de mer, chair de crabe",
      it: "granchio, granseola, polpa di granchio",
      es: "cangrejo, centollo, buey de mar, txangurro, nécora",
      de: "Taschenkrebs, Königskrabbe, Krebsfleisch, Krabbenfleisch",
    },
  ),
  main(
    "seafood",
    { is: ["shellfish"], weight: 2, fat: 1, iodine: 4, salt: 2, aromas: ["brine"] },
    {
      en: "shellfish, seafood platter, fruits de mer, sea urchin, seafood boil, abalone, barnacle, raw bar, clambake, clam bake",
      fr: "fruits de mer, crustacé, plateau de fruits de mer, salade de fruits de mer, oursin",
      it: "frutti di mare, crostacei, misto mare, ricci di mare, insalata di mare, crudi di mare, plateau di mare",
      es: "marisco, mariscada, erizo de mar, percebe",
      de: "Meeresfrüchte, Schalentiere, Krustentiere, Seeigel, Meeresfrüchteplatte",
    },
  ),
  main(
    "squid",
    { is: ["squid"], weight: 2, fat: 1, iodine: 3, salt: 1.5 },
    {
      en: "calamari, octopus, cuttlefish, salt and pepper squid, baby squid, grilled octopus",
      fr: "calamar, encornet, poulpe, seiche, calmar, chipiron, pieuvre, supion",
      it: "calamaro, polpo, seppia, totano, moscardino, calamaretto",
      es: "pulpo, sepia, chipirón, calamar",
      de: "Tintenfisch, Kalmar, Krake, Oktopus, Calamari, Sepia, Pulpo",
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
