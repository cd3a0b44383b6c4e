/**
 * White and pink-skinned grapes: `Name, synonym, synonym @CC`. The first is the prime name here,
 * though a label's own spelling is kept; `@CC` says that practically all of it grows there.
 */
export const WHITE_GRAPES = `
# VIVC
Aidani @GR
Airén @ES
Albana @IT
Albanello @IT
Albariño, Alvarinho, Albarino
Albarola @IT
Albillo, Albillo Mayor, Albillo Real @ES
Aligoté
Altesse, Roussette @FR
Ansonica, Inzolia, Insolia @IT
Antão Vaz @PT
Arbane, Arbanne @FR
Arbois, Menu Pineau @FR
Arinto, Pedernã, Arinto de Bucelas @PT
Arinto dos Açores @PT
Arneis
Arrufiac @FR
Asprinio, Asprinio Bianco @IT
Assyrtiko
Athiri @GR
Aurore
Auxerrois, Auxerrois Blanc
Avesso @PT
Azal, Azal Branco @PT
Bacchus
Baroque @FR
Bellone @IT
Bianca
Biancame @IT
Bianchetta Trevigiana @IT
Bianco d'Alessano @IT
Bical, Borrado das Moscas @PT
Boal, Bual, Malvasia Fina
Bogdanuša @HR
Bombino Bianco @IT
Bosco @IT
Bourboulenc, Doucillon @FR
Bouvier
Bronner
Caíño Blanco @ES
Carricante @IT
Cascarolo @IT
Catarratto @IT
Catawba
Cayuga White, Cayuga @US
Cerceal, Cerceal Branco @PT
Chardonel @US
Chardonnay, Morillon
Chasan
Chasselas, Fendant, Gutedel, Perlan
Chenin Blanc, Chenin, Steen, Pineau de la Loire
Chinuri @GE
Clairette, Clairette Blanche
Coda di Volpe @IT
Cococciola @IT
Códega do Larinho @PT
Colombard
Cortese @IT
Courbu, Petit Courbu, Courbu Blanc @FR
Crouchen, Cape Riesling
Debina @GR
Dimrit @TR
Dimyat @BG
Doña Blanca, Dona Blanca, Síria, Roupeiro, Códega
Donzelinho Branco @PT
Durella @IT
Ehrenfelser
Emir @TR
Encruzado @PT
Erbaluce @IT
Faber, Faberrebe
Falanghina @IT
Famoso @IT
Favorita, Vermentino, Rolle, Pigato
Fernão Pires, Maria Gomes
Fetească Albă, Feteasca Alba, Leányka
Fetească Regală, Feteasca Regala, Királyleányka
Fiano
Flora
Folle Blanche, Gros Plant @FR
Forastera @ES
Frontenac Gris
Frühroter Veltliner, Malvasier @AT
Friulano, Tocai Friulano, Sauvignonasse, Sauvignon Vert
Furmint, Šipon, Mosler
Garganega, Grecanico, Grecanico Dorato
Gewürztraminer, Traminer, Gewurztraminer, Traminer Aromatico, Traminac, Dišeči Traminec, Tramini, Tramín Červený
Girgentina @MT
Glera, Prosecco Tondo
Godello, Gouveio, Verdello
Goldburger @AT
Gouais Blanc, Gwäss, Heunisch
Graševina, Welschriesling, Riesling Italico, Olaszrizling, Laški Rizling, Ryzlink Vlašský, Rizling Vlašský
Grasă de Cotnari @RO
Grechetto, Pignoletto, Grechetto Gentile @IT
Greco @IT
Greco Bianco @IT
Grenache Blanc, Garnacha Blanca, Garnatxa Blanca
Grenache Gris, Garnacha Gris, Garnatxa Gris
Grillo @IT
Gringet @FR
Gros Manseng
Grüner Veltliner, Gruner Veltliner, Veltlínské Zelené, Veltlínske Zelené, Zöldveltelini, Zeleni Veltlinec
Hárslevelű, Lipovina
Hondarrabi Zuri, Hondarribi Zuri @ES
Huxelrebe
Humagne Blanche @CH
Incrocio Manzoni, Manzoni Bianco, Incrocio Manzoni 6.0.13 @IT
Irsai Olivér, Irsay Oliver
Jacquère @FR
Jampal @PT
Juhfark @HU
Kakhuri Mtsvane, Mtsvane
Kerner
Kéknyelű @HU
Khikhvi @GE
Kidonitsa @GR
Kisi @GE
Koshu @JP
Krakhuna @GE
Krstač @ME
La Crescent @US
Lado @ES
Lagorthi @GR
Lauzet @FR
Len de l'El, Loin de l'Oeil @FR
Loureiro, Loureira
Maccabeu, Macabeo, Viura, Macabeu
Macéron @FR
Maceratino, Ribona @IT
Malagousia, Malagouzia @GR
Malvar @ES
Malvasia, Malvasía, Malvoisie, Malmsey
Malvasia Bianca, Malvasia Bianca Lunga
Malvasia del Lazio, Malvasia Puntinata @IT
Malvasia di Candia @IT
Malvasia di Candia Aromatica @IT
Malvasia di Lipari @IT
Malvasia Istriana, Malvazija Istarska, Istarska Malvazija, Malvazija
Malvasía Volcánica @ES
Manzoni Moscato, Manzoni Moscato 13.0.25, Incrocio Manzoni 13.0.25 @IT
Maraština, Malvasia Lunga, Rukatac @HR
Marsanne
Mauzac
Melon de Bourgogne, Melon
Merseguera @ES
Mondeuse Blanche @FR
Montonico Bianco, Mantonico @IT
Montù @IT
Morio-Muskat, Morio Muskat
Moschofilero @GR
Moscophilero Lefko @GR
Müller-Thurgau, Rivaner, Müller Thurgau, Riesling-Sylvaner, Rizvanec
Muscadelle, Tokay (Rutherglen)
Muscat Blanc à Petits Grains, Muscat Blanc, Moscato, Moscato Bianco, Muscat de Frontignan, Muskateller, Gelber Muskateller, Moscatel de Grano Menudo, Moschato, Muscat Canelli, Muscat Lunel, Tămâioasă Românească, Sárga Muskotály, Rumeni Muškat, Moscato Giallo, Goldmuskateller
Muscat of Alexandria, Moscatel, Moscatel de Alejandría, Zibibbo, Muscat d'Alexandrie, Hanepoot, Moscatel de Setúbal, Moscatel Graúdo
Muscat Ottonel, Muskat Ottonel, Ottonel
Muscat, Muskat
Moscatel Galego, Moscatel Galego Branco @PT
Moscatel Roxo @PT
Muscaris
Müllerrebe Weiss
Nascetta, Anascetta @IT
Narince @TR
Nasco @IT
Neuburger
Niagara
Nosiola @IT
Nuragus @IT
Ondenc
Optima
Orange Muscat, Moscato Fior d'Arancio
Ortega
Ortrugo @IT
Pallagrello Bianco @IT
Palomino, Palomino Fino, Listán, Listán Blanco
Pansa Blanca, Xarel·lo, Xarello, Xarel-lo @ES
Parellada @ES
Pardillo @ES
Passerina @IT
Pecorino @IT
Pedro Ximénez, Pedro Jiménez, Pedro Ximenez, Pedro Giménez
Persan Blanc
Petit Manseng
Petit Meslier
Petite Arvine, Arvine
Picapoll, Picapoll Blanc @ES
Picardan @FR
Picolit @IT
Picpoul, Piquepoul, Picpoul Blanc
Pinot Blanc, Weissburgunder, Weißburgunder, Weißer Burgunder, Pinot Bianco, Beli Pinot, Rulandské Bílé, Klevner Blanc
Pinot Gris, Pinot Grigio, Grauburgunder, Grauer Burgunder, Ruländer, Szürkebarát, Sivi Pinot, Rulandské Šedé
Planta Nova, Tardana @ES
Pošip @HR
Prensal Blanc, Prensal, Moll @ES
Procanico @IT
Prié, Prié Blanc, Blanc de Morgex @IT
Rabigato @PT
Rabo de Ovelha @PT
Räuschling @CH
Rebula, Ribolla Gialla, Ribolla
Reichensteiner
Rèze @CH
Rieslaner
Riesling, Rhine Riesling, White Riesling, Johannisberg Riesling, Rheinriesling, Riesling Renano, Renski Rizling, Ryzlink Rýnský, Rajnai Rizling
Rkatsiteli
Robola @GR
Roditis @GR
Romorantin @FR
Roter Veltliner @AT
Rossese Bianco @IT
Rotgipfler @AT
Roussanne, Bergeron
Sacy, Tressallier @FR
Sarba, Șarbă @RO
Savagnin, Savagnin Blanc, Heida, Païen
Savatiano @GR
Sauvignon Blanc, Sauvignon, Blanc Fumé, Fumé Blanc, Muskat-Silvaner
Sauvignon Gris, Fié Gris
Scheurebe, Sämling 88
Seara Nova @PT
Semillon, Sémillon
Sercial, Esgana Cão
Seyval Blanc, Seyval
Sideritis @GR
Siegerrebe
Silvaner, Sylvaner, Grüner Silvaner
Škrlet @HR
Solaris
Sous Blanc
Souvignier Gris
Subirat Parent, Alarije, Malvasía Riojana @ES
Symphony @US
Tamarez @PT
Terrantez @PT
Terret Blanc, Terret Gris @FR
Timorasso @IT
Torbato, Tourbat
Torontel
Torrontés, Torrontes, Torrontés Riojano
Torrontés Gallego, Treixadura, Trajadura
Traminette @US
Trebbiano, Ugni Blanc, Trebbiano Toscano
Trebbiano Abruzzese, Trebbiano d'Abruzzo @IT
Trebbiano Romagnolo @IT
Trebbiano Spoletino @IT
Tsaoussi @GR
Tsolikouri @GE
Turbiana, Trebbiano di Soave, Trebbiano di Lugana @IT
Turruntés @ES
Verdeca @IT
Verdejo @ES
Verdelho
Verdesse @FR
Verdicchio @IT
Verdil @ES
Verdiso @IT
Verdosilla @ES
Verduzzo, Verduzzo Friulano @IT
Vermentino Nero Bianco
Vernaccia @IT
Vernaccia di San Gimignano @IT
Vernaccia di Oristano @IT
Vespaiola @IT
Vidal, Vidal Blanc
Vignoles
Vijiriega, Vijariego @ES
Vilana @GR
Viognier
Viosinho @PT
Vital @PT
Vitovska, Vitovska Grganja
Vugava @HR
Xynisteri, Xinisteri @CY
Zalema @ES
Zéta @HU
Zelen @SI
Zierfandler, Spätrot @AT
Žilavka
Žlahtina @HR
`;
