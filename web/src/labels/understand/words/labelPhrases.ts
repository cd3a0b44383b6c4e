import type { WineType } from "sync-protocol";

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
      crno vino, crveno vino, crveno, rdeče vino, rdeče, červené víno, červené, vörösbor, vörös,
      vin roșu, czerwone, kırmızı şarap, rode wijn, rooiwyn, rött vin, erythros, oinos erythros,
      vinho fino tinto seco, vinho tinto fino seco, vinho tinto seco fino`,
  },
  { type: "Red Wine", certainty: 0.78, phrases: `red, meritage, crno, negre, roșu, kırmızı` },
  {
    type: "White Wine",
    certainty: 0.95,
    phrases: `branco, vinho branco, blanco, vino blanco, bianco, vino bianco, vin blanc, white wine,
      white table wine, white blend, dry white, weißwein, vi blanc, bijelo vino, bílé víno,
      fehérbor, fehér bor, bijelo, belo vino, bílé, biele víno, biele, vin alb, białe, beyaz şarap,
      beyaz, witte wijn, witwyn, vitt vin, lefkos, leukos, oinos leukos, grand vin blanc,
      vinho fino branco seco, vinho branco fino seco, vinho branco seco fino`,
  },
  { type: "White Wine", certainty: 0.75, phrases: `orange wine, amber wine, skin contact` },
  {
    type: "White Wine",
    certainty: 0.7,
    phrases: `blanc, white, blanc de blancs, gemischter satz, white meritage, retsina`,
  },
  {
    type: "Rosé Wine",
    certainty: 0.93,
    phrases: `rosé, rosado, vinho rosé, vinho rosado, vino rosado, rosato, vin rosé, rosé wine,
      chiaretto, clairet, clarete, blush, vin gris, gris de gris, œil de perdrix, weißherbst,
      roséwein, white zinfandel, white merlot, white grenache, rosé d'anjou, rosat, schillerwein,
      schilcher, rotling, badisch rotgold, růžové víno, růžové, ružové víno, ružové, ružica,
      vin roze, roze, pembe şarap, vinho fino rosé seco, vinho rosé fino seco, vinho rosé seco fino`,
  },
  { type: "Rosé Wine", certainty: 0.8, phrases: `in rosa, cerasuolo, pink` },
  // The certainty is low, because Rosa is also a given name and part of saints' names.
  { type: "Rosé Wine", certainty: 0.7, phrases: `rosa` },
  {
    type: "Sparkling Wine",
    certainty: 0.96,
    phrases: `brut, extra brut, brut nature, brut zero, spumante, espumante, espumoso, vino espumoso,
      spumante brut, crémant, sekt, winzersekt, schaumwein, sparkling, sparkling wine, frizzante,
      vin mousseux, mousseux, pétillant, pétillant naturel, pét-nat, méthode traditionnelle,
      metodo classico, método tradicional, traditional method, méthode champenoise, cap classique,
      méthode cap classique, blanc de noirs brut, pezsgő, pas dosé, dosaggio zero, zero dosage,
      bruto, extra bruto, bruto natural, brut natural, espumantes, método champenoise,
      método clásico, método ancestral, méthode ancestrale, charmat, bubbles, vino frizzante,
      frizzantino, frisante, vinho frisante, vinho espumante, perlwein, colfondo, col fondo,
      satèn, ultra brut, non dosé, dosage zéro, méthode classique, méthode rurale, metodo martinotti,
      flaschengärung, bottle fermented, fermented in this bottle, rifermentato in bottiglia,
      vino de aguja, vi escumós, escumós, vin spumant, spumant, pjenušavo vino, pjenušac, penina,
      peneče vino, šumivé víno, köpüklü şarap, vonkelwyn, mousserende`,
  },
  {
    type: "Sparkling Wine",
    certainty: 0.82,
    phrases: `extra dry, disgorged, dégorgement, sboccatura, degüelle, blanquette`,
  },
  { type: "Sparkling Wine", certainty: 0.7, phrases: `nature, millesimato` },
  {
    type: "Dessert Wine",
    certainty: 0.93,
    phrases: `late harvest, colheita tardia, vendanges tardives, vendange tardive, cosecha tardía,
      vendimia tardía, sélection de grains nobles, beerenauslese, trockenbeerenauslese, eiswein,
      icewine, ice wine, passito, vin santo, vinsanto, recioto, moelleux, liquoreux, noble rot,
      botrytis, strohwein, schilfwein, ausbruch, aszú, szamorodni, vin de paille, dessert wine,
      straw wine, edelsüß, süßwein, noble late harvest, vino dolce, vino dulce, dulce natural,
      dolce naturale, vi dolç, puttonyos, eszencia, samorodni, vendemmia tardiva, muffato,
      muffa nobile, pourriture noble, passerillé, sciacchetrà, torcolato, liastos, prošek, cordon cut,
      botrytised, sweet white, vin de glace, ledové víno, ľadové víno, jégbor, ledeno vino,
      vino de hielo, slámové víno, slamové víno, výběr z cibéb, výběr z bobulí, bobuľový výber,
      cibébový výber, hrozienkový výber, izborna berba, cules târziu`,
  },
  // Auslese is sweet, unless a word for dry follows.
  { type: "Dessert Wine", certainty: 0.72, phrases: `auslese, dulce` },
  { type: "White Wine", certainty: 0.72, phrases: `auslese trocken` },
  {
    // Marc and grappa are spirits. Dessert wine is the closest of our types.
    type: "Dessert Wine",
    certainty: 0.78,
    phrases: `grappa, marc de, marc du, marc d', eau-de-vie, tresterbrand, orujo, bagaceira,
      aguardente`,
  },
  {
    type: "Fortified Wine",
    certainty: 0.96,
    phrases: `tawny, late bottled vintage, lbv,
      oloroso, amontillado, palo cortado, cream sherry, pale cream, vin doux naturel,
      vino liquoroso, liquoroso, vinho licoroso, licoroso, vino generoso, vinho generoso,
      rutherglen muscat, fortified, fortified wine, vermouth, vermut, mistelle,
      vin de liqueur, jerepigo, jerepiko, vino de licor, vi de licor, likörwein, likőrbor, likérové víno,
      vin licoros, liqueur muscat, topaque, apera, rancio, chinato, ratafia, carthagène`,
  },
  { type: "Fortified Wine", certainty: 0.78, phrases: `solera, port, sherry` },
];

/** Terms of a country's wine law. `certainty` says how surely they indicate the country. */
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
      producido y embotellado, embotellado en la propiedad, elaborado y embotellado,
      embotellado en origen, elaborat i embotellat, crianza`,
  },
  // The certainty is low, because Chilean labels have this term, too.
  { country: "ES", certainty: 0.55, phrases: `gran reserva` },
  {
    country: "DE",
    certainty: 0.85,
    phrases: `gutsabfüllung, erzeugerabfüllung, prädikatswein, qualitätswein, deutscher prädikatswein,
      deutscher qualitätswein, deutscher wein, deutscher landwein, VDP, VDP große lage,
      VDP erste lage, VDP gutswein, VDP ortswein, gutswein, ortswein, großes gewächs, sekt b.a.,
      amtliche prüfungsnummer, winzergenossenschaft, winzersekt, weißherbst, badisch rotgold`,
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
  {
    country: "US",
    certainty: 0.9,
    phrases: `american viticultural area, product of usa, vinted and bottled,
      cellared and bottled`,
  },
  { country: "CA", certainty: 0.95, phrases: `VQA, vintners quality alliance, product of canada` },
  {
    country: "HU",
    certainty: 0.9,
    phrases: `minőségi bor, magyar bor, száraz, félszáraz, félédes, pincészet, vörösbor, fehérbor,
      oltalom alatt álló eredetmegjelölés`,
  },
  {
    country: "RO",
    certainty: 0.9,
    phrases: `vin de calitate, îmbuteliat de, produs și îmbuteliat, denumire de origine controlată,
      cules la maturitate deplină, domeniile`,
  },
  {
    country: "HR",
    certainty: 0.85,
    phrases: `vrhunsko vino, kontrolirano podrijetlo, zaštićena oznaka izvornosti, suho vino`,
  },
  {
    country: "SI",
    certainty: 0.9,
    phrases: `kakovostno vino, vrhunsko vino zgp, kakovostno vino zgp, zaščiteno geografsko poreklo`,
  },
  {
    country: "CZ",
    certainty: 0.9,
    phrases: `jakostní víno, pozdní sběr, výběr z hroznů, moravské zemské víno, zemské víno,
      vinařství, víno originální certifikace`,
  },
  {
    country: "SK",
    certainty: 0.9,
    phrases: `akostné víno, neskorý zber, výber z hrozna, vinárstvo`,
  },
  { country: "RS", certainty: 0.8, phrases: `crveno vino, suvo vino` },
  {
    country: "GR",
    certainty: 0.85,
    phrases: `ktima, oinopoieio, oinos erythros, oinos leukos, greek wine, wine of greece`,
  },
  { country: "CY", certainty: 0.9, phrases: `wine of cyprus, product of cyprus` },
  { country: "TR", certainty: 0.9, phrases: `kırmızı şarap, beyaz şarap, pembe şarap, şarapları` },
  { country: "UY", certainty: 0.95, phrases: `vino uruguayo, vino de calidad preferente` },
  { country: "GE", certainty: 0.85, phrases: `qvevri, marani, wine of georgia` },
  { country: "MD", certainty: 0.95, phrases: `wine of moldova, product of moldova` },
  { country: "CH", certainty: 0.9, phrases: `schweizer wein, vin suisse, vino svizzero` },
];
