/** Houses of the Americas; the notation is told in parseHouses.ts. */
export const HOUSES_OF_AMERICA = `
# US Houses
14 Hands, Abreu, Acacia ?, Adelsheim, Alban ?, Alexana, Alexander Valley Vineyards, Almaden
Alpha Omega, Altamura, Amici, Anderson's Conn Valley, Andrew Geoffrey, Andrew Murray, Andrew Will
Anthony Road, Apothic, Araujo, Archery Summit, Argyle, Arrowood, Artesa, Atalon, A to Z Wineworks
Aubert, Au Bon Climat, August Briggs, Austin Hope, Baldacci, Ballentine, Banshee, Barboursville
Barefoot, Barefoot Cellars, Barnett ?, Bartholomew Park, Beaulieu Vineyard, Beaux Frères
Becker Vineyards, Bedell, Bedrock, Bell ?, Belle Glos, Benovia, Benton-Lane, Benziger, Bergström
Beringer, Bernardus, Bethel Heights, Betz, Big Basin, Blackbird, Black Box, Black Stallion
Black Star Farms, Blackstone, Bogle, Bokisch, Bond ?, Bonny Doon, Bonterra, Booker ?, Bota Box
Bouchaine, Brassfield, Bread & Butter, Breggo, Brewer-Clifton, Brooks ?, Brown Estate
Bryant Family, Buccella, Buehler, Buena Vista, Burgess ?, Byron ?, Cade, Caduceus, Cain ?
Cakebread, Cakebread Cellars, Calcareous, Caldwell ?, Calera, Callaghan, Cambria, Camelot
Cameron Hughes, Canvasback, Cardinale, Carlisle ?, Carlton Hill, Carmel Road, Carneros Creek
Carnivor, Carol Shelton, Castle Rock, Castoro, Caymus, Cayuse, Ceja, Channing Daughters
Chappellet, Charles Creek, Charles Krug, Charles Shaw, Charles Smith, Chateau Grand Traverse
Chateau Montelena, Chateau Ste. Michelle, Chateau St. Jean, Chehalem, Chelsea Goldschmidt
Chimney Rock, Christian Brothers, Christom, Christopher Creek, CK Mondavi, Cline, Cline Cellars
Clos du Bois, Clos du Val, Clos LaChance, Clos Pegase, Cloudline, Cloverdale, Coho, Colgin
Columbia Crest, Columbia Winery, Concannon, Conn Creek, Cooper Mountain, Copain ?, Coppola
Corison, Corley, Cosentino, Côte Bonneville, Cougar Crest, Cristom, Crocker & Starr, Cupcake
Cupcake Vineyards, Cuvaison, Dalla Valle, Dancing Coyote, Daou, Darioush, Dark Horse, Dashe
David Arthur, David Bruce, Davis Bynum, Deerfield, Delicato, DeLille, De Loach, Diamond Creek
Dierberg, Domaine Carneros, Domaine Chandon, Domaine Drouhin, Domaine Eden, Domaine Serene
Dominus, Donelan, Donum, Double Canyon, Dr. Frank, Dr. Konstantin Frank, Dry Creek Vineyard
Duchman, Duckhorn, Duckhorn Vineyards, Dumol, Dunham, Dunn, Dutcher Crossing, Dutton Goldfield
Eberle, Ecco Domani, Edmeades, Edna Valley Vineyard, E. & J. Gallo, Elizabeth Spencer, Elk Cove
Elouan, Elyse, Emeritus, Enkidu, Epoch, Erath, Ernest & Julio Gallo, Etude, Evening Land
Evesham Wood, Eyrie, Eyrie Vineyards, Failla, Fantesca, Far Niente, Ferrari-Carano, Fess Parker
Fetzer, Fiddlehead, Fieldings, Field Recordings, Fisher ?, Flora Springs, Flowers ?, Foley ?
Foley Johnson, Folie à Deux, Fontanella, Foppiano, Forman ?, Four Graces, Foxen, Fox Run
Franciscan, Francis Ford Coppola, Frank Family, Frank Family Vineyards, Freeman ?, Freemark Abbey
Frey, Frias, Frog's Leap, Fulcrum, Gallo, Gallo Family, Gamba, Gamble ?, Gary Farrell, Gemstone
Geyser Peak, Girard ?, Gloria Ferrer, Gnarly Head, Goldeneye, Goldschmidt, Gorman, Gramercy
Grand Rêve, Grgich Hills, Groth, Gruet, Guenoc, Gundlach Bundschu, Hafner, Hagafen, Hahn, Hall ?
Halter Ranch, Hamel ?, Handley ?, Hanna ?, Hanzell, Harlan, Harlan Estate, Hartford
Hartford Court, Hartwell, Havens ?, Hawk and Horse, Heitz, Heitz Cellar, Hendry, Hermann J. Wiemer
Hess ?, Hess Collection, Hirsch Vineyards, Hogue, Hollywood & Vine, Honig ?, Horton, Hosmer
Hourglass, Husch ?, Hyde de Villaine, Inglenook, Iron Horse, Jackson-Triggs, Januik, Jarvis
J. Davies, Jessie's Grove, J. Lohr, Joel Gott, John Anthony, Jordan ?, Joseph Carr, Joseph Phelps
Josh, Josh Cellars, Joullian, J. Rochioli, Judd's Hill, Juslyn, Justin ?, J Vineyards, J. Wilkes
Kalin, Kamen, Kapcsandy, Kathryn Hall, Kathryn Kennedy, Keenan ?, Keller Estate, Kendall-Jackson
Kenwood, Ken Wright, Kenzo, Keplinger, Ketcham, King Estate, King Family, Kiona, Kistler
Klinker Brick, Knights Bridge, Kongsgaard, Konstantin Frank, Korbel, Kosta Browne, Kuleto, Kunde
Kunin, K Vintners, La Crema, Ladera, Laetitia, La Follette, Lagier Meredith, Lail, La Jota
Lamborn, Lamoreaux Landing, Lancaster, Landmark, Lang & Reed, Larkmead, Larson, LaRue, La Sirena
Latah Creek, L'Aventure, Lawson's, Layer Cake, L'Ecole, L'Ecole No 41, Left Foot Charley, Leonetti
Leonetti Cellar, Lewis ?, Lewis Cellars, Liberty Creek, Liberty School, Lincourt, Linden
Linden Vineyards, Line 39, Linne Calodo, Liquid Farm, Livingston, Llano Estacado, Lokoya
Long Meadow Ranch, Long Shadows, Louis M. Martini, Lucas & Lewellen, Lucia ?, Luminus, Luna ?
Lynmar, Macari, MacMurray, MacPhail, MacRostie, Madroña, Mail Road, Marcassin, Marimar
Marimar Estate, Markham ?, Mark Ryan, Mark West, Martha Stoumen, Martinelli, Martin Ray, Mason ?
Matanzas Creek, Matthiasson, Mauritson, Mawby, Mayacamas, Maysara, Mazzocco, McIntyre, McManis
McPherson, McPrice Myers, Meiomi, Melka, Melville, Ménage à Trois, Merry Edwards, Merryvale
Mer Soleil, Messina Hof, Meyer Family, Michael David, Michael Mondavi, Michel-Schlumberger
Milbrandt, Miner ?, Mirassou, Montelena, Montinore, Morgan ?, Morlet, Mount Eden
Mt. Veeder Winery, Mueller, Mumm Napa, Murphy-Goode, Murrieta's Well, Nalle ?, Napa Cellars
Navarro ?, Neal ?, Newton ?, Neyers, Nichelini, Nickel & Nickel, Niner, Noble Vines, Northstar
Novelty Hill, Oberon, Ojai, Opus One, Orin Swift, O'Shaughnessy, Outpost, Owen Roe, Pacific Rim
Pahlmeyer, Palisades, Palmaz, Papapietro Perry, Paradigm, Parducci, Patz & Hall, Paul Dolan
Paul Hobbs, Paumanok, Peachy Canyon, Peay, Pedroncelli, Peirson Meyer, Peju, Pejus, Pellegrini
Peltier, Penner-Ash, Pepper Bridge, Perry Creek, Peter Franus, Peter Michael, Petroni, Pezzi King
Phifer Pavitt, Philip Togni, Piña, Pine Ridge, Pisoni, Plump Jack, Ponzi, Preston ?, Pride
Pride Mountain, Prisoner Wine Company, Provenance, Purple Cowboy, Quady ?, Quilceda Creek
Quintessa, Quivira, Qupé, Ramey, Ramian, Rancho Sisquoc, Ravenswood, Ravines, Raymond ?
RdV Vineyards, Realm ?, Red Car, Red Newt, Redwood Creek, Reininger, Renwood, Revana, Rex Goliath
Rex Hill, Rhys, Ridge, Ridge Vineyards, Riverbench, Robert Biale, Robert Craig, Robert Foley
Robert Hall, Robert Mondavi, Robert Mondavi Winery, Robert Sinskey, Robert Stemmler
Robert Talbott, Robert Young, Roblar, Rochioli, Rodney Strong, Roederer Estate, Roessler, Rombauer
Rosenblum, Rosenthal, Round Pond, Rubicon Estate, Rubus, Rudd ?, Rusack, Russian Hill
Rutherford Hill, Rutherford Ranch, Rutz, Saddleback, Saint Helena Winery, Saintsbury, Salus
S. Anderson, Sanford, San Simeon, Santa Barbara Winery, Saracina, Sauvignon Republic, Saxum
Sbragia, Scarecrow, Scharffenberger, Schrader, Schramsberg, Schug, Schweiger, Scott Harvey
Screaming Eagle, Sean Minor, Sea Smoke, Seavey, Sebastiani, Seghesio, Selene, Sequoia Grove
Seven Hills, Shafer, Shannon Ridge, Shea, Siduri, Signorello, Silverado, Silverado Vineyards
Silver Oak, Simi ?, Sineann, Sine Qua Non, Sinor-LaVallee, Sivas-Sonoma, Skinner, Smith & Hook
Smith-Madrone, Snoqualmie, Sobon, Sojourn, Sokol Blosser, Sonoma-Cutrer, Soter, Souverain
Spottswoode, Spring Valley, Staglin, Stags' Leap, Stag's Leap Wine Cellars, Stags' Leap Winery
Star Lane, Starmont, St. Clement, Steele ?, Ste. Genevieve, Stephen Ross, Sterling ?
Sterling Vineyards, Stewart ?, St. Francis, St. Innocent, St. Julian, Stoller, Stolpman
Stone Hill, Stonestreet, Stony Hill, Storybook Mountain, St. Supéry, Stuhlmuller, Summers ?
Sutter Home, Switchback Ridge, Syncline, Tablas Creek, Talbott, Talley ?, Tamarack, Terra d'Oro
Terra Valentine, Testarossa, The Eyrie, The Hess Collection, The Prisoner, Thomas Fogarty
Three Sticks, Three Thieves, Toasted Head, Tobin James, Tolosa, Tom Eddy, Topel, Torii Mor, Treana
Trefethen, Trentadue, Trinchero, Trinitas, Truchard, Tudal, Turley ?, Turnbull, Turning Leaf
Twenty Bench, Twomey, Unti, Valley of the Moon, Van Duzer, Van Ruiten, Verité, Viader
Villa Mt. Eden, Villa San-Juliette, Vina Robles, Vineyard 29, Vision Cellars, Volker Eisele
Von Strasser, V. Sattui, Walla Walla Vintners, WALT, Waterbrook, Waterstone, Wattle Creek, Wente
Whitehall Lane, White Rock, Wild Horse, Willakenzie, Willamette Valley Vineyards, William Hill
Williams Selyem, Wilson ?, Wind Gap, Windsor ?, Wolffer, Woodbridge, Woodward Canyon, Wrath
Yamhill Valley, Zaca Mesa, ZD Wines, Zina Hyde Cunningham

# CA Houses
Andrew Peller, Bachelder, Benjamin Bridge, Black Hills, Blasted Church, Blue Mountain
Burrowing Owl, Cave Spring, CedarCreek, Château des Charmes, Church & State, Domaine de Grand Pré
Fielding, Flat Rock, Gray Monk, Henry of Pelham, Hester Creek, Hidden Bench, Hillebrand
Inniskillin, Jackson-Triggs, Kacaba, Konzelmann, La Frenz, Lailey, Laughing Stock, Leaning Post
Le Clos Jordanne, Le Vieux Pin, Magnotta, Malivoire, Mission Hill, Nk'Mip, Norman Hardie, Orofino
Osoyoos Larose, Painted Rock, Peller, Peller Estates, Pillitteri, Poplar Grove, Quails' Gate, Reif
Road 13, Rosewood, Sandhill, Southbrook, Stratus, Sumac Ridge, Sumaridge, Summerhill, Tantalus
Tawse, Thirty Bench, Tinhorn Creek, Trius, Vineland, Wayne Gretzky

# AR Houses
Achaval-Ferrer, Alfredo Roca, Altaland, Alta Vista, Altos Las Hormigas, Amalaya, Andeluna, Antigal
Antucura, Argento ?, Atamisque, Benegas, Benvenuto de la Serna, Bianchi, Bodega Aleanna
Bodega Chacra, Bodega del Fin del Mundo, Bodega Noemía, Bodega Norton, Bodegas Caro, Bodegas López
Bodega y Cavas de Weinert, Bressia, Callia, Canale, Carlos Pulenta, Casa Bianchi, Casarena, Catena
Catena Zapata, Cavas de Weinert, Chacra, Chakana, Chandon, Clos de los Siete, Cobos, Colomé
Cruzat, Cuvelier Los Andes, Dante Robino, Decero, DiamAndes, Domaine Bousquet, Doña Paula
El Enemigo, El Esteco, El Porvenir, Enrique Foster, Ernesto Catena, Escorihuela
Escorihuela Gascón, Etchart, Fabre Montmayou, Familia Marguery, Familia Schroeder
Familia Zuccardi, Félix Lavaque, Finca Decero, Finca Flichman, Finca La Celia, Finca Las Moras
Finca Quara, Finca Sophenia, Fin del Mundo, Flichman, François Lurton, Gimenez Riili, Goyenechea
Graffigna, Huarpe, Humberto Canale, Jean Bousquet, Kaiken, La Anita, La Celia, Lagarde, La Posta
La Riojana, Las Moras, Las Perdices, Lavaque, Lopez ?, Los Haroldos, Luca ?, Luigi Bosca, Lurton
Manos Negras, Mascota Vineyards, Matervini, Mauricio Lorca, Melipal, Mendel, Michel Torino
Monteviejo, Mosquita Muerta, Nanni, Navarro Correas, Nieto Senetiner, Nieto y Senetiner, Noemía
O. Fournier, Orfila, Otronia, Pascual Toso, Passionate Wine, Patritti, Piatelli, Piattelli
Pulenta, Pulenta Estate, Pyros, Renacer, Riglos, Rosell Boher, Ruca Malen, Rutini, Salentein
San Pedro de Yacochuya, Santa Ana, Santa Florentina, Santa Julia, Saurus, Schroeder, Séptima
Sophenia, Susana Balbo, Tapiz, Terrazas de los Andes, Tikal, Tomero, Trapiche, Trivento, Trumpeter
Valentín Bianchi, Vicentin, Viña Cobos, Vines of Mendoza, Viniterra, Weinert, Xumek, Zorzal
Zuccardi

# CL Houses
Agustinos, Almaviva, A Los Viñateros Bravos, Altacima, Altaïr, Alvaro Espinoza, Amayna, Anakena
Andes Plateau, Antawara, Antiyal, Apaltagua, Aquitania, Aquitania Lazuli, Arauco, Aravena
Arboleda, Aresti, Armador, Baettig, Bisquertt, Bodegas RE, Bodegas y Viñedos de Aguirre
Bodega Volcanes, Botalcura, Bouchon, Bravado, Caballo Loco, Calcu, Caliterra, Calyptra, Canepa
Carmen, Carta Vieja, Carta Vieja del Pedregal, Casa Bauzá, Casa Donoso, Casa Lapostolle
Casa Marín, Casa Patronales, Casa Rivas, Casas del Bosque, Casas del Toqui, Casa Silva
Casas Patronales, Casa Tamaya, Castillo de Molina, Catrala, Cefiro, Château Los Boldos, Chilcas
Chilensis, Chocalán, Clos Andino, Clos Apalta, Clos des Fous, Clos Quebrada de Macul
Clos Santa Ana, Concha y Toro, Cono Sur, Corinto, Corralillo, Cousiño-Macul, Cremaschi Furlotti
De Gras, Del Pedregal, De Martino, Domaines Barons de Rothschild Los Vascos, Domus Aurea
Doña Dominga, Don Melchor, Dos Andes, Echeverria, El Aromo, El Encanto, El Huique, El Principal
Emiliana, Encierra, Erasmo Reserva de Caliboro, Errázuriz, Escudo Rojo, Espinos y Cardos
Estancia El Cuadro, Falernia, Folatre, Fray León, Gandolini, Garage Wine Co, Garcés Silva
Geo Wines, Gillmore, Gillmore Tabontinaja, Gracia ?, Grosso, Hacienda Araucano, Hacienda El Condor
Haras de Pirque, Herencia, House of Morandé, Huaquén, Huasa de Trequilemu, Hugo Casanova
Ignacio Recabarren, Indómita, In Situ, Intriga, J.A. Jofré, J. Alberto, J. Bouchon
J. & F. Lurton Araucano, Julio Bouchon, Kingston, Korta, Koyle, Laberinto, La Causa, Lafken
La Fortuna, Lagar de Bezana, La Joya, La Playa, Lapostolle, La Ronciere, La Rosa, Las Niñas
Las Veletas, Laura Hartwig, Lautaro, Leonardo Erazo, Loma Larga, Loma Negra, Longaví, Los Boldos
Los Maquis, Los Robles, Los Vascos, Louis-Antoine Luyt, Luis Antoine Luyt, Luis Felipe
Luis Felipe Edwards, Macaya, Maquis, Marques de Casa Concha, Matetic, Maturana, Maycas del Limarí
Merino, Miguel Torres Chile, Misiones de Rengo, Montes, MontGras, Montsecano, Morandé, Moretta
Nativa, Neyen, Nimbus, Nostros, Ochotierras, Odfjell, Oropel, Orzada, Oveja Negra, Palo Alto
Pandolfi Price, Pargua, Pérez Cruz, Polkura, Portal del Alto, Pueblo Antiguo, Puerto Viejo
Punta Nogal, Punti Ferrer, Quasar, Quinta de Maipo, Quintay, Ravanal, Requingua, Ribera del Lago
Roberto Henríquez, Rogue Vine, Rukumilla, Sanama, San Esteban, San José de Apalta, San Nicolas
San Pedro, Santa Alicia, Santa Camila, Santa Carolina, Santa Cruz Vineyards, Santa Digna
Santa Ema, Santa Helena, Santa Laura, Santa Mónica, Santa Rita, Selentia, Siegel, Sierra Batuco
Sol de Sol, Sucesor, Sutil, Tabalí, Tabontinaja, Tacora, Tagua Tagua, Tamaya, Tapihue, Tarapacá
Terra Andina, Terramater, TerraNoble, Terrapura, Tipaume, Toro de Piedra, Torreon
Torreón de Paredes, Trabun, Tres Palacios, Trisquel, Tunquen, Undurraga, Urmeneta, Valdemoro
Valdivieso, Valle Secreto, Vascos, Vega Sur, Ventisquero, Veramonte, Via Wines, Via Wines Chilcas
Villalobos, Villard, Villaseñor, Viña Bisquertt, Viña Carmen, Viña Casablanca, Viña Choapa
Viña El Aromo, Viña Falernia, Viña Koyle, Viña La Rosa, Viña Las Niñas, Viña Leyda, Viña Maipo
Viña Mar, Viña Marty, Viña Mayu, Viña Peralillo, Viña Ravanal, Viña San Pedro, Viña Santa Rita
Viña Ventisquero, Viña Vik, Viñedos Emiliana, Viñedos Marchigüe, Viñedos Puertas
Viñedos Veramonte, Viu Manent, Von Knobelsdorff, Von Siebenthal, Vultur, William Cole, Yali
Yaquil

# BR Houses
Almadén, Almaúnica, Amitié, Angheben, Aurora ?, Bebber, Boscato, Cainelli, Campos de Cima
Casa Perini, Casa Valduga, Casa Venturini, Cave Geisse, Cooperativa Garibaldi, Courmayeur
Dal Pizzol, Dom Cândido, Don Abel, Don Bonifácio, Don Giovanni, Don Guerino, Don Laurindo, Dunamis
Família Geisse, Geisse, Góes, Guaspari, Guatambu, Kranz ?, Larentis, Lidio Carraro, Luiz Argenta
Marco Luigi, Mena Kaho, Miolo, Miolo Wine Group, Mioranza, Monte Paschoal, Nova Aliança, Pericó
Perini, Peterlongo, Pizzato, Ponto Nero, Quinta da Neve, Quinta do Morgado, Quinta Santa Maria
Salton, Sanjo, Terragnolo, Torcello, Valduga, Vallontano, Valmarino, Venturini, Villa Francioni
Villaggio Bassetti, Villaggio Grando, Vinícola Aurora, XV de Novembro, Zanotto

# UY Houses
Alto de la Ballena, Antigua Bodega Stagnari, Ariano, Artesana, Bodega Garzón, Bodega Marichal
Bodegas Carrau, Bouza, Carrau, Castillo Viejo, Deicas, De Lucca, El Capricho
Establecimiento Juanicó, Familia Deicas, Filgueira, Giménez Méndez, H. Stagnari, Irurtia
Los Cerros de San Juan, Marichal, Narbona, Pisano, Pizzorno, Stagnari, Toscanini, Traversa
Varela Zarranz, Viña Varela Zarranz, Viñedo de los Vientos

# MX Houses
Adobe Guadalupe, Baron Balché, Bruma, Casa de Piedra, Casa Madero, Château Camou, Cuna de Tierra
El Cielo, Emeve, L.A. Cetto, Las Nubes, Lechuza, Monte Xanic, Roganto, Santo Tomás, Torres Alegre
Tres Raíces, Vena Cava

# PE Houses
Intipalka, Ocucaje, Quebrada de Ihuanco, Queirolo, Santiago Queirolo, Tabernero, Tacama

# BO Houses
Aranjuez, Campos de Solana, Kohlberg, La Concepción, Sausini
`;
