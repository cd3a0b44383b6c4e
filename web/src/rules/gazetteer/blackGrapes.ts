/**
 * Black grapes: `Name, synonym, synonym @CC`. The first is the prime name here, though a label's
 * own spelling is kept; `@CC` says that practically all of it grows in that country.
 */
export const BLACK_GRAPES = `
# VIVC
Abouriou @FR
Abrusco @IT
Agiorgitiko, Saint George, Aghiorghitiko @GR
Aglianico @IT
Aleatico
Alfrocheiro, Alfrocheiro Preto, Tinta Bastardinha @PT
Alicante Bouschet, Alicante Henri Bouschet, Garnacha Tintorera
Aramon
Areni, Areni Noir, Areni Noir Sev @AM
Baco Noir
Baga @PT
Barbera
Barsaglina @IT
Blaufränkisch, Lemberger, Blauer Limberger, Limberger, Kékfrankos, Franconia, Frankovka, Frankovka Modrá, Modra Frankinja, Blue Frankish
Bobal @ES
Bombino Nero @IT
Bonarda, Douce Noire, Corbeau, Charbono
Bonarda Piemontese @IT
Bovale, Bovale Sardo, Bovale Grande @IT
Brachetto @IT
Braquet, Brachet @FR
Braucol, Fer Servadou, Fer, Mansois, Pinenc @FR
Brancellao, Brancelho, Alvarelhão
Brun Argenté, Vaccarèse, Camarèse @FR
Cabernet Cortis
Cabernet Franc, Bouchet, Breton, Cabernet Breton
Cabernet Sauvignon, Cabernet, Cab Sauv
Caiño Tinto, Caíño Tinto, Borraçal
Calabrese Montenuovo @IT
Callet @ES
Canaiolo, Canaiolo Nero @IT
Cannonau @IT
Carignan, Carignane, Cariñena, Carignano, Samsó, Mazuelo
Carmenère, Carménère, Carmenere, Grande Vidure
Casavecchia @IT
Castelão, Periquita, João de Santarém, Castelão Francês @PT
Castets
Centesimino @IT
Cesanese, Cesanese d'Affile, Cesanese Comune @IT
César @FR
Chambourcin
Chelois
Ciliegiolo @IT
Cinsault, Cinsaut, Hermitage Noir, Ottavianello
Colorino @IT
Complexa @PT
Concord
Cornalin, Rouge du Pays @CH
Corot Noir @US
Cortese Nera @IT
Corvina, Corvina Veronese @IT
Corvinone @IT
Counoise @FR
Croatina @IT
Dobričić @HR
Dolcetto
Dornfelder
Duras @FR
Durif, Petite Sirah, Petite Syrah
Enantio, Lambrusco a Foglia Frastagliata @IT
Étraire de l'Aduï @FR
Fetească Neagră, Feteasca Neagra, Rara Neagră
Fogoneu @ES
Frappato, Frappato di Vittoria @IT
Freisa @IT
Frontenac
Früburgunder, Frühburgunder, Pinot Noir Précoce, Pinot Madeleine
Fumin @IT
Gaglioppo @IT
Gamaret @CH
Gamay, Gamay Noir, Gamay Noir à Jus Blanc
Gamay de Bouze, Gamay Fréaux
Gamay Teinturier
Garanoir @CH
Garró, Mandó @ES
Girgentina Nera @MT
Ġellewża, Gellewza @MT
Graciano, Morrastel, Tinta Miúda, Bovale di Spagna, Parraleta
Grand Noir, Grand Noir de la Calmette
Grenache, Grenache Noir, Garnacha, Garnacha Tinta, Garnatxa, Garnatxa Negra, Lladoner, Lledoner Pelut, Garnacha Peluda, Alicante, Tocai Rosso, Guarnaccia
Grignolino @IT
Grolleau, Groslot @FR
Gropello, Groppello, Groppello Gentile @IT
Hondarrabi Beltza @ES
Humagne Rouge, Cornalin d'Aoste
Jaen, Mencía, Mencia, Jaen du Dão
Juan García, Mouratón @ES
Kadarka, Gamza
Kalecik Karası, Kalecik Karasi @TR
Kotsifali @GR
Lacrima, Lacrima di Morro, Lacrima Nera @IT
Lagrein @IT
Lambrusco di Sorbara @IT
Lambrusco Grasparossa @IT
Lambrusco Maestri @IT
Lambrusco Salamino @IT
Lambrusco Marani @IT
Lambrusco, Lambrusca
Léon Millot
Liatiko @GR
Limnio, Lemnio @GR
Limniona @GR
Listán Negro, Listán Prieto, País, Mission, Criolla Chica
Magliocco, Magliocco Canino, Magliocco Dolce @IT
Malbec, Côt, Cot, Auxerrois du Lot, Pressac
Malvasia Nera, Malvasia Nera di Brindisi, Malvasia Nera di Lecce @IT
Malvasia di Schierano @IT
Mammolo, Sciaccarello, Sciacarello
Mandilaria, Amorghiano @GR
Manto Negro @ES
Marechal Foch, Maréchal Foch
Marselan
Marquette @US
Marzemino @IT
Maturana Tinta, Trousseau, Bastardo, Merenzao, Verdejo Negro, Tinta Lisboa
Mavrodafni, Mavrodaphne @GR
Mavro @CY
Mavrotragano @GR
Mavrud @BG
Melnik, Shiroka Melnishka @BG
Merlot, Merlot Noir
Merseguera Negra @ES
Molinara @IT
Monastrell, Mourvèdre, Mourvedre, Mataro, Mataró
Mondeuse, Mondeuse Noire
Monica @IT
Montepulciano @IT
Moreto @PT
Morellino @IT
Mollard @FR
Moristel @ES
Muscardin @FR
Muscat Hamburg, Muscat of Hamburg, Moscato d'Amburgo, Black Muscat, Muscat de Hambourg
Moscato di Scanzo @IT
Moscato Rosa, Rosenmuskateller
Narince Siyah @TR
Nascetta Nera @IT
Nebbiolo, Spanna, Chiavennasca, Picotener, Picotendro
Negrara @IT
Negramoll, Tinta Negra, Tinta Negra Mole, Mulata
Négrette @FR
Negroamaro, Negro Amaro @IT
Nerello Cappuccio @IT
Nerello Mascalese @IT
Neretta Cuneese @IT
Nero Buono @IT
Nero d'Avola, Calabrese @IT
Nero di Troia, Uva di Troia @IT
Nielluccio @FR
Norton, Cynthiana @US
Öküzgözü, Okuzgozu @TR
Boğazkere, Bogazkere @TR
Oseleta @IT
Ojaleshi @GE
Pallagrello Nero @IT
Pamid
Papaskarasi, Papazkarası @TR
Pelaverga, Pelaverga Piccolo @IT
Perricone, Pignatello @IT
Petit Rouge @IT
Petit Verdot
Petite Arvine Noire @CH
Piedirosso, Per 'e Palummo @IT
Pignolo @IT
Pignola @IT
Pinot Meunier, Meunier, Schwarzriesling, Müllerrebe
Pinot Noir, Spätburgunder, Blauburgunder, Blauer Burgunder, Blauer Spätburgunder, Pinot Nero, Pinot Negro, Modri Pinot, Klevner
Pinotage @ZA
Plavac Mali, Plavac @HR
Plavina, Plavka @HR
Portugieser, Blauer Portugieser, Kékoportó
Poulsard, Ploussard @FR
Prieto Picudo @ES
Primitivo, Zinfandel, Crljenak Kaštelanski, Crljenak, Tribidrag, Kratošija
Prokupac @RS
Prugnolo Gentile @IT
Raboso, Raboso Piave, Raboso Veronese, Friularo @IT
Ramisco @PT
Rebo @IT
Refosco, Refošk, Teran, Terrano
Refosco dal Peduncolo Rosso @IT
Regent
Romé @ES
Rondinella @IT
Rondo
Rossese, Rossese di Dolceacqua, Tibouren
Rossignola @IT
Rossola Nera @IT
Roter Veltliner Schwarz @AT
Rotberger
Rubin @BG
Ruby Cabernet
Rubired
Rucahón @CL
Ruchè, Ruché @IT
Rufete, Tinta Pinheira
Ruen @BG
Sagrantino @IT
Sangiovese, Brunello, Sangioveto, Sangiovese Grosso
Sankt Laurent, St. Laurent, Saint Laurent, Svatovavřinecké, Svätovavrinecké
Saperavi
Schiava, Vernatsch, Trollinger, Schiava Gentile, Schiava Grossa
Schioppettino, Ribolla Nera, Pokalca @IT
Segalin
Servanin @FR
Souvignier Noir
Sousón, Souzão, Sousão, Vinhão
Sumoll Negre, Sumoll @ES
Susumaniello @IT
Syrah, Shiraz
Tannat
Tazzelenghe @IT
Tempranillo, Tinto Fino, Tinta del País, Tinta de Toro, Tinta Roriz, Aragonez, Aragonês, Cencibel, Ull de Llebre, Tinta del Pais
Teroldego, Teroldego Rotaliano
Terret Noir @FR
Timorasso Nero @IT
Tinta Amarela, Trincadeira, Trincadeira Preta
Tinta Barroca
Tinta Caiada @PT
Tinta Carvalha @PT
Tinta Francisca @PT
Tinto Cão, Tinta Cão
Tintilia @IT
Tintilia de Rota, Tintilla de Rota, Tintilla @ES
Touriga Franca, Touriga Francesa
Touriga Nacional
Touriga Fêmea @PT
Tinta da Barca @PT
Trepat @ES
Uva Rara @IT
Uva Tosca
Vespolina @IT
Vespaiola Nera @IT
Vien de Nus @IT
Vranac, Vranec
Wildbacher, Blauer Wildbacher @AT
Xinomavro @GR
Xynisteri Mavro @CY
Yapıncak Kara @TR
Zierfandler Rot @AT
Zweigelt, Blauer Zweigelt, Rotburger, Zweigeltrebe
`;
