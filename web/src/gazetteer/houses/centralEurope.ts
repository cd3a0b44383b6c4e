/** Houses of Germany, Austria, Switzerland and the east of Europe; the notation is told in parseHouses.ts. */
export const HOUSES_OF_CENTRAL_EUROPE = `
# DE Houses
Acham-Magin, Achim von Oetinger, A. Christmann, Adams Wein, Adolf Schembs, A.J. Adam
Albert Kallfelz, Aldinger, Alexander Laible, Alexander Pflüger, Alfred Merkelbach, Allendorf
Altenkirch, Andreas Laible, Anselmann, Ansgar Clüsserath, Armin Diel, Arndt Köbelin, Aufricht
August Eser, August Kesseler, Balthasar Ress, Baron Knyphausen, Bassermann-Jordan
Battenfeld-Spanier, Becker Landgraf, Benzinger, Bercher, Bercher-Schmidt, Bergdolt, Bernhard Eifel
Bernhard Huber, Bernhart, Bickel-Stumpf, Bietighöfer, Biffar, Bischel, Bischoffinger
Bischöfliche Weingüter Trier, Black Tower, Blankenhorn, Blue Nun, Borell-Diehl, Bossert
Braunewell, Brenneis-Koch, Brennfleck, Brogsitter, Brüder Dr. Becker, Brügel, Bürgerspital
Burggarten, Burg Ravensburg, Bürklin-Wolf, Carl Loewen, Castell-Castell, Chat Sauvage, C.H. Berres
Christian Bamberger, Christmann, Christoph Hammel, Clemens Busch, Conrad Fehr, Corvers-Kauter
Cossmann-Hehle, Daniel Mattern, Daniel Twardowski, Dautel, Dautermann, David Spies, Deinhard
Deutzerhof, Disibodenberg, Divino, DIVINO Nordheim, Domäne Assmannshausen, Domäne Serrig
Domdechant Werner, Dönnhoff, Doppler, Drautz, Drautz-Able, Dr. Bürklin, Dr. Bürklin-Wolf
Dr. Corvers-Kauter, Dr. Crusius, Dr. Deinhard, Dreissigacker, Dr. Fischer, Dr. Heger, Dr. Hermann
Dr. Hinkel, Dr. Koehler, Dr. Köhler, Dr. Loosen, Dr. Nägler, Dr. Pauly-Bergweiler, Dr. Steiner
Dr. Thanisch, Dr. von Bassermann-Jordan, Dr. Wagner, Dr. Wehrheim, Durbacher, Egon Müller
Egon Schmitt, Eifel-Pfeiffer, Ellwanger, Emmerich-Koebernik, Emrich-Schönleber, Enderle & Moll
Erbhof Tesch, Ernst Dautel, Ernst Popp, Espenhof, Eva Clüsserath, Eva Fricke, Eymann, Faber
F.B. Schönleber, Felsengartenkellerei, Fitz-Ritter, Flick, Forstmeister Geltz-Zilliken
Franckenstein, Frank John, Franz Keller, Franz Künstler, Fred Prinz, Freiberger, Frieden-Berg
Friedrich Altenkirch, Friedrich Bastian, Friedrich Becker, Friedrich Kiefer, Fritz Allendorf
Fritz Haag, Fritz Walter, Fritz Waßmer, Fritz Windisch, Fürst, Fürstlich Castell'sches Domänenamt
Fürst Löwenstein, Fürst von Metternich, Fürst zu Hohenlohe-Oehringen, F.X. Pichler, Gehrig
Gehring, Georg Breuer, Georg Mosbacher, Gerhard Aldinger, Gerhard Gutzler, Gerhard Klein
Gies-Düppel, Gleichenstein, Göhring, Goldatzel, Goldschmidt, Göttelmann, Graf Adelmann
Graf Neipperg, Graf von Kanitz, Graf von Schönborn, Graf Wolff Metternich, Grans-Fassian, Groebe
Gunderloch, Günther Steinmetz, Guntrum, Gut Hermannsberg, Gut Sonnenhof, Gutzler, Gysler, Haart
Hagnauer, Haidle, Hammel, Hans Lang, Hans Wirsching, Hauth-Kerpen, Heiner Sauer, Heinrich Spindler
Heinrich Vollmer, Heinz Schmitt, Heitlinger, Heitmann, Henkell, Henninger, Herbert Messmer
Hermann Dönnhoff, Hermannsberg, Hessische Staatsweingüter, Hexamer, Hex vom Dasenstein
Heyl zu Herrnsheim, Heymann-Löwenstein, Hillinger, H.J. Kreuzberg, Hoffmann-Simon
Hofgut Consequence, Hofgut Falkenstein, Hofkammerkellerei, Höfler, Höfling, Holger Koch
Horst Sauer, H. Schlumberger, H. Thanisch, Huber, Immich-Batterieberg, Jakob Jung, Jakob Schneider
Jean Buscher, Jean Stodden, Jesuitenhof, J. & H.A. Strub, J.J. Prüm, J.L. Wolf, J. Neus
Joachim Fischer, Joachim Flick, Joachim Heger, Jochen Beurer, Johann Arnold, Johannes Ohlig
Johanninger, Johannishof, Johann Ruck, Joh. Jos. Christoffel, Joh. Jos. Prüm, Johner, Josef Leitz
Josef Rosch, Josef Spreitzer, Joseph Biffar, Josten & Klein, Jülg, Julian Huber, Juliusspital
Jung & Knobloch, Jürgen Ellwanger, Jürgen Leiner, Kallfelz, Karl Erbes, Karl Friedrich Aust
Karl Haidle, Karl H. Johner, Karl May, Karl Pfaffmann, Karl Schaefer, Karlsmühle, Karthäuserhof
Kaufmann, Keller ?, Kerpen, Kesselstatt, Kiefer, Kirsten, Kissinger, Kistenmacher-Hengerer
Klaus Keller, Klaus Zimmerling, Klingenberger, Kloster Eberbach, Klostermühle, Klumpp, Knebel
Knewitz, Knipser, Knobloch, Knyphausen, Köbelin, Köbler, Koehler-Ruprecht, Koenigsmühle
Konrad Schlör, Konstanzer, Kornell, Korrell, Korrell Johanneshof, Kraemer, Krämer, Kranz ?
Kreuzberg, Krone, Krone Assmannshausen, Kruger-Rumpf, Krug'scher Hof, Kühling-Gillot, Kuhn ?
Künstler, Kupferberg, Kurt Hain, Kusterer, Lämmlin-Schindler, Langwerth von Simmern, Lanius-Knab
Laquai, Lauer, Leiner, Leitz, Leßmann, Leo Fuchs, Lergenmüller, Liebfrauenstift, Lisa Bunn
L. Metzler, Loimer, Louis Guntrum, Lubentiushof, Lucashof, Luckert, Ludi Neiss, Lützkendorf
Margarethenhof, Markus Molitor, Markus Schneider, Martin Conrad, Martin Kerpen, Martin Müllen
Martin Tesch, Martin Waßmer, Mathern, Max Ferd. Richter, Maximin Grünhaus, Max Kilburg
Max Müller I, Medinger, Mehling, Meiser, Melsheimer, Merkelbach, Messmer, Metzger, Meulenhof
Meyer-Näkel, Michael Fröhlich, Michael Teschke, Milz, Mönchhof, Moritz Kissinger, Mosbacher
Moselland, Motzenbäcker, Mugler, Müller-Catoir, Müller-Ruprecht, Mumm Sekt, Münzberg, Nägelsförst
Nahe Staatsweingut, Neef-Emmich, Neipperg, Nelles, Niederkirchener, Niewodniczanski, Nik Weis
Odinstal, Oekonomierat Rebholz, Ökonomierat Geil, Ökonomierat Rebholz, Oliver Spanier
Oliver Zeter, Othegraven, Paulinshof, Paul Weltner, Peter Jakob Kühn, Peter Lauer, Peter Mertes
Peter Stolleis, Peth-Wetz, Pfaffl, Pfaffmann, Pfannebecker, Pfarrgut Traisen, Pfeffingen, Pflüger
Philipp Kuhn, Philipps-Eckstein, Porzelt, Prinz Salm, Prinz von Hessen, Prinz zu Salm-Dalberg
Probsthof, Proppe, Querbach, Racknitz, Rainer Sauer, Rainer Schnaitmann, Rappenhof, Ratzenberger
Raumland, Rebholz, Rebstock, Reh Kendermann, Reichsgraf von Kesselstatt, Reichsrat von Buhl
Reinhardt, Reinhold Haart, Reinhold Löwenstein, Reverchon, Richard Böcking, Richard Östreicher
Riffel, Rings ?, Robert Weil, Roland Bauer, Römerkelter, Rosenhof, Rothenberg, Rothweiler
Rotkäppchen, Rüdiger Kröber, Rudolf Fürst, Rudolf May, Runkel, Ruppertsberger, Sabelberg, Salwey
Sander, Sankt Urbanshof, S.A. Prüm, Sauerwein, Schaefer, Schäfer-Fröhlich, Schäfer-Heinrich
Schäffer, Schales, Scharzhof, Schätzel, Schauf, Schick, Schittler, Schlör, Schloss Affaltrach
Schloss Allendorf, Schlossgut Diel, Schloss Johannisberg, Schloss Lieser, Schloss Munzingen
Schloss Neuweier, Schloss Ortenberg, Schloss Proschwitz, Schloss Reinhartshausen
Schloss Saarstein, Schloss Schönborn, Schloss Sommerhausen, Schloss Staufenberg, Schloss Vollrads
Schloss Wachenheim, Schloss Wackerbarth, Schlumberger, Schmitges, Schmitt ?
Schmitt's Kinder, Schmitt Söhne, Schnaitmann, Schneider ?, Schömehl, Schönleber, Schreieck
Schroth, Schumacher ?, Schwane, Schwarztrauber, Schwegler, Schweinhardt, Seckinger, Seebrich
Seeger, Seehof, Selbach, Selbach-Oster, Siegloch, Siegrist, Siener, Söhnlein, Solter, Sommerach
Sonnenhof, Speicher-Schuth, Spindler, Spreitzer, Staatl. Hofkeller, Staatlicher Hofkeller
Stadt Lahr, Staffelter Hof, St. Antony, Stefan Breuer, Stefan Winter, Steigelmann, Stein ?
Steinmetz, Steitz, Stigler, St. Nikolaus-Hof, Stodden, Stolleis, Störrlein, Studert-Prüm, Studier
St. Urbans-Hof, St. Urbans-Hof Nik Weis, Sven Leiner, Sybille Kuntz, Sybille Kuntz Riesling, Tesch
Theodorhof, Theo Haart, Theo Minges, Thomas Hensel, Thörle, Thürkind, Tina Pfaffmann
Tobias Becker, Toni Jost, Twardowski, Uli Stein, Ulrich Langguth, Ulrich Stein, Uwe Hofmann
Van Nahmen, Van Volxem, Vier Jahreszeiten, Vier Jahreszeiten Winzer, Villa Bäder, Villa Heynburg
Villa Wolf, Vollenweider, Vollmer, von Buhl, von der Leyen, von Gleichenstein, Von Hövel
von Kesselstatt, von Neipperg, von Oetinger, von Othegraven, von Racknitz, von Schleinitz
von Schubert, von Simmern, von Winning, Wachtstetter, Wackerbarth, Wageck, Wagner ?
Wagner-Stempel, Wechsler, Weegmüller, Wegeler, Wegner, Wehweck, Weil ?, Wein-Erbhof Stein
Weingart, Weinreich, Weiser-Künstler, Weller-Lehnert, Weltner, Wendel, Wernersbach
Werther Windisch, Wesner, Westrich, Wickert, Wilhelmshof, Wilhelm Walch, Wilhelm Weil
Wilhelm Zähringer, Wilker, Willems, Willems-Willems, Willi Schaefer, Winterling, Winzer Sommerach
Winzervereinigung Freyburg, Winzer von Erbach, Wirsching, Wittmann, Wöhrle, Wöhrwag
Würtz-Weinmann, Zähringer, Zehnthof Luckert, Ziereisen, Zilliken, Zimmerle, Zimmerling
Zimmermann ?, Zimmermann-Graeff & Müller, Zöller, Zwölberich

# AT Houses
Allacher, Allram, Alois Kracher, Alphart, Alzinger, Andreas Gsellmann, Angerer, Angerhof
Anita und Hans Nittnaus, Anton Bauer, Arachon, Artisan Wines, Artner, Aumann, Barbara Öhlzelt
Bäuerl, Bauer-Pöltl, Bernhard Ott, Bioweingut Lenikus, Birgit Braunstein, Birgit Eichinger, Böheim
Brandl, Braunstein, Bründlmayer, Buchegger, Christian Fischer, Claus Preisinger, Cobenzl
Dankbarkeit, Dockner, Domäne Wachau, Donabaum, Dürnberg, Ebner-Ebenauer, Edlmoser, Ehmoser
Eichinger, Emmerich Knoll, Engelbert Gesellmann, Erich Machherndl, Erich Sattler
Erich Scheiblhofer, Erich & Walter Polz, Ernst Triebaumer, Erwin Sabathi, Esterházy
Feiler-Artinger, Forstreiter, Franz Hirtzberger, Franz Leth, Franz Netzl, Franz Prager
Franz Weninger, Frauwallner, Fred Loimer, Freie Weingärtner Wachau, Fritsch, Fritz Salomon
Fuhrgassl-Huber, F.X. Pichler, Gager, Gartner, Gebeshuber, Georgium, Gerhard Markowitsch
Gernot Heinrich, Gernot und Heike Heinrich, Gesellmann, Geyerhof, Glatzer, Gmeiner, Gobelsburg
Goldenits, Golser, Gottfried Möllwald, Göttweig, Grassl, Gritsch, Groiss, Gross ?, Gsellmann
Gustav Krug, Gut Oggau, Haider ?, Hajszan Neumann, Halbturn, Hammer Wein, Hannes Reeh
Hannes Sabathi, Hans Igler, Hardeck, Harkamp, Hauleitner, Hausgraben, Heinrich Hartl, Helmreich
Helmut Lang, Herbert Zillinger, Heribert Bayer, Hermann Moser, Hiedler, Hillinger, Hirsch ?
Hirtzberger, Hofbauer-Schmidt, Hofkellerei Liechtenstein, Högl, Holzapfel, Huber Markus, Igler
Ingrid Groiss, In Signo Leonis, Jamek, J. Heinrich, Johann Donabaum, Johanneshof Reinisch
Johannes Trapl, Johann Schmelz, Johann Topf, Jordan & Jordan, Josef Ehmoser, Josef Fritz
Josef Hirsch, Josef Jamek, Josef Schmid, Josef Tesch, Josef Umathum, Judith Beck, Julius Klein
Juris, Juris Stiegelmar, Jurtschitsch, Kamptal Brandl, Kemetner, Keringer, Kerschbaum, Kirnbauer
K+K Kirnbauer, Kloster am Spitz, Knoll, Kollwentz, Kopfensteiner, Kracher, Kracher & Sohm
Kremser Schmidt, Kroiss, Krutzler, Kurt Angerer, Lackner-Tinnacher, Lang ?, Laurenz Five
Laurenz V, Leberl, Lehensteiner, Leindl, Leitner, Lentsch, Lenz Moser, Leo Alzinger, Leo Hillinger
Leopold Aumann, Leth, Lichtenberger González, Liegenfeld, Loimer, Ludwig Neumayer, Macherndl
Machherndl, Malat, Manfred Tement, Mantlerhof, Maria Ganser, Maria Kerschbaum, Markowitsch
Markus Altenburger, Markus Huber, Martin Nigl, Martinshof, Mathias Hager, Matthias Hager
Mayer am Pfarrplatz, Mehofer, Meinhard Forstreiter, Meinklang, Michael Auer, Michael Wenzel
Michlits, Migsich, Mittelbach, Moric, Muhr-van der Niepoort, Müller Grossmann, Nepomukhof
Neumayer, Neumeister, Nigl, Nikolaihof, Nittnaus, Oberguess, Paul Achs, Paul Kerschbaum
Paul Lehrner, Paul Rittsteuer, Peter Schweiger, Peter Skoff, Petra Unger, Pfaffl, Pfneisl
Pfneiszl, Philipp Grassl, Philipp Zull, Pichler, Pichler-Krutzler, Pimpel, Pitnauer, Pittnauer
Pöckl, Polz, Prager, Prechtl, Preisinger, Prieler, Proidl, Rabl, Rainer Wess, Rainprecht
R&A Pfaffl, Reinisch, Renner, Rennersistas, Renner und Rennersistas, Robert Payr, Roland Velich
Roman Pfaffl, Rosi Schuster, Rosner, Rudi Pichler, Rudolf Fritz, Rudolf Rabl, Rudolf Weszeli
Sabathi, Sabathihof, Sailer, Salomon, Salomon Undhof, Sattler ?, Sattlerhof, Schauer, Scheiblhofer
Schiefer, Schilhan, Schloss Gobelsburg, Schloss Halbturn, Schlumberger Sekt, Schmelz, Schmelzer
Schmid, Schönberger, Schuckert, Schützenhof, Schwarz ?, Schwarzböck, Schwertführer, Seehof Krems
Seifried, Setzer, Silvia Heinrich, Skoff Original, Soellner, Söllner, Sonnhof, Spaetrot
Späetrot Gebeshuber, Stadlmann, Stadt Krems, Stagård, Stefan Zehetbauer, Steinbachhof, Steindorfer
Steininger, Stiegelmar, Stift Göttweig, Stift Klosterneuburg, Strohmeier, Summerer, Sutter, Szemes
Szigeti, Tegernseerhof, Tement, Thaller, Thiery-Weber, Thomas Lehner, Traxler, Triebaumer
Tscharke, Tschermonegg, Tschida, Türk, Umathum, Urbanihof, Uwe Schiefer, Velich, Veyder-Malberg
Wachter-Wiesler, Wagentristl, Waldschütz, Wallner, Walter Glatzer, Walter Skoff, Wandraschek
Weingut Christ, Weinrieder, Weixelbaum, Weixelbaum Gartenhaus, Weninger, Wenzel, Werlitsch
Weszeli, Wieninger, Wiesinger, Willi Bründlmayer, Willi Opitz, Wimmer, Wimmer-Czerny
Winkler-Hermaden, Winklhofer, Winzerhof Stift, Winzer Krems, Winzer Krems Sandgrube 13
Winzerschlössl, Wippel, Wohlmuth, Zantho, Zeilinger, Zieregg, Zillinger, Zimmermann Rudolf, Zull
Zweigelt Zull

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
Metamorfosis, Nachbil, Oprișor, Prince Știrbey, Rotenberg, SERVE, Știrbey, Tohani, Villa Vinea
Vinarte, Vincon

# BG Houses
Bessa Valley, Bononia, Borovitza, Boyar, Castra Rubra, Damianitza, Domaine Boyar, Dragomir
Edoardo Miroglio, Enira, Katarzyna, Logodaj, Midalidare, Minkov Brothers, Orbelus, Peshtera
Rumelia, Santa Sarah, Slavyantsi, Targovishte, Telish, Villa Melnik, Villa Yambol, Vini Sliven
Yamantiev, Zagreus

# HR Houses
Badel 1862, Benvenuti, Bibich, Bolfan, Boškinac, Clai, Coronica, Crljenak, Degrassi, Enjingi
Frano Miloš, Galić, Grgić, Grgich Vina, Iločki Podrumi, Kabola, Korta Katarina, Kozlović
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
Dionysos Mereni, Et Cetera, Fautor, Gitana, Lion-Gri, Mileștii Mici, Novak, Radacini, Salcuta
Suvorov Vin, Vartely, Vinaria Din Vale

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
Artwinery, Beykush, Chateau Chizay, Kolonist, Krymsekt, Odessos

# RU Houses
Alma Valley, Aristov, Château Tamagne, Fanagoria, Gai-Kodzor, Kuban-Vino, Lefkadia, Myskhako
Sikory, Tsimlyanskie Vina, Usadba Divnomorskoye, Vedernikov, Zolotaya Balka
`;
