/**
 * Black grapes: `Name, synonym, synonym @CC`. The first is the prime name here, though a label's
 * own spelling is kept; `@CC` says that practically all of it grows in that country, `| s` that it is mostly sparkling.
 */
export const BLACK_GRAPES = `
# VIVC
Abouriou @FR
Agiorgitiko, Aghiorgitiko @GR
Aglianico @IT
Aleatico
Alfrocheiro, Alfrocheiro Preto, Tinta Bastardinha @PT
Alicante Bouschet, Alicante Henri Bouschet, Garnacha Tintorera
Aramon
Areni, Areni Noir @AM
Baco Noir
Baga @PT
Barbera
Barsaglina @IT
Blaufränkisch, Lemberger, Blauer Limberger, Limberger, Kékfrankos, Franconia, Frankovka, Frankovka Modrá, Modra Frankinja, Blue Frankish
Bobal @ES
Bombino Nero @IT
Bonarda, Douce Noire, Charbono
Bonarda Piemontese @IT
Brachetto @IT | s
Braquet, Brachet @FR
Fer Servadou, Braucol, Mansois, Pinenc @FR
Brancellao, Brancelho, Alvarelhão
Brun Argenté, Vaccarèse, Camarèse @FR
Cabernet Cortis
Cabernet Franc, Cabernet Breton
Cabernet Sauvignon, Cabernet, Cab Sauv
Caíño Tinto, Borraçal
Calabrese Montenuovo @IT
Callet @ES
Canaiolo, Canaiolo Nero @IT
Carignan, Carignane, Cariñena, Carignano, Samsó, Mazuelo
Carmenère, Grande Vidure
Casavecchia @IT
Castelão, Periquita, João de Santarém, Castelão Francês @PT
Castets ?
Centesimino @IT
Cesanese, Cesanese d'Affile, Cesanese Comune @IT
César ? @FR
Chambourcin
Chelois
Ciliegiolo @IT
Cinsault, Cinsaut, Hermitage Noir, Ottavianello
Colorino @IT
Complexa ? @PT
Concord ?
Corot Noir @US
Corvina, Corvina Veronese @IT
Corvinone @IT
Counoise @FR
Croatina @IT
Dobričić @HR
Dolcetto
Dornfelder
Duras ? @FR
Durif, Petite Sirah, Petite Syrah
Enantio, Lambrusco a Foglia Frastagliata @IT
Étraire de l'Aduï @FR
Fetească Neagră
Rară Neagră, Băbească Neagră
Fogoneu @ES
Frappato, Frappato di Vittoria @IT
Freisa @IT
Frontenac
Frühburgunder, Pinot Noir Précoce, Pinot Madeleine
Fumin @IT
Gaglioppo @IT
Gamaret @CH
Gamay, Gamay Noir, Gamay Noir à Jus Blanc
Gamay de Bouze, Gamay Fréaux
Garanoir @CH
Mandó, Garró ? @ES
Ġellewża @MT
Graciano, Morrastel, Tinta Miúda, Bovale Sardo, Bovale
Grand Noir, Grand Noir de la Calmette
Grenache, Grenache Noir, Garnacha, Garnacha Tinta, Garnatxa, Garnatxa Negra, Lledoner Pelut, Garnacha Peluda, Tocai Rosso, Cannonau
Grignolino @IT
Grolleau, Groslot @FR
Groppello, Groppello Gentile, Gropello @IT
Hondarrabi Beltza @ES
Humagne Rouge, Cornalin d'Aoste
Mencía, Jaen
Juan García, Mouratón @ES
Kadarka, Gamza
Kalecik Karası @TR
Kotsifali @GR
Lacrima, Lacrima di Morro, Lacrima Nera @IT
Lagrein @IT
Lambrusco di Sorbara @IT | s
Lambrusco Grasparossa @IT | s
Lambrusco Maestri @IT | s
Lambrusco Salamino @IT | s
Lambrusco Marani @IT | s
Lambrusco, Lambrusca | s
Léon Millot
Liatiko @GR
Limnio, Lemnio @GR
Limniona @GR
Listán Negro @ES
Listán Prieto, País, Criolla Chica
Magliocco, Magliocco Canino, Magliocco Dolce @IT
Malbec, Côt
Malvasia Nera, Malvasia Nera di Brindisi, Malvasia Nera di Lecce @IT
Sciaccarello, Sciacarello, Mammolo
Mandilaria, Amorghiano @GR
Manto Negro @ES
Manzoni Moscato @IT
Maréchal Foch
Marselan
Marquette @US
Marzemino @IT
Trousseau, Bastardo, Merenzao, Verdejo Negro
Mavrodafni, Mavrodaphne @GR
Mavro ? @CY
Mavrotragano @GR
Mavrud @BG
Melnik, Shiroka Melnishka @BG
Merlot, Merlot Noir
Molinara @IT
Mourvèdre, Monastrell, Mataro
Mondeuse, Mondeuse Noire
Monica ? @IT
Montepulciano @IT
Moreto @PT
Mollard @FR
Moristel @ES
Muscardin @FR
Muscat Hamburg, Muscat of Hamburg, Moscato d'Amburgo, Black Muscat, Muscat de Hambourg
Moscato di Scanzo @IT
Moscato Rosa, Rosenmuskateller
Nebbiolo, Spanna, Chiavennasca, Picotener, Picotendro
Negrara @IT
Negramoll, Tinta Negra, Tinta Negra Mole, Mulata
Négrette @FR
Negroamaro @IT
Nerello Cappuccio @IT
Nerello Mascalese @IT
Nero Buono @IT
Nero d'Avola, Calabrese @IT
Nero di Troia, Uva di Troia @IT
Norton, Cynthiana ? @US
Öküzgözü @TR
Boğazkere @TR
Oseleta @IT
Ojaleshi @GE
Pallagrello Nero @IT
Pamid
Papaskarasi, Papazkarası @TR
Pelaverga, Pelaverga Piccolo @IT
Perricone, Pignatello @IT
Petit Rouge @IT
Petit Verdot
Piedirosso, Per 'e Palummo @IT
Pignolo @IT
Pinot Meunier, Meunier, Schwarzriesling, Müllerrebe
Pinot Noir, Spätburgunder, Blauburgunder, Blauer Burgunder, Blauer Spätburgunder, Pinot Nero, Modri Pinot
Pinotage @ZA
Plavac Mali, Plavac @HR
Plavina, Plavka @HR
Portugieser, Blauer Portugieser, Kékoportó
Poulsard, Ploussard @FR
Prieto Picudo @ES
Zinfandel, Primitivo, Crljenak Kaštelanski, Tribidrag, Kratošija
Prokupac @RS
Raboso, Raboso Piave, Raboso Veronese, Friularo @IT
Ramisco @PT
Rebo ? @IT
Refosco
Terrano, Teran, Refošk
Refosco dal Peduncolo Rosso @IT
Regent ?
Romé ? @ES
Rondinella @IT
Rondo ?
Tibouren, Rossese, Rossese di Dolceacqua
Rossignola @IT
Rossola Nera @IT
Rotberger
Rubin ? @BG
Ruby Cabernet
Rubired
Ruchè @IT
Rufete, Tinta Pinheira
Ruen @BG
Sagrantino @IT
Sangiovese, Sangioveto, Sangiovese Grosso, Prugnolo Gentile, Nielluccio
Sankt Laurent, St. Laurent, Saint Laurent, Svatovavřinecké
Saperavi
Schiava, Vernatsch, Trollinger, Schiava Gentile, Schiava Grossa
Schioppettino, Ribolla Nera, Pokalca @IT
Segalin
Servanin @FR
Sousón, Souzão, Sousão, Vinhão
Sumoll Negre, Sumoll @ES
Susumaniello @IT
Syrah, Shiraz
Tannat
Tazzelenghe @IT
Tempranillo, Tinto Fino, Tinta del País, Tinto del País, Tinta de Toro, Tinta Roriz, Aragonez, Aragonês, Cencibel, Ull de Llebre
Teroldego, Teroldego Rotaliano
Terret Noir @FR
Trincadeira, Tinta Amarela, Trincadeira Preta
Tinta Barroca
Tinta Caiada, Parraleta
Tinta Carvalha @PT
Tinta Francisca @PT
Tinto Cão
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
Vien de Nus @IT
Vranac, Vranec
Wildbacher, Blauer Wildbacher @AT
Xinomavro @GR
Zweigelt, Blauer Zweigelt, Rotburger, Zweigeltrebe
`;
