/** Places of Europe and its neighbours beyond the vineyards of the west; see parsePlaces.ts. */
export const REST_OF_EUROPE = `
# GR eAmbrosia
Santorini | W r d | Assyrtiko, Athiri, Aidani
  Vinsanto | d | Assyrtiko, Aidani
Naoussa | R p | =Xinomavro
Amyndeon, Amyntaio | R p s | =Xinomavro
Goumenissa | r | Xinomavro
Nemea | r | =Agiorgitiko
Mantinia | W s | Moschofilero
Patra, Patras | w | Roditis
  Mavrodaphne of Patras | f | Mavrodafni
  Muscat of Patras | d f | Muscat Blanc à Petits Grains
Samos | D w | =Muscat Blanc à Petits Grains
Muscat of Limnos | d w | Muscat of Alexandria
Lemnos, Limnos | w r
Rhodes | r w s | Athiri, Mandilaria
Paros | r w
Kefalonia, Robola of Kefalonia, Robola of Cephalonia | w | Robola
Crete, Kriti | r w p
  Peza | r w | Kotsifali, Mandilaria, Vilana
  Archanes | r | Kotsifali, Mandilaria
  Dafnes | r | Liatiko
  Sitia | r w | Liatiko, Vilana
Macedonia (Greece), Makedonia | r w p
  Drama ? | r w p
  Epanomi | w r
  Slopes of Meliton, Côtes de Meliton | r w
  Halkidiki | r w p
  Florina | r w
  Pangeon | r w
Peloponnese | r w p
  Achaia ? | r w
  Arkadia | w r | Moschofilero
Thessaly | r w
  Rapsani | r | Xinomavro
  Tyrnavos | r w
Zitsa | W s | Debina
Attica, Attiki | w r | Savatiano
Epirus | r w
Ismaros | r w

# CY eAmbrosia
Commandaria | d | Xynisteri, Mavro
Lemesos, Limassol | r w
Pafos, Paphos | r w

# HU eAmbrosia
Tokaj, Tokaji | W d s | Furmint, Hárslevelű, Muscat Blanc à Petits Grains
  Tokaji Aszú | d | Furmint, Hárslevelű
Eger, Egri | r w p
  Egri Bikavér | r | Blaufränkisch, Kadarka
  Egri Csillag | w
Villány, Villányi | R p | Cabernet Franc, Portugieser
Szekszárd, Szekszárdi | R p | Kadarka, Blaufränkisch
Sopron, Soproni | R w | Blaufränkisch
Badacsony | w | Graševina, Kéknyelű
Balatonfüred-Csopak | W r | Graševina
Balaton | w r p
Somló, Somlói | w | Juhfark, Furmint
Mátra | W r
Etyek-Buda | W s
Kunság | r w
Tolna | r w
Neszmély | w
Pannonhalma | w r
Mór | w
Zala | w

# RO eAmbrosia
Cotnari | W d | Grasă de Cotnari, Fetească Albă
Dealu Mare | R w p | Fetească Neagră, Merlot, Cabernet Sauvignon
Murfatlar | r w d
Târnave | w | Fetească Regală
Recaș | r w p
Drăgășani | r w
Panciu | w r
Odobești | w r
Cotești | r w
Huși | w r
Jidvei | w s
Transilvania, Transylvania | W r
Banat | r w
Viile Timișului | r w p
Dealurile Munteniei | r w p

# MD AGEPI
Codru | r w p
Ștefan Vodă | R w
Valul lui Traian | R w
Divin ? | f
Purcari | R w

# BG eAmbrosia
Thracian Valley, Trakia, Thracian Lowlands | R w p | Mavrud
Danubian Plain, Danube Plain | r w p
Struma Valley | r | Melnik

# SI eAmbrosia
Goriška Brda, Brda | W r | Ribolla Gialla
Vipavska Dolina, Vipava | W r
Kras | r w | Terrano
Slovenska Istra | r w | Terrano, Malvasia Istriana
Štajerska Slovenija | W r
Ljutomer | w
Bizeljsko | r w
Cviček | r
Primorska | r w
Podravje | w r
Posavje | r w

# HR eAmbrosia
Istra, Hrvatska Istra | W r | Malvasia Istriana, Terrano
Dingač | r | =Plavac Mali
Postup | r | =Plavac Mali
Pelješac | r | Plavac Mali
Hvar | r w | Plavac Mali
Korčula | w | Pošip
Dalmacija, Srednja i Južna Dalmacija, Dalmatia | r w
Slavonija | W r | Graševina
Kutjevo | w | Graševina
Baranja | w r
Plešivica | w s
Zagorje | w
Kvarner | w r
Prošek | d

# BA Companion
Mostar | w r | Žilavka

# RS Companion
Fruška Gora | w r
Šumadija | r w
Župa | r w | Prokupac
Negotin | r w
Bermet | f
Srem | w r

# ME Companion
Crmnica | r | Vranac
Lake Skadar | r | Vranac

# MK Companion
Tikveš | R w | Vranac

# AL Companion
Berat | r w

# CZ eAmbrosia
Morava, Moravia | W r
  Znojmo | w
  Mikulov | w
  Slovácko | r w
  Velké Pavlovice | r w
Čechy, Bohemia | w r
  Mělník | w r

# SK eAmbrosia
Tokajská, Tokaj (Slovakia) | w d | Furmint
Malokarpatská | w r
Južnoslovenská | w r
Nitrianska | w r

# LU eAmbrosia
Moselle Luxembourgeoise | W s r | Müller-Thurgau, Riesling, Pinot Gris, Auxerrois
Crémant de Luxembourg | s

# BE eAmbrosia
Haspengouw | w r
Hageland | w r
Côtes de Sambre et Meuse | r w

# NL eAmbrosia
Mergelland | w r
Maasvallei Limburg | w r

# GB UK-GI
English Wine, English Quality Sparkling Wine | s w
Sussex | S w r p
Kent ? | s w
Hampshire | s w
Welsh Wine | w s
Cornwall ? | s w
Surrey ? | s w
Darnibole | w | =Bacchus

# MT eAmbrosia
Gozo | r w

# UA Companion
Odesa | r w
Bessarabia | r w
Zakarpattia | w r

# RU Companion
Kuban | r w
Abrau-Durso | s

# GE Sakpatenti
Kakheti, Kakhetian | r w | Saperavi, Rkatsiteli, Kakhuri Mtsvane
  Tsinandali | w | Rkatsiteli, Kakhuri Mtsvane
  Mukuzani | r | =Saperavi
  Napareuli | r w | Saperavi, Rkatsiteli
  Kindzmarauli | r | =Saperavi
  Akhasheni | r | =Saperavi
  Gurjaani | w | Rkatsiteli, Kakhuri Mtsvane
  Manavi | w | Kakhuri Mtsvane
  Kvareli | r | =Saperavi
  Tibaani | w | =Rkatsiteli
  Kardenakhi | f
Imereti | w r | Tsolikouri, Krakhuna
  Sviri | w
Kartli | w r | Chinuri
  Ateni | s w | Chinuri
Racha | r
  Khvanchkara | r
Tvishi | w | =Tsolikouri

# AM Companion
Vayots Dzor | R w | Areni
Aragatsotn | r w
Armavir | r w

# AZ Companion
Shirvan | r w

# TR Companion
Kapadokya, Cappadocia | w r | Emir
Elazığ | r | Öküzgözü, Boğazkere
Denizli | r w
Trakya, Thrace | r w
İzmir | r w
Ankara | r | Kalecik Karası
Tokat | w | Narince

# LB Companion
Bekaa Valley, Bekaa, Vallée de la Bekaa | R w p | Cabernet Sauvignon, Cinsault, Syrah
Batroun | r w

# IL Companion
Galilee, Galil, Upper Galilee | R w
Golan Heights, Golan | R w
Judean Hills, Judean Mountains | R w
Samson ? | r w
Negev | r w
Shomron | r w

# MA Companion
Meknès | r w p
Beni M'Tir | r w p
Guerrouane | r p
Coteaux de l'Atlas | R w
Zenata | r

# DZ Companion
Coteaux de Mascara | r
Coteaux de Tlemcen | r

# TN Companion
Mornag | r p w
Muscat de Kelibia | w | =Muscat of Alexandria
`;
