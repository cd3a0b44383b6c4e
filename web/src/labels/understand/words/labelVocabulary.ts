/**
 * Words on labels that are not names, folded: without case and accents. From Commission Delegated
 * Regulation (EU) 2019/33 on the labelling of wine, and from common use.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Company forms. The text before a company form is a producer. */
export const COMPANY_WORDS = words(`
  sa spa srl ltda lda gmbh cie inc llc ltd pty sarl earl scea sas eurl gaec snc scv slu sl sat ag kg
  kft zrt sro doo ood eood bv co corp
`);

export const IMPORTING_WORDS = words(`
  imported importer importers importado importada importador importato importatore importe
  importateur importeur importiert distributed distributor distributors distribuido distribuidor
  distribuito distributore distribue distributeur agents shipped shipper
`);

/**
 * Words with which producers praise themselves and their wine. In small print, a row with such a
 * word and other words is a sentence, not a name.
 */
export const PRAISING_WORDS = words(`
  tradition tradicion tradicao tradizione passion passione pasion paixao leidenschaft excellence eccellenza excelencia excelencia
  heritage qualite quality qualita calidad qualidade qualitat savoir faire
  history historia storia histoire geschichte generation generations generazione generazioni generaciones
  geracoes generationen expression espressione expresion expressao enjoy taste flavour flavours
  flavor flavors aroma aromas sabor sapore sapori gusto saveur saveurs fruit fruits grapes oldest
  finest best hand carefully crafted inspired dedicated proudly world worldwide expresses
  ageing aging barrels notes elegant balanced perfect pairs serve served
`);

/** Words of wine law, the bottler and the importer. Never part of a wine's name. */
export const LEGAL_WORDS = words(`
  appellation appellations controlee controle controlees protegee origine origin denominazione
  denominacion denominacao denominaciones controllata controlada garantita calificada protetta
  protegida qualificada indicazione indicacion indicacao geografica geographique tipica tipico
  regional regionale registada igt igp doc docg aoc aop doca pdo pgi dop vdt qba qmp
  mis mise bouteille bouteilles propriete produit product produce produced producer produttore
  production prodotto produzido produto producto productores elaborado elaborada embotellado
  embotellada engarrafado engarrafada imbottigliato imbottigliata embouteille integralmente
  bottled bottle bottles bottling botella botellas garrafa bottiglia bottiglie flasche cellared
  ${[...IMPORTING_WORDS].join(" ")} import sole contains
  sulfites sulphites solfiti sulfitos sulfiti contiene contient enthalt sulfite alc alcohol alcool
  volume vol abv proof ml cl contents net content litre liter government warning surgeon general
  pregnant drinking erzeugerabfullung gutsabfullung qualitatswein pradikatswein landwein tafelwein
  deutscher abfuller proprietaire recoltant negociant eleveur viticulteur vigneron vignerons
  viticoltore vignaiolo grown made hecho fabrique wine wines vin vins vino vini vinho
  vinhos wein weine bor vi consorzio certified organic bio biologique biologico ecologico
  unfiltered unfined produzido produzida vinificado vinified vinifie elaborated
  ${[...COMPANY_WORDS].join(" ")}
  classe classee classified classification classement founded fondee fondata fundada established estd
  since depuis desde dal seit gegrundet anno maison spirits www com medaille medaglia medalla medal
  dac vqa ava vqprd vlqprd owned uve uvas raisins trauben vegan sustainable sustainably handcrafted handpicked
  harvested eleve elevee fut futs chene mois months mesi meses monate envasado envasada
  fraccionado vinted embotellat elaborat abfuller palackozta termelte vyrobil plnil polnil punio
  gebotteld gebottel producido producida vinificato propio propios propia propias proprio proprie propre nr apnr
`);

/** Words that distinguish a producer's wines. They are part of the wine's name. */
export const DESCRIPTIVE_WORDS = words(`
  reserva riserva reserve reserved gran grand grande cru crus classico superiore superior
  cuvee prestige brut nature extra dry sec seco secco demi semi medium doux dolce dulce doce vieilles
  vignes viejas vinas vinhas velhas vecchie old vine vines selection seleccion selezione selecao
  crianza joven roble barrel aged private special speciale especial limited edition premier premiere
  premium 1er late harvest tardia tardive tardives spatlese auslese kabinett trocken halbtrocken
  feinherb tawny ruby lbv colheita blend field signature millesime vendange vendimia
  vendanges cosecha leve jovem ripasso passito recioto novello nouveau single vineyard terroir classic
  fino oloroso amontillado cream finest vintage unoaked oaked estate bianco rosso blancs noirs
  collection coleccion colecao collezione reservado reservada privada edicion edizione edicao
  tradition traditionnelle lie lies garrafeira escolha suave meio meia amabile abboccato seleccionada
  autor rezerva demisec semiseco suche polosuche suho polsuho szaraz felszaraz edes feledes sladke
  vigneto vigna vigne release bin select lieblich selektion reben aszu
  years year anos anni ans jahre
  barrica barricas oak winemaker winemakers vintner assemblage steinfeder federspiel
  smaragd grosses gewachs meritage bruto retsina grappa marc jerepigo jerepiko
`);

/** Phrases that are often read as one word, such as "Granreserva". */
export const TOGETHER: readonly string[] = [
  "gran reserva",
  "gran riserva",
  "gran selezione",
  "grand cru",
  "premier cru",
  "premier grand cru",
  "grand vin",
  "grand cru classé",
  "blanc de blancs",
  "blanc de noirs",
  "vieilles vignes",
  "vinhas velhas",
  "viñas viejas",
  "old vines",
  "single vineyard",
  "late harvest",
  "brut nature",
  "extra brut",
  "extra dry",
  "demi sec",
  "vendanges tardives",
  "grosses gewächs",
  "estate bottled",
  "mis en bouteille",
];

/**
 * Words for how a wine was aged or grown, or how its producer works. In smaller print, they are a
 * remark, not a name.
 */
export const REMARK_WORDS = words(`
  matured maturing aged ageing aging farmed farming gereift ausgebaut affinato affinata affine afinado elevado elevada
  envejecido envejecida envelhecido envelhecida criado criada handpicked organically
`);

/** Words for a producer that can also be part of a remark, as in "Family & Farmed". */
export const FAMILY_WORDS = words("family familia famiglia famille familie");

/** Words directly before the bottler, as in "Gutsabfüllung Weingut Muster". */
export const BOTTLER_FOLLOWS = words(`
  erzeugerabfullung gutsabfullung abfuller palackozta termelte vyrobil plnil polnil punio
`);

/** Words that mark the bottler if one of {@link BY_WORDS} follows, as in "bottled by". */
export const BOTTLING_WORDS = words(`
  bottled bouteille misenbouteille embouteille embotellado embotellada engarrafado engarrafada imbottigliato
  imbottigliata produced produzido produzida producido prodotto elaborado elaborada vinified
  vinifie vinificado vinificato cellared vinted made envasado envasada fraccionado elaborat
  embotellat gebotteld gebottel ${[...BOTTLER_FOLLOWS].join(" ")}
`);

const YEAR = /^(1[5-9]|20)\d\d$/;

/** Whether a word is typical of the bottler's address: a postal code or a word for bottling. */
export function isAddressWord(letters: string): boolean {
  return BOTTLING_WORDS.has(letters) || (/^\d{4,6}$/.test(letters) && !YEAR.test(letters));
}

export const BY_WORDS = words("by par por per da dal dalla dallo pela pelo von durch door deur");

/** Words that mark a year as the harvest's. Never part of a name. */
export const HARVEST_WORDS = words(`
  vintage vendange vendanges vendemmia vendimia cosecha harvest millesime jahrgang recolte safra
  colheita anada
`);

/**
 * Words for sweetness. Beside the colour and the word for wine, as in "dry red wine", they are not
 * part of a name.
 */
export const SWEETNESS_WORDS = words(`
  dry sec secco seco trocken doux dolce dulce doce demi semi medium suave sweet natural naturel
  lieblich halbtrocken feinherb
`);

/** Words before a bottler's town, as in "Jean Muster à Beaune". */
export const TOWN_FOLLOWS = words("a in en im at");

export const PARTICLES = words(`
  de di da do du des del della delle dei degli dello dos das d l le la les los las il lo gli el et e
  und and y i & a au aux en in of the von vom zu zum am im the con com avec di um no na
`);

/** Words that bind two words of a name. "Marqués de" and "del Diablo" are incomplete names. */
export const BINDING_WORDS = words("de di da do du del della dello dos das of et and und y e");

/** Words that mark a producer as a family firm, whose name is not also the name of the wine. */
export const FAMILY_FIRM_WORDS = words(`
  fils freres pere filhos hijos figli fratelli flli sons bros brothers daughters sisters sohne
  gebruder tochter hermanos hnos irmaos nachf nachfolger heritiers herederos herdeiros eredi fiai
`);

/**
 * Words for a producer that also occur in wine names. If the label has a less ambiguous word, that
 * word marks the producer.
 */
export const ESTATE_WORDS = words(`
  villa clos vina finca pago pagos borgo rocca ca castillo palazzo palacio feudo feudi conde conte
  comte comtesse duque duca principe senorio bastide manoir mas casale casal solar corte torre
`);

/** Words that mark a producer only if they follow a name, as in "Muster Estate", "Muster Vini". */
export const ENDING_HOUSE_WORDS = words("estate vini vinhos vinos vins weine");

export const PRODUCER_WORDS = words(`
  ${[...FAMILY_FIRM_WORDS].join(" ")}
  ${[...ESTATE_WORDS].join(" ")}
  chateau chateaux domaine domaines bodega bodegas weingut weinguter cantina cantine tenuta tenute
  quinta casa castello castel winery wineries vineyards vigneti vignoble vignobles estates
  cellars cellar family famille familia fattoria azienda agricola herdade adega adegas cave caves
  cooperativa cooperative vinicola vinedos wines poderi podere marchesi marques marquis
  conti contessa baron barone winzer winzergenossenschaft schloss kloster keller kellerei
  champagne maison masseria celler cellers masia winzerhof weinhaus weinhof winzerverein
  winzerkeller staatsweingut sektkellerei sekthaus weinmanufaktur hofkellerei stiftskellerei
  societa vintners domane weinbau weinkellerei vignaioli cascina hacienda dominio pazo
  heredad sociedade companhia company winegrowers winehouse vinery tenimenti
  produttori producteurs vignerons viticoltori vinicoltori cellier celliers chais caveau abbaye abbazia abadia abbey abtei prieure hospices
  mosteiro castell bodegues viticultors cortijo vinhedos
  pinceszet pinceszete pince pincek boraszat borhaz birtok szolobirtok
  vinarstvi vinarstvo vinarija vinarna sklepy klet podrum podrumi posestvo kmetija vizba izba
  vinprom crama cramele domeniile domeniul podgoria ktima marani saraplari baglari
  wijngoed wijndomein landgoed kelder kelders winnica
`);

/**
 * Towns with the cellars of many producers. Alone in a row of small print, such a town is an
 * address.
 */
export const CELLAR_TOWNS = words(`
  ampuis ay blanquefort epernay libourne narbonne reims ribeauville riquewihr tain tournus haro
  elciego jerez logrono laguardia penafiel vilafranca gaia regua pinhao conegliano firenze gaiole
  greve siena verona bernkastel rudesheim langenlois healdsburg
`);

/** Given names. A row that begins with a given name is a person's name. */
export const GIVEN_NAMES = words(`
  alain albert alberto aldo alessandro alfonso alfred alois alphonse andre andrea angelo anne anna
  antoine anton antonio armand arnaud august auguste bernard bernhard bertrand bruno carl carla carlo
  carlos catherine charles christian christophe claude clemens daniel david denis didier domenico
  dominique edoardo egon elena elio emile emilio emmanuel enrico eric ernst etienne eugene fabien
  federico felix fernando ferdinand filippo francesco franck francois franz frederic friedrich fritz
  gaston georg george georges gerard gerhard giacomo gianni gilbert gilles giordano giorgio giovanni
  giulio giuseppe gregoire guido guillaume guy hans heinrich henri henry hermann hubert isabelle
  jacques jaime james jean jerome joao joaquim johann johannes john jorge jose josef joseph juan jules
  julien karl klaus laurent leon leonardo leopold lorenzo louis luca luciano lucien ludwig luigi luis
  manuel marc marcel marco maria mario martin massimo mathieu matthias maurice max michel michele
  miguel nicolas nicola olivier oscar otto paolo pascal patrice patrick paul pedro peter philippe
  pier pierre pietro rafael raymond rene renato ricardo riccardo richard robert roberto rodolfo roger
  roland romano salvatore sebastien sergio serge silvio simon stefan stefano stephane sylvain theo
  thierry thomas ulrich umberto valentin victor vincent vincenzo vittorio walter werner wilhelm
  william willi xavier yves
`);
