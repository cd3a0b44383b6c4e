/** Houses of Germany, Austria, Switzerland and the east of Europe; the notation is told in parseHouses.ts. */
export const HOUSES_OF_CENTRAL_EUROPE = `
# DE Houses
Acham-Magin, A. Christmann, A.J. Adam, Aldinger, Alexander Laible, Allendorf, Andreas Laible
Ansgar Clüsserath, August Eser, August Kesseler, Balthasar Ress, Bassermann-Jordan, Bercher
Bercher-Schmidt, Bergdolt, Bernhard Huber, Bickel-Stumpf, Biffar, Bischöfliche Weingüter Trier
Black Tower, Blankenhorn, Blue Nun, Braunewell, Brüder Dr. Becker, Bürgerspital, Bürklin-Wolf
Carl Loewen, Chat Sauvage, Christmann, Clemens Busch, Dautel, Deinhard, Domdechant Werner
Dönnhoff, Drautz-Able, Dr. Bürklin-Wolf, Dr. Crusius, Dr. Deinhard, Dreissigacker, Dr. Fischer
Dr. Heger, Dr. Hermann, Dr. Loosen, Dr. Pauly-Bergweiler, Dr. Thanisch, Dr. von Bassermann-Jordan
Dr. Wagner, Dr. Wehrheim, Egon Müller, Egon Schmitt, Ellwanger, Emrich-Schönleber, Ernst Dautel
Eva Clüsserath, Eva Fricke, Eymann, Faber, Felsengartenkellerei, Fitz-Ritter, Flick
Forstmeister Geltz-Zilliken, Franz Keller, Franz Künstler, Fred Prinz, Friedrich Becker
Fritz Allendorf, Fritz Haag, Fritz Windisch, Fürst, Fürstlich Castell'sches Domänenamt
Fürst Löwenstein, Fürst von Metternich, Fürst zu Hohenlohe-Oehringen, F.X. Pichler, Georg Breuer
Georg Mosbacher, Gerhard Aldinger, Gies-Düppel, Göttelmann, Graf Adelmann, Graf Neipperg
Graf von Kanitz, Grans-Fassian, Groebe, Gunderloch, Gut Hermannsberg, Gysler, Haart, Haidle
Hans Lang, Hans Wirsching, Heitlinger, Henkell, Henninger, Hermann Dönnhoff, Hexamer
Hex vom Dasenstein, Heyl zu Herrnsheim, Heymann-Löwenstein, Hofgut Falkenstein, Horst Sauer, Huber
Immich-Batterieberg, Jean Stodden, J.J. Prüm, J.L. Wolf, Joachim Flick, Johannishof
Joh. Jos. Christoffel, Joh. Jos. Prüm, Josef Leitz, Joseph Biffar, Jülg, Julian Huber
Juliusspital, Jürgen Ellwanger, Karl Erbes, Karl Haidle, Karl Schaefer, Karthäuserhof, Keller ?
Kerpen, Kesselstatt, Kistenmacher-Hengerer, Klaus Keller, Kloster Eberbach, Knebel, Knipser
Koehler-Ruprecht, Koenigsmühle, Korrell, Korrell Johanneshof, Kranz ?, Krone, Kruger-Rumpf, Kuhn ?
Künstler, Kupferberg, Kurt Hain, Lämmlin-Schindler, Langwerth von Simmern, Lauer, Leiner, Leitz
Loimer, Lubentiushof, Luckert, Markus Molitor, Markus Schneider, Martin Müllen, Mathern
Max Ferd. Richter, Maximin Grünhaus, Meiser, Melsheimer, Messmer, Metzger, Meyer-Näkel, Milz
Mosbacher, Moselland, Müller-Catoir, Mumm Sekt, Nahe Staatsweingut, Nik Weis, Oekonomierat Rebholz
Ökonomierat Rebholz, Oliver Zeter, Paulinshof, Peter Jakob Kühn, Peter Lauer, Peter Mertes, Pfaffl
Pfannebecker, Pfeffingen, Philipp Kuhn, Prinz Salm, Prinz von Hessen, Prinz zu Salm-Dalberg
Querbach, Rainer Sauer, Rainer Schnaitmann, Rappenhof, Ratzenberger, Raumland, Rebholz
Reh Kendermann, Reichsgraf von Kesselstatt, Reichsrat von Buhl, Reinhold Haart
Reinhold Löwenstein, Reverchon, Riffel, Rings ?, Robert Weil, Rotkäppchen, Rudolf Fürst
Rudolf May, Runkel, Salwey, Sander, Sankt Urbanshof, S.A. Prüm, Schaefer, Schäfer-Fröhlich
Schales, Scharzhof, Schätzel, Schloss Johannisberg, Schloss Lieser, Schloss Proschwitz
Schloss Reinhartshausen, Schloss Saarstein, Schloss Schönborn, Schloss Sommerhausen
Schloss Vollrads, Schmitt ?, Schmitt's Kinder, Schmitt Söhne, Schnaitmann, Schneider ?
Schumacher ?, Schwane, Schwegler, Seeger, Seehof, Selbach, Selbach-Oster, Siegrist, Siener
Söhnlein, Spreitzer, Staatlicher Hofkeller, Staffelter Hof, St. Antony, Stefan Winter, Stein ?
Stigler, Stodden, Störrlein, Studert-Prüm, St. Urbans-Hof, St. Urbans-Hof Nik Weis, Tesch
Theodorhof, Theo Minges, Thomas Hensel, Thörle, Toni Jost, Van Volxem, Villa Wolf, Vollenweider
von Buhl, Von Hövel, von Neipperg, von Othegraven, von Racknitz, von Schubert, von Winning
Wachtstetter, Wagner ?, Wagner-Stempel, Wegeler, Weil ?, Weingart, Weinreich, Wilhelmshof
Wilhelm Walch, Wilhelm Weil, Willi Schaefer, Winzer Sommerach, Wirsching, Wittmann, Wöhrwag
Zehnthof Luckert, Ziereisen, Zilliken, Zimmermann ?, Zimmermann-Graeff & Müller

# AT Houses
Alois Kracher, Alzinger, Angerhof, Anita und Hans Nittnaus, Anton Bauer, Arachon, Bernhard Ott
Brandl, Bründlmayer, Christian Fischer, Claus Preisinger, Domäne Wachau, Ebner-Ebenauer
Emmerich Knoll, Erich & Walter Polz, Ernst Triebaumer, Erwin Sabathi, Esterházy, Feiler-Artinger
Franz Hirtzberger, Franz Prager, Franz Weninger, Fred Loimer, Freie Weingärtner Wachau, Fritsch
F.X. Pichler, Gager, Gernot Heinrich, Gesellmann, Geyerhof, Gobelsburg, Göttweig, Gritsch, Gross ?
Gustav Krug, Haider ?, Hajszan Neumann, Hannes Reeh, Hannes Sabathi, Harkamp, Heinrich Hartl
Helmut Lang, Hiedler, Hillinger, Hirsch ?, Hirtzberger, Högl, Huber Markus, Igler, Jamek
J. Heinrich, Johanneshof Reinisch, Johann Schmelz, Josef Jamek, Josef Umathum, Judith Beck, Juris
Jurtschitsch, Kerschbaum, Kirnbauer, Knoll, Kollwentz, Kopfensteiner, Kracher, Krutzler
Lackner-Tinnacher, Lang ?, Laurenz Five, Laurenz V, Leindl, Lenz Moser, Leo Alzinger
Leo Hillinger, Leth, Loimer, Ludwig Neumayer, Macherndl, Malat, Manfred Tement, Mantlerhof
Markus Altenburger, Mayer am Pfarrplatz, Meinklang, Moric, Muhr-van der Niepoort, Neumayer
Neumeister, Nigl, Nikolaihof, Nittnaus, Paul Achs, Paul Lehrner, Petra Unger, Pfaffl
Pichler-Krutzler, Pittnauer, Pöckl, Polz, Prager, Preisinger, Prieler, Proidl, Rabl, Rainer Wess
R&A Pfaffl, Roland Velich, Rosi Schuster, Rudi Pichler, Rudolf Rabl, Sabathi, Salomon
Salomon Undhof, Sattler ?, Sattlerhof, Schiefer, Schloss Gobelsburg, Schloss Halbturn
Schlumberger Sekt, Schmelz, Schwarz ?, Sonnhof, Stadlmann, Stadt Krems, Steininger, Stift Göttweig
Stift Klosterneuburg, Strohmeier, Summerer, Szemes, Szigeti, Tegernseerhof, Tement, Triebaumer
Tschida, Türk, Umathum, Uwe Schiefer, Velich, Weingut Christ, Weinrieder, Weninger, Werlitsch
Wieninger, Willi Bründlmayer, Wimmer-Czerny, Winkler-Hermaden, Winzer Krems, Wohlmuth, Zantho
Zull, Zweigelt Zull

# CH Houses
Adrian & Diego Mathier, Adrian Mathier, Badoux, Bolle, Bonvin, Cantina Monti, Castello di Morcote
Cave du Rhodan, Chanton, Charles Bonvin, Clos du Châtelard, Daniel Huber, Delea, Didier Joris
Donatsch, Fromm, Gantenbein, Germanier, Gialdi, Guido Brivio, Hammel, Henri Badoux
Jean-Paul Ruedin, Jean-René Germanier, Louis Bovard, Maison Gilliard, Marie-Thérèse Chappaz
Moncucchetto, Obrist, Philippe Varone, Provins, Provins Valais, Robert Gilliard, Rouvinez, Schenk
Schmidheiny, Simon Maye, Staatskellerei Zürich, Tamborini, Uvavins, Varone, Volg, Zanini, Zweifel

# HU Houses
Attila Gere, Balassa, Barta, Béres, Bock, Bock József, Bodri, Bolyki, Bott, Bussay
Chateau Dereszla, Château Megyer, Chateau Pajzos, Degenfeld, Demeter Zoltán, Dereszla, Disznókő
Dobogó, Eszterbauer, Figula, Gál Tibor, Garamvári, Gere Attila, Gere Tamás, Grand Tokaj
Gróf Degenfeld, Günzer, Heimann, Hétszőlő, Hilltop, Holdvölgy, Hungarovin, Jásdi, Juhász
Királyudvar, Konyári, Kovács Nimród, Kreinbacher, Laposa, Malatinszky, Nyakas, Oremus, Pajzos
Pannonhalmi Apátsági, Patricius, Royal Tokaji, Sauska, Sebestyén, St. Andrea, Szent Donát, Szepsy
Szepsy István, Takler, Thummerer, Tiffán, Tokaj Hétszőlő, Törley, Varga, Vesztergombi, Vylyan
Weninger, Wunderlich, Zwack

# GR Houses
Achaia Clauss, Alpha Estate, Argyros, Avantis, Biblia Chora, Boutari, Cambas, Costa Lazaridi
Domaine Carras, Domaine Costa Lazaridi, Driopi, Economou, Estate Argyros, Gaia, Gaia Wines
Gentilini, Gerovassiliou, Greek Wine Cellars, Hatzidakis, Hatzimichalis, Karanika, Katogi Averoff
Katsaros, Kechribari, Kechris, Kir-Yianni, Kokkalis, Kouros, Kourtakis, Ktima Pavlidis, Lyrarakis
Malamatina, Manousakis, Mercouri, Monemvasia, Mylonas, Nico Lazaridi, Oenops, Palivou
Papagiannakos, Parparoussis, Pavlidis, Porto Carras, Santo Wines, Sclavos, Semeli, Sigalas
Skouras, Spyropoulos, Tetramythos, Thema, Thymiopoulos, Tsantali, Tselepos, Vassaltis, Venetsanos
Wine Art Estate, Zacharias, Zafeirakis

# RO Houses
Aurelia Vișinescu, Avincis, Beciul Domnesc, Budureasca, Casa de Vinuri Cotnari, Corcova
Cramele Recaș, Davino, Domeniile Ostrov, Domeniile Sâmburești, Gramma, Halewood, Lacerta, Liliac
Metamorfosis, Nachbil, Oprișor, Prince Știrbey, Rotenberg, SERVE, Știrbey, Tohani
Villa Vinea, Vinarte, Vincon

# BG Houses
Bessa Valley, Bononia, Borovitza, Boyar, Castra Rubra, Damianitza, Domaine Boyar, Dragomir
Edoardo Miroglio, Enira, Katarzyna, Logodaj, Midalidare, Minkov Brothers, Orbelus, Peshtera
Rumelia, Santa Sarah, Slavyantsi, Targovishte, Telish, Villa Melnik, Villa Yambol, Vini Sliven
Yamantiev, Zagreus

# HR Houses
Badel 1862, Benvenuti, Bibich, Bolfan, Boškinac, Clai, Coronica, Crljenak, Degrassi
Enjingi, Frano Miloš, Galić, Grgić, Grgich Vina, Iločki Podrumi, Kabola, Korta Katarina, Kozlović
Krauthaker, Kutjevački Podrum, Matošević, Meneghetti, Miloš, Plenković, Roxanich, Saints Hills
Šember, Skaramuča, Stina, Tomac, Tomić, Trapan, Zlatan Otok, Zlatan Plenković

# SI Houses
Batič, Burja, Čotar, Ducal, Dveri-Pax, Edi Simčič, Erzetič, Gašper, Guerila, Jakončič, Joannes
Kabaj, Klet Brda, Klinec, Kogl, Marjan Simčič, Mlečnik, Movia, Prus, Puklavec, Pullus
Radgonske Gorice, Rojac, Santomas, Ščurek, Silič, Štemberger, Steyer, Sutor, Tilia, Verus
Vinakoper, Vina Kras, Vipava 1894, Zlati Grič

# RS Houses
Aleksandrović, Bikicki, Budimir, Chichateau, Deurić, Ivanović, Kovačević, Matalj, Navip
Radovanović, Temet, Vinarija Zvonko Bogdan, Vršački Vinogradi, Zvonko Bogdan

# MK Houses
Bovin, Château Kamnik, Dalvina, Ezimit, Kamnik, Popova Kula, Skovin, Stobi

# ME Houses
13 Jul Plantaže, Plantaže

# MD Houses
Acorex, Asconi, Bostavan, Bulgari, Carlevana, Castel Mimi, Château Vartely, Cricova
Dionysos Mereni, Et Cetera, Fautor, Gitana, Lion-Gri, Mileștii Mici, Novak, Radacini
Salcuta, Suvorov Vin, Vartely, Vinaria Din Vale

# CZ Houses
Baloun, Bohemia Sekt, Dobrá Vinice, Gurdau, Habánské Sklepy, Krásná Hora, Lahofer, Mádl, Mikrosvín
Nové Vinařství, Obelisk, Ota Ševčík, Reisten, Sedlák, Šoman, Sonberk, Spielberg
Stapleton & Springer, Templářské Sklepy, Thaya, Vinné Sklepy Valtice, Vinselekt Michlovský
Volařík, Znovín Znojmo

# SK Houses
Château Belá, Château Topoľčianky, Elesko, Hubert J.E., Karpatská Perla, Matyšák, Movino
Mrva & Stanko, Ostrožovič, Strekov 1075, Terra Parna, Tokaj Macik, Villa Víno Rača, Vinidi

# GE Houses
Askaneli, Askaneli Brothers, Badagoni, Besini, Château Mukhrani, Chelti, Corporation Kindzmarauli
Dugladze, Glekhurebi, Khareba, Koncho, Marniskari, Mildiani, Mukhrani, Okro, Orgo
Pheasant's Tears, Schuchmann, Shilda, Shumi, Tbilvino, Telavi Wine Cellar, Teliani Valley, Vaziani
Vinoterra

# AM Houses
ArmAs, Armenia Wine, Ijevan, Karas, Keush, Proshyan, Trinity Canyon, Van Ardi, Voskevaz, Zorah

# TR Houses
Arcadia, Barbare, Büyülübağ, Chamlija, Corvus, Diren, Doluca, Kastro Tireli, Kavaklidere, Kayra
Likya, Pamukkale, Pasaeli, Prodom, Sevilen, Suvla, Turasan, Urlice, Vinkara, Yazgan

# LB Houses
Adyar, Atibaia, Château Belle-Vue, Château Héritage, Château Kefraya, Château Ksara, Château Musar
Château St Thomas, Clos St. Thomas, Coteaux du Liban, Domaine des Tourelles, Domaine Wardy, Hochar
Ixsir, Karam, Kefraya, Ksara, Marsyas, Massaya, Musar, Nakad, Tourelles, Wardy

# IL Houses
Barkan, Binyamina, Carmel ?, Castel ?, Clos de Gat, Dalton, Domaine du Castel, Efrat, Flam
Galil Mountain, Golan Heights Winery, Jerusalem Vineyard, Margalit, Pelter, Psagot, Recanati
Segal ?, Sphera, Tabor ?, Teperberg, Tishbi, Tulip ?, Tzora, Vitkin, Yarden, Yatir

# GB Houses
Balfour, Biddenden, Black Chalk, Bolney, Camel Valley, Chapel Down, Coates & Seely, Denbies
Exton Park, Furleigh, Greyfriars, Gusbourne, Hambledon, Harrow & Hope, Harvey's Hall
Hattingley Valley, Henners, Herbert Hall, Hoffmann & Rathbone, Hush Heath, Langham, Lyme Bay
Nyetimber, Oxney, Rathfinny, Ridgeview, Sharpham, Simpsons, Stopham, Three Choirs, Wiston

# LU Houses
Abi Duhr, Alice Hartmann, Bernard-Massard, Caves Gales, Château Pauqué, Clos Mon Vieux Moulin
Desom, Krier-Welbes, Mathis Bastian, Poll-Fabaire, Schumacher-Lethal, Vinsmoselle

# CY Houses
Aes Ambelis, Argyrides, Etko, Ezousa, Fikardos, Kyperounda, Loel, Sodap, Tsiakkas, Vasilikon
Vlassides, Vouni Panayia, Zambartas

# UA Houses
Artwinery, Beykush, Chateau Chizay, Kolonist, Krymsekt
Odessos

# RU Houses
Alma Valley, Aristov, Château Tamagne, Fanagoria, Gai-Kodzor, Kuban-Vino, Lefkadia
Myskhako, Sikory, Tsimlyanskie Vina, Usadba Divnomorskoye, Vedernikov, Zolotaya Balka
`;
