/**
 * Dishes as menus and recipes of many kitchens name them, written from general knowledge and not from
 * the guides; some are mistyped as people mistype them. They say whether a meal is understood at all.
 */
export const MENU_DISHES: readonly string[] = `
  beef Wellington; Yorkshire pudding with roast beef; toad in the hole; bangers and mash; steak
  and kidney pie; fish and chips; cottage pie; Lancashire hotpot; Cornish pasty; scotch egg;
  ploughman's lunch; kedgeree; Welsh rarebit; haggis neeps and tatties; cullen skink; Irish stew;
  colcannon; coronation chicken; gammon and pineapple; bubble and squeak; beans on toast; full
  English breakfast; chicken tikka masala; lamb rogan josh; saag paneer; chana masala; dal
  makhani; onion bhaji; samosas; chicken jalfrezi; prawn madras; lamb biryani; butter chicken;
  tandoori salmon; goan fish curry; aloo gobi; masala dosa; keema matar; palak paneer; pakora;
  naan pizza; mulligatawny; pad thai; tom kha gai; massaman curry; green papaya salad; larb; satay
  skewers; thai basil chicken; panang curry; som tam; khao soi; pho bo; bun cha; banh mi; goi
  cuon; bo luc lac; caramelised pork belly Vietnamese style; nasi goreng; mee goreng; beef
  rendang; laksa; hainanese chicken rice; chilli crab; char kway teow; gado gado; adobo chicken;
  lechon; sinigang; kare kare; sweet and sour pork; kung pao chicken; mapo tofu; beef in oyster
  sauce; crispy aromatic duck; char siu; dim sum; xiao long bao; hot and sour soup; egg fried
  rice; chow mein; general tso's chicken; twice cooked pork; steamed sea bass with ginger and
  spring onion; salt and pepper squid; spring rolls; wonton soup; dan dan noodles; bulgogi;
  bibimbap; kimchi jjigae; japchae; korean fried chicken; galbi; tteokbokki; sushi platter;
  sashimi; chicken katsu curry; tonkotsu ramen; miso black cod; teriyaki salmon; tempura;
  okonomiyaki; yakitori; gyoza; udon soup; beef tataki; unagi; agedashi tofu; takoyaki; shabu
  shabu; sukiyaki; onigiri; tacos al pastor; fish tacos; carnitas; chicken mole; enchiladas
  verdes; chiles rellenos; quesadillas; guacamole and chips; burrito bowl; nachos; pozole;
  tamales; cochinita pibil; ceviche; lomo saltado; aji de gallina; anticuchos; causa; empanadas;
  asado; choripan; milanesa napolitana; feijoada; moqueca; picanha; pao de queijo; arepas; bandeja
  paisa; ajiaco; pabellon criollo; ropa vieja; cuban sandwich; jerk chicken; curry goat; ackee and
  saltfish; gumbo; jambalaya; shrimp and grits; crawfish etouffee; blackened catfish; fried green
  tomatoes; chicken and waffles; biscuits and gravy; mac and cheese; meatloaf; pot roast; buffalo
  wings; cobb salad; clam chowder; lobster roll; crab cakes; philly cheesesteak; reuben sandwich;
  pulled pork sandwich; smoked brisket; baby back ribs; corn dogs; sloppy joes; chili con carne;
  thanksgiving turkey; pumpkin pie; pecan pie; key lime pie; cheesecake; brownies; apple crumble;
  sticky toffee pudding; eton mess; trifle; banoffee pie; lemon tart; tiramisu; panna cotta;
  cannoli; gelato; creme brulee; tarte tatin; profiteroles; madeleines; macarons; crepes suzette;
  baklava; kunafa; rice pudding; churros; pavlova; lamingtons; mochi; spaghetti carbonara; cacio e
  pepe; penne arrabbiata; lasagne al forno; gnocchi with gorgonzola; ravioli with ricotta and
  spinach; risotto with porcini; ossobuco alla milanese; saltimbocca; vitello tonnato; porchetta;
  bistecca fiorentina; cotoletta; melanzane alla parmigiana; caponata; arancini; pizza quattro
  formaggi; pizza diavola; focaccia; ribollita; minestrone; acquacotta; bagna cauda; fritto misto;
  branzino al sale; cacciucco; spaghetti alle vongole; linguine al pesto; orecchiette con cime di
  rapa; pasta alla norma; bucatini all'amatriciana; tortellini in brodo; polenta with mushrooms;
  stinco di maiale; coniglio alla ligure; trippa alla romana; boeuf bourguignon; coq au vin;
  blanquette de veau; cassoulet; confit de canard; pot-au-feu; navarin d'agneau; gigot d'agneau;
  steak frites; steak tartare; moules frites; bouillabaisse; sole meunière; quenelles de brochet;
  escargots; soupe à l'oignon; quiche lorraine; salade niçoise; ratatouille; gratin dauphinois;
  tartiflette; raclette; fondue savoyarde; choucroute garnie; flammekueche; andouillette; ris de
  veau; rognons à la moutarde; lapin à la moutarde; magret de canard aux cerises; foie gras poêlé;
  terrine de campagne; rillettes; croque monsieur; hachis parmentier; poulet basquaise; piperade;
  brandade de morue; aligot; paella de marisco; gazpacho; salmorejo; tortilla española; patatas
  bravas; gambas al ajillo; croquetas; pulpo a la gallega; fabada asturiana; cocido madrileño;
  cordero asado; cochinillo; callos; pimientos de padrón; bacalao al pil pil; calamares a la
  romana; albondigas; pisto manchego; escalivada; fideuà; crema catalana; bacalhau à brás; caldo
  verde; francesinha; polvo à lagareiro; arroz de marisco; piri piri chicken; pastel de nata;
  moussaka; souvlaki; spanakopita; dolmades; tzatziki with pita; stifado; gyros; greek salad;
  kleftiko; pastitsio; hummus; falafel; tabbouleh; shakshuka; lamb kofta; shawarma; baba ganoush;
  fattoush; kibbeh; manti; iskender kebab; imam bayildi; lahmacun; pide; köfte; tagine of lamb
  with prunes; couscous royal; pastilla; harira; doro wat; injera with lentils; jollof rice;
  bobotie; bunny chow; peri peri prawns; braai; egusi soup; suya; Wiener Schnitzel; Schweinshaxe;
  Sauerbraten; Rinderroulade mit Rotkohl; Königsberger Klopse; Maultaschen; Käsespätzle;
  Leberkäse; Currywurst; Labskaus; Grünkohl mit Pinkel; Tafelspitz; Backhendl; Zwiebelrostbraten;
  Kasseler mit Sauerkraut; Matjes; Forelle Müllerin; Spargel mit Schinken; Kartoffelsuppe;
  Kaiserschmarrn; Apfelstrudel; Schwarzwälder Kirschtorte; Zürcher Geschnetzeltes; rösti; pierogi;
  bigos; borscht; beef stroganoff; chicken kiev; pelmeni; blini with caviar; goulash; chicken
  paprikash; langos; cevapi; sarma; burek; gravlax; smörgåsbord; swedish meatballs; janssons
  temptation; smørrebrød; reindeer stew; karjalanpiirakka; stegt flæsk; lutefisk; nut roast;
  mushroom wellington; lentil dal; veggie burger; tofu stir fry; stuffed peppers; cauliflower
  steak; vegan chili; beetroot salad with goat's cheese; butternut squash soup; pea and mint soup;
  avocado toast; eggs benedict; omelette; frittata; caesar salad; waldorf salad; caprese; burrata
  with tomatoes; oysters Rockefeller; scallops with black pudding; lobster thermidor; seared tuna
  with sesame; poached salmon hollandaise; grilled mackerel; monkfish curry; skate with brown
  butter; halibut with asparagus; sea bream en papillote; roast partridge; pheasant casserole;
  venison loin with blackberries; rabbit stew; wild boar ragu; roast goose with red cabbage; duck
  à l'orange; guinea fowl; quail with grapes; pigeon breast; sweetbreads; oxtail; ox cheek; bone
  marrow; beef short rib; lamb shank; rack of lamb; veal chop with sage; pork tenderloin with
  mustard sauce; roast pork with crackling; ham hock; suckling pig; cheese board; baked camembert;
  mont d'or; halloumi fries; welsh lamb; surf and turf; tomahawk steak; flat iron steak; hanger
  steak chimichurri; wagyu; kangaroo; crocodile; ostrich steak; bison burger; poke bowl; acai
  bowl; buddha bowl; granola; porridge; popcorn; crisps; olives; charcuterie board; canapés; tuna
  mayo sandwich; club sandwich; BLT; fish finger sandwich; chicken nuggets; hot dog; pepperoni
  pizza; hawaiian pizza; kebab; spag bol; mushroms risoto; chiken curry; lasanga; spagetti
  bolognaise; grilld salmon; beef burgandy; porc chops;
  grilled lamb chops with mint; slow-roast shoulder of lamb; chicken and chorizo stew; one-pot
  chicken and rice; sheet pan salmon with broccoli; honey garlic chicken thighs; creamy tuscan
  chicken; lemon herb roast chicken; baked cod with tomatoes and olives; miso aubergine; sausage
  and bean casserole; beef and ale pie; pork and apple burgers; turkey chilli; prawn linguine;
  smoked haddock chowder; fish pie; salmon en croute; spinach and ricotta cannelloni; wild
  mushroom tagliatelle; pumpkin gnocchi with sage butter; truffle risotto; pea risotto; asparagus
  tart; leek and potato soup; roast cauliflower with tahini; stuffed aubergines; vegetable
  lasagne; chickpea curry; black bean tacos; halloumi burger; goat's cheese and caramelised onion
  tart; beetroot risotto; duck pancakes; duck ragu; beef bourguignon pie; steak and chips; ribeye
  with béarnaise; fillet steak with peppercorn sauce; T-bone; sirloin; côte de boeuf; rib of beef;
  braised beef cheeks; beef rib; veal escalope; veal ragout; liver and bacon; black pudding;
  venison sausages; rabbit in mustard; confit duck leg; foie gras terrine; chicken liver pâté;
  prosciutto and melon; serrano ham; iberico pork secreto; pork ribs; gammon steak; boiled ham;
  pea soup with ham; chicken noodle soup; ramen; sukiyaki beef; black cod; hamachi crudo; salmon
  nigiri; tuna roll; prawn toast; crab rangoon; lobster bisque; crab linguine; moules marinière;
  clams in white wine; razor clams; whelks; langoustines; grilled octopus; stuffed squid; sardines
  on toast; mackerel pâté; smoked eel; anchovy toast; cod roe; taramasalata; bouillabaisse
  marseillaise; soupe de poissons; poisson grillé au fenouil; filet de bar en croûte de sel;
  dorade au four; gigot de sept heures; carré d'agneau aux herbes; épaule d'agneau confite;
  côtelettes d'agneau; entrecôte bordelaise; bavette à l'échalote; tournedos rossini; rôti de
  boeuf; paleron braisé; joue de boeuf; queue de boeuf; osso bucco; veau marengo; paupiettes de
  veau; poulet rôti; poulet à l'estragon; poulet vallée d'auge; suprême de volaille aux morilles;
  pintade au chou; chapon farci; dinde de Noël; civet de lièvre; chevreuil sauce grand veneur;
  perdrix au chou; faisan; cailles aux raisins; boudin blanc truffé; saucisse de Morteau aux
  lentilles; petit salé aux lentilles; jambon persillé; oeufs en meurette; omelette aux cèpes;
  soufflé au fromage; gougères; salade lyonnaise; salade de chèvre chaud; asperges sauce
  mousseline; poireaux vinaigrette; tarte à l'oignon; pissaladière; plateau de fromages; époisses;
  comté; munster; tarte au citron; île flottante; mousse au chocolat; fondant au chocolat; baba au
  rhum; clafoutis aux cerises; arrosto di vitello; agnello al forno; abbacchio; scottadito; pollo
  alla cacciatora; pollo alla diavola; faraona; anatra all'arancia; cinghiale in umido; lepre in
  salmì; brasato; bollito misto; fegato alla veneziana; salsiccia e friarielli; tagliata di manzo;
  carpaccio di manzo; vitello alla milanese; scaloppine al limone; involtini; polpette al sugo;
  spezzatino con piselli; orata al forno; pesce spada alla griglia; tonno alla siciliana; baccalà
  mantecato; sarde in saor; cozze gratinate; insalata di polpo; risotto ai frutti di mare; risotto
  al nero di seppia; risotto agli asparagi; risotto al radicchio; tortelli di zucca; agnolotti del
  plin; tajarin al tartufo; pici cacio e pepe; pappardelle alla lepre; trofie al pesto; spaghetti
  aglio olio; pasta e fagioli; pasta al forno; pizza margherita; pizza ai funghi; prosciutto
  crudo; mozzarella di bufala; parmigiano; gorgonzola; pecorino; taleggio; torta caprese;
  zabaione; cantucci; chuletón; solomillo al foie; rabo de toro; carrilleras; cordero lechal;
  cabrito; conejo al ajillo; pollo al chilindrón; perdiz escabechada; codorniz; jamón serrano;
  chorizo al vino; morcilla; lentejas; garbanzos con espinacas; arroz negro; arroz con pollo;
  merluza en salsa verde; besugo; lubina a la sal; dorada; atún encebollado; boquerones; sardinas
  a la brasa; zarzuela; mejillones; vieiras; navajas; percebes; ensaladilla rusa; esqueixada;
  menestra; setas; queso manchego; cabrales; torrija; tarta de Santiago; arroz con leche;
  Rinderbraten; Schweinebraten mit Knödel; Hirschgulasch; Rehrücken mit Preiselbeeren;
  Wildschweinragout; Entenbrust mit Orangensauce; Martinsgans; Hähnchen vom Grill; Putenschnitzel;
  Kalbsleber Berliner Art; Jägerschnitzel; Cordon bleu; Frikadellen; Kohlrouladen; Bratwurst mit
  Sauerkraut; Weißwurst; Leberknödelsuppe; Linseneintopf; Gulaschsuppe; Zander auf Spitzkohl;
  Lachsfilet mit Dill; Scholle Finkenwerder Art; Matjes mit Bohnen; Garnelen in Knoblauchöl;
  Muscheln rheinische Art; Pfifferlinge in Rahm; Steinpilzrisotto; Semmelknödel mit Pilzen;
  Kürbissuppe; Spargel mit Hollandaise; Zwiebelkuchen; Flammkuchen; Käsefondue; Obazda; Bergkäse;
  Harzer Käse; Apfelkuchen; Rote Grütze; Dampfnudeln; Sachertorte; Bayerische Creme;
  clams casino; chicken fried rice; Nashville hot chicken; chicken tenders; pulled jackfruit
  tacos; smash burger; patty melt; chopped salad; Brunswick stew; green chile stew; huevos
  divorciados; chilaquiles verdes; elote; tacos de lengua; sopes; tlayuda; aguachile; pastel de
  choclo; causa limeña; ají de gallina; papas a la huancaína; seco de cordero; sancocho;
  pabellón criollo; acarajé; vatapá; pão de queijo; coxinha; matambre; provoleta; humitas; vada
  pav; pav bhaji; chole bhature; rajma; lamb nihari; chicken karahi; haleem; Hyderabadi biryani;
  momos; hoppers with sambol; kottu roti; beef bibimbap; galbi jjim; sundubu jjigae; dakgalbi;
  samgyeopsal; jajangmyeon; oyakodon; gyudon; chirashi; chawanmushi; mapo eggplant; twice-cooked
  pork; red braised pork belly; steamed sea bass with ginger; salt-baked chicken; scallion
  pancakes; Hokkien mee; bak kut teh; beef pho; cha ca; chicken adobo; sisig; kare-kare; soto
  ayam; sate kambing; pad kra pao; massaman lamb shank; duck red curry; adana kebab; iskender;
  muhammara; kofta in tomato sauce; maqluba; mansaf; ghormeh sabzi; fesenjan; zereshk polo; lamb
  pilaf; khachapuri; khinkali; chicken tabaka; plov; shashlik; solyanka; pelmeni with sour
  cream; golubtsy; żurek; placki; svíčková; bryndzové halušky; ćevapi; pljeskavica; burek with
  cheese; pastrmalija; mititei; ciorbă; Janssons frestelse; gravlax with mustard sauce;
  köttbullar; fårikål; smørrebrød with herring; frikadeller; karjalanpaisti; stamppot; hachee;
  kroketten; mussels in beer; vol au vent with chicken; rabbit with prunes; lapin aux pruneaux;
  poule au pot; potée auvergnate; garbure; axoa de veau; ttoro; bourride; petits farcis; soupe
  au pistou; caillettes; gratin de courgettes; endives au jambon; oeufs mimosa; parmentier de
  canard; navarin printanier; filet de sandre; omble chevalier; Züricher Geschnetzeltes;
  Älplermagronen; Tiroler Gröstl; Kasnocken; Wurstsalat; Schäufele; Saumagen; Pfälzer
  Leberknödel; Himmel un Ääd; Matjes Hausfrauenart; Linsen mit Spätzle; Gaisburger Marsch;
  Schlutzkrapfen; canederli; pizzoccheri; casoncelli; vincisgrassi; timballo; pasta alla gricia;
  coda alla vaccinara; carciofi alla giudia; baccalà alla vicentina; risi e bisi; bigoli in
  salsa; orecchiette alle cime di rapa; pasta con le sarde; arancini al ragù; tonno alla
  palermitana; porceddu; culurgiones; malloreddus; marmitako; callos a la madrileña; migas; ajo
  blanco; suquet de peix; arroz al horno; caldereta de cordero; amêijoas à Bulhão Pato; porco
  preto; cozido à portuguesa; alheira; stargazy pie; jellied eels; faggots and peas; jam
  roly-poly; knickerbocker glory; bread and butter pudding; Battenberg; anzac biscuits; kangaroo
  steak; barramundi; damper; boerewors; potjiekos; mafe; thieboudienne; chermoula fish; zaalouk;
  seared scallops with pea purée; rack of lamb with herb crust; beef cheeks in red wine; pork
  cheeks with cider; confit duck leg with lentils; pan-fried hake with chorizo; roast monkfish
  with bacon; sea trout with samphire; grilled mackerel with beetroot; ham hock terrine; chicken
  liver pâté on toast; twice-baked cheese soufflé; goat's cheese tart; leek and Gruyère quiche;
  celeriac soup; aubergine schnitzel; squash and sage risotto; nut Wellington; lentil bolognese;
  black bean chilli; jackfruit curry; tofu katsu; cauliflower wings; beetroot carpaccio; burrata
  with peaches; asparagus and poached egg; salt and chilli squid; sesame tuna; salmon poke;
  unagi don; chicken ramen; beef udon; kimchi pancake; bulgogi tacos; Korean short ribs; crispy
  chilli beef; black pepper beef; lemongrass chicken; green curry with prawns; beef massaman;
  prawn laksa; fish head curry; chicken satay skewers; lamb dopiaza; prawn bhuna; paneer
  makhani; chicken chettinad; tarka dal; lamb kofta wraps; chicken shish; lamb shawarma; baked
  feta with honey; prawn saganaki; octopus stifado; sea bream al forno; spaghetti with bottarga;
  veal ragù; pappardelle with rabbit; nduja pizza; four cheese pizza; truffle pizza; pork
  saltimbocca; beef tagliata; lamb ragù; cuttlefish in ink; clams with beans; Iberian pork
  presa; lamb sweetbreads; oxtail stew Spanish style; tortilla with chorizo; salt cod fritters;
  duck magret with figs; pigeon with peas; wild boar ragù; hare royale; roast guinea fowl with
  morels; turbot hollandaise; lobster ravioli; sole Véronique; skate wing with capers; bavette
  steak with shallots; onglet and chips; côte de porc charcutière; rösti with smoked salmon;
  Kalbsrahmgoulasch; Lammhaxe aus dem Ofen; Seezunge Müllerin; Spinatknödel; Marillenknödel;
  treacle tart with clotted cream; rhubarb fool; chocolate fondant with raspberry; poached
  pears; lemon posset; baked Alaska; pistachio ice cream; apricot clafoutis; salted caramel
  tart; fried chicken sandwich; bison steak; elk stew; alligator bites; shrimp po'boy; crab
  legs; ribeye with chimichurri; loaded nachos; pork carnitas bowl; chicken tinga; shrimp
  aguachile; cheese empanadas; skirt steak; yuca frita; ham croquettes; tuna melt; sweet potato
  curry; pea and mint risotto; chestnut soup
`
  .split(";")
  .map((dish) => dish.replaceAll(/\s+/gu, " ").trim());
