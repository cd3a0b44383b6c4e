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
Albariño, Alvarinho
Albarola @IT
Albillo, Albillo Real @ES
Albillo Mayor, Turruntés @ES
Aligoté
Altesse, Roussette @FR
Ansonica, Inzolia, Insolia @IT
Antão Vaz @PT
Arbane, Arbanne @FR
Menu Pineau, Orbois @FR
Arinto, Pedernã, Arinto de Bucelas @PT
Arinto dos Açores @PT
Arneis
Arrufiac @FR
Asprinio, Asprinio Bianco @IT
Assyrtiko
Athiri @GR
Aurore ?
Auxerrois, Auxerrois Blanc
Avesso @PT
Azal, Azal Branco @PT
Bacchus ?
Baroque ? @FR
Bellone @IT
Bianca ?
Biancame @IT
Bianchetta Trevigiana @IT
Bianco d'Alessano @IT
Bical, Borrado das Moscas @PT
Boal, Bual, Malvasia Fina
Bogdanuša @HR
Bombino Bianco @IT
Bosco ? @IT
Bourboulenc, Doucillon @FR
Bouvier ?
Bronner ?
Caíño Blanco @ES
Carricante @IT
Cascarolo @IT
Catarratto @IT
Catawba ?
Cayuga White, Cayuga @US
Cerceal, Cerceal Branco @PT
Chardonel @US
Chardonnay, Morillon
Chasan
Chasselas, Fendant, Gutedel, Perlan
Chenin Blanc, Chenin, Pineau de la Loire, Steen
Chinuri @GE
Clairette, Clairette Blanche
Coda di Volpe @IT
Cococciola @IT
Códega do Larinho @PT
Colombard, Colombar
Cortese @IT
Petit Courbu, Courbu @FR
Crouchen, Cape Riesling
Debina @GR
Dimrit @TR
Dimyat @BG
Síria, Doña Blanca, Roupeiro, Códega
Donzelinho Branco @PT
Durella @IT | s
Ehrenfelser
Emir ? @TR
Encruzado @PT
Erbaluce @IT
Faberrebe
Falanghina @IT
Famoso ? @IT
Vermentino, Rolle, Pigato, Favorita
Fernão Pires, Maria Gomes
Fetească Albă, Leányka
Fetească Regală, Királyleányka
Fiano
Flora ?
Folle Blanche, Gros Plant @FR
Forastera ? @ES
Frontenac Gris
Frühroter Veltliner, Malvasier @AT
Friulano, Tocai Friulano, Sauvignonasse, Sauvignon Vert
Furmint, Šipon
Garganega, Grecanico, Grecanico Dorato
Gewürztraminer, Traminer, Traminer Aromatico, Traminac, Dišeči Traminec, Tramini, Tramín Červený
Girgentina @MT
Glera, Prosecco Tondo | s
Godello, Gouveio
Goldburger ? @AT
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
Grüner Veltliner, Veltlínské Zelené, Zöldveltelini, Zeleni Veltlinec
Hárslevelű, Lipovina
Hondarrabi Zuri, Hondarribi Zuri @ES
Huxelrebe
Humagne Blanche @CH
Manzoni Bianco @IT
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
Lado ? @ES
Lagorthi @GR
Lauzet @FR
Len de l'El, Loin de l'Oeil @FR
Loureiro, Loureira
Maccabeu, Macabeo, Viura, Macabeu
Maceratino, Ribona @IT
Malagousia @GR
Malvar @ES
Malvasia, Malvoisie
Malvasia Bianca, Malvasia Bianca Lunga
Malvasia del Lazio, Malvasia Puntinata @IT
Malvasia di Candia @IT
Malvasia di Candia Aromatica @IT
Malvasia di Lipari @IT
Malvasia Istriana, Malvazija Istarska, Istarska Malvazija, Malvazija
Malvasía Volcánica @ES
Maraština, Malvasia Lunga, Rukatac @HR
Marsanne
Mauzac
Melon de Bourgogne
Merseguera @ES
Mondeuse Blanche @FR
Montonico Bianco, Mantonico @IT
Montù ? @IT
Morio-Muskat
Moschofilero @GR
Müller-Thurgau, Rivaner, Riesling-Sylvaner, Rizvanec
Muscadelle
Muscat Blanc à Petits Grains, Muscat Blanc, Moscato, Moscato Bianco, Muscat de Frontignan, Muskateller, Gelber Muskateller, Moscatel de Grano Menudo, Moscatel Galego, Muscat Canelli, Tămâioasă Românească, Sárga Muskotály, Rumeni Muškat
Moscato Giallo, Goldmuskateller
Muscat of Alexandria, Moscatel, Moscatel de Alejandría, Zibibbo, Muscat d'Alexandrie, Hanepoot, Moscatel de Setúbal, Moscatel Graúdo
Muscat Ottonel, Muskat Ottonel
Muscat, Muskat
Moscatel Roxo @PT
Muscaris
Nascetta, Anascetta @IT
Narince @TR
Nasco @IT
Neuburger ?
Niagara ?
Nosiola @IT
Nuragus @IT
Ondenc
Optima ?
Orange Muscat, Moscato Fior d'Arancio
Ortega ?
Ortrugo @IT
Pallagrello Bianco @IT
Palomino, Palomino Fino, Listán Blanco
Xarel·lo, Pansa Blanca @ES
Parellada @ES
Pardillo @ES
Passerina @IT
Pecorino @IT
Pedro Ximénez | f
Pedro Giménez @AR
Petit Manseng
Petit Meslier
Petite Arvine, Arvine
Picapoll, Picapoll Blanc @ES
Picardan @FR
Picolit @IT
Picpoul, Piquepoul, Piquepoul Blanc
Pinot Blanc, Weißburgunder, Weißer Burgunder, Pinot Bianco, Beli Pinot, Rulandské Bílé
Pinot Gris, Pinot Grigio, Grauburgunder, Grauer Burgunder, Ruländer, Szürkebarát, Sivi Pinot, Rulandské Šedé
Planta Nova, Tardana @ES
Pošip @HR
Prensal Blanc, Prensal, Moll @ES
Prié, Prié Blanc, Blanc de Morgex @IT
Rabigato @PT
Rabo de Ovelha @PT
Räuschling @CH
Ribolla Gialla, Rebula, Ribolla
Reichensteiner
Rèze @CH
Rieslaner
Riesling, Rhine Riesling, White Riesling, Johannisberg Riesling, Rheinriesling, Riesling Renano, Renski Rizling, Ryzlink Rýnský, Rajnai Rizling
Rkatsiteli
Robola @GR
Roditis @GR
Romorantin @FR
Roter Veltliner @AT
Rotgipfler @AT
Roussanne
Sacy, Tressallier @FR
Șarbă @RO
Savagnin, Heida, Païen
Savatiano @GR
Sauvignon Blanc, Sauvignon, Sauvignon Bianco, Blanc Fumé, Fumé Blanc, Muskat-Silvaner
Sauvignon Gris, Fié Gris
Scheurebe, Sämling 88
Seara Nova @PT
Sémillon
Sercial, Esgana Cão
Seyval Blanc, Seyval
Sideritis @GR
Siegerrebe
Silvaner, Sylvaner, Grüner Silvaner
Škrlet @HR
Solaris ?
Souvignier Gris
Subirat Parent, Alarije, Malvasía Riojana @ES
Symphony ? @US
Tamarez @PT
Terrantez @PT
Terret Blanc, Terret Gris @FR
Timorasso @IT
Torbato, Tourbat
Torontel
Torrontés, Torrontés Riojano
Treixadura, Trajadura
Traminette @US
Trebbiano, Ugni Blanc, Trebbiano Toscano, Procanico
Trebbiano Abruzzese, Trebbiano d'Abruzzo @IT
Trebbiano Romagnolo @IT
Trebbiano Spoletino @IT
Tsaoussi @GR
Tsolikouri @GE
Turbiana, Trebbiano di Soave, Trebbiano di Lugana @IT
Verdeca @IT
Verdejo @ES
Verdelho
Verdesse @FR
Verdicchio @IT
Verdil @ES
Verdiso @IT
Verduzzo, Verduzzo Friulano @IT
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
Vital ? @PT
Vitovska, Vitovska Grganja
Vugava @HR
Xynisteri @CY
Zalema @ES
Zéta @HU
Zelen ? @SI
Zierfandler, Spätrot @AT
Žilavka
Žlahtina @HR
`;
