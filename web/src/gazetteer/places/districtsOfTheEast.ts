/** Districts of the Black Sea, the Near East, Africa, Asia, Australia and New Zealand; the notation is told in parsePlaces.ts. */
export const DISTRICTS_OF_THE_EAST = `
# UA Companion
Odessa ? | r w
Crimea, Crimeia, Krym ? | r w
Mykolaiv | r w
Kherson | r w
Shabo ? | r w
Koktebel ? | f
Massandra ? | f
Balaklava | s
Novy Svet ? | s
Inkerman ? | r w

# RU Companion
Taman Peninsula, Taman ? | r w
Don Valley, Dolina Dona | r w
Anapa ? | r w
Krasnodar | r w
Gelendzhik | r w
Dagestan | r w
Sevastopol | r w
Stavropol | r w
Novorossiysk | r w
Krymsk ? | r w

# GE Sakpatenti
Vazisubani | w
Teliani | r | Cabernet Sauvignon
Kotekhi | w r
Akhmeta | w
Bolnisi | w r
Khashmi | r | =Saperavi
Zegaani | r
Magraani | w
Tsarapi | w
Salkhino Ojaleshi | r | =Ojaleshi
Lechkhumi | w r
Guria ? | w r
Samegrelo | w r
Adjara ? | w r
Meskheti | w r
Okureshi | r
Bakurtsikhe | w

# AM Companion
Ararat ? | r w
Tavush ? | r w
Areni Village | r | Areni

# AZ Companion
Ganja ? | r w
Ismayilli | r w
Shamakhi | r w
Goygol ? | r w
Gabala ? | r w

# TR Companion
Southeastern Anatolia, Güneydoğu Anadolu | r | Boğazkere
Eastern Anatolia, Doğu Anadolu | r
Central Anatolia, İç Anadolu | r w
Aegean, Ege ? | r w
Marmara | r w
Bozcaada | r w
Urla ? | r w
Diyarbakır | r | Boğazkere
Manisa ? | r w
Tekirdağ | r w
Şarköy ? | r w
Çanakkale | r w
Kırklareli | r w
Nevşehir | w | Emir
Malatya | r w

# IL Companion
Mount Carmel | R w
Ella Valley | R w
Hebron ? | R w
Jezreel Valley | R w
Shimshon | R w
Sharon Plain | R w
Central Mountains | R w

# LB Companion
Mount Lebanon | R w
Jezzine | R w
Byblos ? | R w

# MA Companion
Zaër ? | r
Benslimane | R w p
Doukkala | R w p
Essaouira ? | R w p
Boulaouane | R w p
Zerhoune | r
Gharb ? | R w p

# TN Companion
Thibar ? | R w p
Sidi Salem | R w p
Grand Cru Mornag | R w p
Utique ? | R w p
Coteaux d'Utique | R w p

# AU WineAustralia
Central Victoria | r w
North East Victoria | r w
North West Victoria | r w
Port Phillip | r w
Western Victoria | r w
Mount Lofty Ranges | r w
Far North | r w
Lower Murray | r w
The Peninsulas | r w
Central Western Australia | r w
Greater Perth | r w
South West Australia | r w
Peel ? | r w
Central Ranges | r w
Northern Rivers | r w
Northern Slopes | r w
South Coast | r w
Southern New South Wales | r w
Western Plains | r w
Hastings River | r w
Shoalhaven Coast | r w
Perricoota | r w
South Burnett | r w
Eastern Plains | r w
Piccadilly | r w

# NZ IPONZ
Bay of Plenty | r w
Waikato | r w
Canterbury Plains | r w
Waihopai Valley | W r
Dillons Point | w
Lake Wanaka, Wanaka ? | r w
Alexandra ? | r
Nelson-Moutere | r w
Upper Moutere | r w
Clevedon | r w
Bay of Islands | r w

# ZA SAWIS
Slanghoek | r w
Goudini | r w
Nuy ? | r w
Vinkrivier | r w
Tradouw | r w
Montagu ? | r w
Langeberg-Garcia | r w
Plettenberg Bay | s w
Sunday's Glen | r w
Stanford Foothills | r w
Lower Duivenhoks River | r w
Malgas ? | r w
Napier ? | r w
Klein River | r w
Theewater | r w
Greyton | r w
Koekenaap | r w
Spruitdrift | r w
Vredendal | r w
Bamboes Bay | w
Piekenierskloof | r
St Helena Bay | w
Lamberts Bay | w
Central Orange River | r w
KwaZulu-Natal | r w
Eastern Cape | r w
Limpopo | r w
Hartswater | r w
Agterkliphoogte | r w
Boesmansrivier | r w
Eilandia | r w
Klaasvoogds | r w
Le Chasseur | r w
Vlottenburg | r w
Tygerberg | r w
Hemel-en-Aarde Springs | r w
Ceres ? | r w
Ceres Plateau | r w
Prince Albert ? | r w
Swellendam | r w
Buffeljags | r w
Scherpenheuvel | r w
Hex River Valley | r w
Nieuwoudtville | r w
Sutherland-Karoo | r
Lanseria | r w
Helderberg ? | r w

# CN Companion
Yinchuan | r w
Gansu ? | r w
Beijing | r w
Tianjin | r w
Jilin ? | r w
Liaoning | r w
Tibet ? | r w
Deqin ? | r
Fangshan | r w
Changli | r w
Turpan ? | r w
Yanqi ? | r w
Manas ? | r w

# JP NTA
Niigata | w r
Iwate ? | w r
Katsunuma | w r
Chikumagawa Valley | w r
Kikyogahara | w r
Yoichi ? | w r
Kofu ? | w r

# IN Companion
Maharashtra | r w
Karnataka | r w
Akluj ? | r w
Dindori | r w
Nashik Hills | r w
`;
