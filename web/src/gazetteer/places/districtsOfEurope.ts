/** Districts and lesser appellations of Europe beyond its four largest; the notation is told in parsePlaces.ts. */
export const DISTRICTS_OF_EUROPE = `
# PT eAmbrosia
Vinho de Portugal | r w p
Chaves ? | r w p
Valpaços | r w p
Planalto Mirandês | r w p
Monção e Melgaço Alvarinho | w | =Albariño
Baixo Corgo | r w p
Terras de Lafões | r w p
Cova da Beira | r w p
Pinhel ? | r w p
Castelo Rodrigo | r w p
Cartaxo ? | r w p
Chamusca | r w p
Almeirim ? | r w p
Santarém ? | r w p
Tomar ? | r w p
Coruche | r w p
Favaios ? | r w p

# CH AOC-CH
Aargau ? | w r
Fribourg | w r
Luzern ? | w r
St. Gallen | w r
Schwyz ? | w r
Zürich ? | w r
Basel-Landschaft | w r
Solothurn | w r
Appenzell | w r
Glarus ? | w r
Bonvillars | w r
Côtes de l'Orbe | w r
Mont-sur-Rolle | w r
Tartegnin | w r
Luins ? | w r
Morges ? | w r
Villette ? | w r
Lutry ? | w r
Vevey-Montreux | w r
Chardonne | w r
Bex ? | w r
Ollon ? | w r
Villeneuve ? | w r
Salquenen | w r
Salgesch | r | Pinot Noir
Visperterminen | w
Chamoson | w r
Vétroz ? | w r
Conthey | w r
Œil-de-Perdrix du Valais | p
Johannisberg du Valais | w
Mendrisiotto | r

# AT eAmbrosia
Südburgenland | r w
Ruster Ausbruch DAC | d
Neusiedlersee-Hügelland | r w
Südoststeiermark | r w
Spitz ? | w
Gumpoldskirchen | w

# HU eAmbrosia
Bükk, Bükki ? | r w p
Csongrád | r w p
Hajós-Baja | r w p
Pécs, Pécsi ? | r w p
Dunántúl, Dunántúli | r w p
Duna-Tisza-közi | r w p
Felső-Magyarország | r w p
Balatonmellék, Balatonmelléki | r w p
Zemplén | r w p
Monor ? | r w p
Kőszeg ? | r w p
Soltvadkert | w
Izsáki Arany Sárfehér | w
Balatonboglár, Balatonboglári | r w p
Balaton-felvidék, Balaton-felvidéki | w
Nagy-Somló, Nagy-Somlói | w
Káli ? | w
Csopak, Csopaki ? | w | Graševina
Tihany, Tihanyi ? | r
Debrői Hárslevelű | w | =Hárslevelű

# RO eAmbrosia
Aiud ? | r w p
Alba Iulia | r w p
Lechința | r w p
Sebeș-Apold | r w p
Dealu Bujorului | r w p
Nicorești | r w p
Iași ? | r w p
Bohotin | r w p
Iana ? | r w p
Sâmburești | r
Ștefănești | r w p
Segarcea | r w p
Banu Mărăcine | r w p
Mehedinți | r w p
Crișana | r w p
Miniș ? | r
Babadag | r w p
Sarica Niculițel | r w p
Oltina ? | r w p
Adamclisi | r w p
Pietroasa | d
Dealurile Crișanei | r w p
Dealurile Moldovei | r w p
Dealurile Olteniei | r w p
Dealurile Vrancei | r w p
Dealurile Transilvaniei | r w p
Dealurile Sătmarului | r w p
Dealurile Zarandului | r w p
Terasele Dunării | r w p
Colinele Dobrogei | r w p
Blaj ? | r w p
Panciu Spumant | s
Târnave-Jidvei | w

# BG eAmbrosia
Melnik ? | r | Melnik
Sakar ? | r
Plovdiv | r w p
Asenovgrad | r | Mavrud
Sungurlare | w
Pomorie | r w p
Varna ? | r w p
Black Sea Region | r w p
Rose Valley | r w p
Novo Selo | r w p
Suhindol | r
Svishtov | r
Rousse ? | r w p
Pleven ? | r w p
Lyubimets | r
Stambolovo | r
Haskovo | r w p
Stara Zagora | r w p
Nova Zagora | r w p
Sliven ? | r w p
Yambol ? | r w p
Karnobat | r w p
Pazardjik | r w p
Perushtitsa | r
Harsovo | r
Lovech ? | r w p
Lozitsa | r w p
Vratsa ? | r w p
Vidin ? | r w p
Montana ? | r w p

# HR eAmbrosia
Istria ? | r w
Vis ? | r w
Brač ? | r w
Krk ? | w
Međimurje | w
Moslavina | w | Škrlet
Ilok, Srijem ? | w
Hrvatsko Podunavlje | r w
Prigorje-Bilogora | w
Primorska Hrvatska | r w
Zapadna Kontinentalna Hrvatska | w
Istočna Kontinentalna Hrvatska | w
Dalmatinska Zagora | r w
Sjeverna Dalmacija | r w
Neretva | r w
Komarna | r w
Konavle | r w
Ponikve | r
Smokvica | w
Lumbarda | w
Primošten | r | Plavina
Poljica | r w
Muškat Momjanski | d

# SI eAmbrosia
Bela Krajina | r w
Dolenjska | r w
Prekmurje | w
Metliška Črnina | r
Belokranjec | w
Haloze ? | w
Ormož ? | w
Jeruzalem | w
Vipavska | r w
Slovenske Gorice | w

# RS Companion
Vršac ? | w
Subotica | r w
Timok ? | r w
Tri Morave | r w
Topola ? | r w
Oplenac | r w
Palić ? | r w
Knjaževac | r w
Toplica | r w
Niš ? | r w
Karlovci | r w

# MK Companion
Povardarie, Povardarje, Vardar Valley | R w
Negotino | R w
Demir Kapija | R w
Skopje ? | R w
Ohrid ? | R w
Bitola ? | R w
Prilep ? | R w
Veles ? | R w
Kavadarci | R w

# BA Companion
Hercegovina, Herzegovina | r w
Trebinje | r w
Čitluk ? | r w
Međugorje | r w
Čapljina | r w

# CZ eAmbrosia
Mikulovská, Mikulovsko | w r
Znojemská, Znojemsko | w r
Velkopavlovická, Velkopavlovicko | r w
Slovácká | w r
Litoměřická, Litoměřice | w r
Mělnická | w r
Šobes ? | w r
Blatnice | w r
Moravské Zemské | w r
České Zemské | w r

# SK eAmbrosia
Stredoslovenská | w r
Východoslovenská | w r
Skalický Rubín | r
Modra ? | w r
Pezinok | w r
Vinohrady nad Váhom | w r

# MT eAmbrosia
Maltese Islands, Malta ? | r w
Għawdex ? | r w

# GB UK-GI
English Regional Wine | s w
Devon ? | s w
Dorset ? | s w
Essex ? | s w
Gloucestershire | s w
Norfolk ? | s w
Suffolk ? | s w
Hertfordshire | s w
Buckinghamshire | s w
East Sussex | s w
West Sussex | s w
`;
