/** Houses of Australia, New Zealand, South Africa, Asia and North Africa; the notation is told in parseHouses.ts. */
export const HOUSES_OF_SOUTH_AND_EAST = `
# AU Houses
19 Crimes, Accolade, Alkoomi, All Saints, Angove, Angoves, Annie's Lane, Arimia, Ashbrook
Baileys of Glenrowan, Balgownie, Balnaves, Banrock Station, Barossa Valley Estate, Barry Brothers
Bass Phillip, Battle of Bosworth, Bay of Fires, Best's, Best's Great Western, Bethany
Bird in Hand, Blackjack, Bleasdale, Bowen Estate, Brand's Laira, Brash Higgins, Bremerton
Brian Barry, Brokenwood, Brookland Valley, Brown Brothers, Buller, Bundaleer, By Farr, Campbells
Cape Jaffa, Cape Mentelle, Casella, Cassegrain, Castagna, Chain of Ponds, Chambers Rosewood
Chapel Hill, Charles Melton, Chateau Tanunda, Clarendon Hills, Clonakilla, Clyde Park
Coldstream Hills, Coriole, Craiglee, Crawford River, Cullen ?, Cumulus, Curly Flat, Dalrymple
Dalwhinnie, Dandelion, d'Arenberg, Deakin Estate, De Bortoli, Deep Woods, De Iuliis, Delamere
Deviation Road, Devil's Corner, Devil's Lair, Diamond Valley, Domaine A, Dutschke, Eden Road
Eileen Hardy, Elderton, Eldorado Road, Evans & Tate, Fermoy, Ferngrove, Fire Gully, First Drop
Flametree, Forest Hill, Four Sisters, Fowles, Fox Creek, Frankland Estate, Frogmore Creek, Gemtree
Geoff Hardy, Geoff Merrill, Giaconda, Giant Steps, Glaetzer, Glenguin, Gralyn, Grant Burge
Greenock Creek, Greg Norman, Grosset, Hancock & Hancock, Happs, Hardys, Hay Shed Hill, Heggies
Heirloom, Henry's Drive, Henschke, Hentley Farm, Hewitson, Hill-Smith, Hollick, Holm Oak
Hope Estate, Houghton, House of Certain Views, Howard Park, Hugh Hamilton, Hungerford Hill
Innocent Bystander, Irvine ?, Jacob's Creek, Jamiesons Run, Jansz, Jasper Hill, Jim Barry
John Duval, Josef Chromy, Juniper Estate, Kaesler, Kalleske, Katnook, Kay Brothers, Keith Tulloch
Kilikanoon, Killerby, Kirrihill, Knappstein, Koonara, Koonowla, Kooyong, Kurtz, Lake Breeze
Langmeil, La Vierge, Leasingham, Leconfield, Leeuwin, Leeuwin Estate, Lenton Brae, Leo Buring
Lethbridge, Lindeman's, Little Penguin, Longview, Lou Miranda, Luke Lambert, Mac Forbes, MadFish
Main Ridge, Majella, Margan, Marquis Philips, Maverick, Maxwell ?, McGuigan, McHenry Hohnen
McWilliam's, Meerea Park, Mesh, Mike Press, Mitchell ?, Mitchelton, Mitolo, Mollydooker
Moondah Brook, Moorilla, Moorooduc, Moss Wood, Mount Horrocks, Mount Langi Ghiran, Mount Mary
Mount Pleasant, Mr. Riggs, Nepenthe, Ninth Island, Noon ?, Nugan, Oakridge, Ochota Barrels
O'Leary Walker, Oliver's Taranga, Orlando, Oxford Landing, Paringa, Paringa Estate
Parker Coonawarra, Paxton, Penfolds, Penley, Penley Estate, Penny's Hill, Pepperjack, Petaluma
Peter Lehmann, Pewsey Vale, Pierro, Pike & Joyce, Pikes, Pipers Brook, Pirathon, Pirie, Pirramimma
Plantagenet, Pokolbin Estate, Pooley, Port Phillip Estate, Primo Estate, Punt Road, Queen Adelaide
Ralph Fowler, Redbank, Red Knot, Reschke, Reynella, Ringbolt, R.L. Buller, Robert Oatley, Rockbare
Rockford, Rolf Binder, Rosemount, Rosemount Estate, Rouge Homme, Rusden, Rymill, Saltram
Samuel's Gorge, Sandalford, Scarborough, Scotchmans Hill, S.C. Pannell, Seppelt, Seppeltsfield
Serafino, Sevenhill, Seville Estate, Shaw + Smith, Shinas, Shingleback, Shottesbrooke, Sirromet
Skillogalee, Smith & Hooper, Some Young Punks, Sons of Eden, Soul Growers, Spinifex
Stanton & Killeen, Stefano Lubiana, Stella Bella, St Hallett, St Hugo, Stonehaven, Stoney Vineyard
Stonier, Tahbilk, Tait, Tallarook, Taltarni, Tamar Ridge, Tapanappa, TarraWarra, Tar & Roses
Taylors, Taylors Wines, Tempus Two, Teusner, The Islander, The Lane, Thorn-Clarke, Tidswell
Tim Adams, Tim Gramp, Tim Smith, Tinlins, Tintara, Toorak, Torbreck, Trentham, Trevor Jones
Turkey Flat, Two Hands, Tyrrell's, Ulithorne, Vasse Felix, Voyager Estate, Wakefield
Wakefield Wines, Warburn, Water Wheel, Wine Men of Gotham, Wirra Wirra, Wolf Blass, Woodlands
Wood Park, Woodstock, Wyndham, Wyndham Estate, Wynns, Wynns Coonawarra Estate, Xanadu, Yabby Lake
Yalumba, Yangarra, Yarrabank, Yarra Yarra, Yarra Yering, Yellow Tail, Yeringberg, Yering Station
Zema, Zema Estate, Zilzie

# NZ Houses
Akarua, Alana, Allan Scott, Alpha Domus, Amisfield, Aravin, Archangel, Astrolabe, Ata Rangi
Auntsfield, Awatere River, Babich, Bald Hills, Bannock Brae, Beach House, Bellbird Spring
Bell Hill, Big Sky, Bilancia, Black Cottage, Blackenbrook, Black Estate, Black Grape Society
Bladen, Blind River, Boneline, Borthwick, Boundary Vineyards, Brancott, Brancott Estate, Brennan
Brightside, Brightwater, Brookfields, Burn Cottage, Burning Post, Burnt Spur, Cable Bay
Cambridge Road, Cape Campbell, Carrick, Catalina Sounds, Caythorpe, Chard Farm, Charles Wiffen
Church Road, Churton, Clark Estate, Clearview, Clifford Bay, Clos de Ste Anne, Clos Henri
Clos Marguerite, Cloudy Bay, Coal Pit, Coopers, Coopers Creek, Corazon, Corbans, Coterie
Crab Farm, Craggy Range, Crossroads, Daisy Rock, Dancing Water, Dashwood, Decibel, Delegat
Delegat's, Destiny Bay, Doctors Flat, Dog Point, Domaine Georges Michel, Domaine Rewa
Domaine-Thomson, Domain Road, Drylands, Dry River, Dublin Street, Elephant Hill, Eradus
Escarpment, Esk Valley, Fairhall Downs, Falcon Ridge, Fancrest, Felton Road, Fiddler's Green
First Paddock, Five Flax, Flaxmore, Folium, Forrest, Forrest Wines, Framingham, Frenchman's Hill
Frizzell, Fromm, Fromm La Strada, Fulton Hull, Georges Michel, Georgetown, Gibbston Highgate
Gibbston Valley, Giesen, Giesen Brothers, Gillman, Glazebrook, Goldie, Goldwater, Grasshopper Rock
Gravitas, Greenhough, Greyrock, Greystone, Greywacke, Grove Mill, Growers Mark, Hans Herzog
Hatter's Hill, Hawkshead, Heron's Flight, Herzog, Highfield, Highfield Terravin, Himmelsfeld
Hinton Estate, Huia, Hunky Dory, Huntaway, Hunter's, Huntress, Invivo, Invivo X, Isabel Estate
Ivicevich, Jackson Estate, Jackson's, Johner, Judge Rock, Jules Taylor, Julicher, Kahurangi
Kaimira, Kaituna, Kapiro, Kate Radburnd, Kawarau Estate, Kemblefield, Kidnapper Cliffs, Kidnappers
Kim Crawford, Kina Beach, Konrad, Kopiko Bay, Koru, Koura Bay, Kumeu River, Kumeu Village, Kusuda
Lake Chalice, Lake Hayes, Lawsons, Lawson's Dry Hills, Leefield Station, Left Field, Leveret
Lime Rock, Linacre Lane, Lincoln ?, Linden Estate, Lindis River, Little Beauty, Lobster Reef
Locharburn, Lone Goat, Longbush, Loveblock, Lowburn Ferry, Lynskeys, MacDonald, Mad Dog, Mahana
Mahi, Main Divide, Man O' War, Mansion House, Mansion House Bay, Maori Point, Margrain, Marisco
Marlborough Estate, Marlborough Sun, Martinborough Vineyard, Martinus, Matahiwi, Matawhero
Matiatia, Matua, Matua Valley, Melness, Millar Road, Mills Reef, Millton, Mischa, Misha's Vineyard
Mission Estate, Moa Ridge, Mondillo, Morton Estate, Mount Brown, Mount Difficulty, Mount Dottrel
Mount Edward, Mount Fishtail, Mountford, Mount Maude, Mount Michael, Mount Nelson, Mount Riley
Mount Vernon, Moutere Hills, Mt. Beautiful, Mt Difficulty, Mud Brick, Muddy Water, Mud House
Murdoch James, Murray's Barn, Nanny Goat, Nautilus, Nest Egg, Neudorf, Nevis Bluff, Ngatarawa
Nga Waka, Nobilo, Obsidian, Odyssey, Ohinemuri, Old Coach Road, Omaka Springs
On Giants' Shoulders, Opawa, Ostler, Otuwhero, Oyster Bay Wines, Paddy Borthwick, Palliser
Palliser Estate, Paritua, Pask, Pasquale, Passage Rock, Paulownia, Peacock Sky, Pebble Row
Pegasus Bay, Pencarrow, Peregrine, Petane, Peter Yealands, Petit Clos, Pheasant Gully, Pied Stilt
Pioneer Block, Pisa Range, Poderi Crisci, Pond Paddock, Porters, Prophet's Rock, Prospect
Puriri Hills, Pyramid Valley, Quarter Acre, Quartz Reef, Quest Farm, Radburnd, Ransom, Ra Nui
Rapaura Springs, Redmetal, Redoubt Hill, Richardson, Richmond Plains, Rimu Grove, Rippon, Riverby
River Farm, Riverpoint, Road Works, Roaring Meg, Rockburn, Rockface, Rock Ferry, Rose Family
Roys Hill, Ruby Bay, Runner Duck, Sacred Hill, Sacred Vine, Saint Clair, Salvare, Schubert
Seifried, Selaks, Seresin, Seresin Estate, Shaky Bridge, Shepherds Ridge, Sherwood
Sherwood Estate, Shingle Peak, Sileni, Sileni Estates, Smith & Sheth, Snapper Rock, Southbank
Southern Cross, Spade Oak, Springs, Spy Valley, Squawking Magpie, Squealing Pig, Staete Landt
Stafford Lane, Stanley Estates, Starborough, Starling, St Clair, Stone Bridge, Stoneburn
Stonecroft, Stoneleigh, Stone Paddock, Stony Bay, Stonyridge, Straker, Sugar Loaf, Summerhouse
Sunset Valley, Surveyor Thomson, Swallows Crossing, Takapoto, Takutai, Tarras, Tarras Vineyards
Tatty Bogler, Te Awa, Te Henga, Te Hera, Te Kairanga, Te Kano, Te Mata, Te Mata Estate, Te Motu
Te Pa, Te Rata, Terra Sancta, Terravin, Te Whare Ra, Te Whau, The Crossings, The Elder
The Landing, The Ned, The Sounds, Thornbury, Three Paddles, Tiki, Tinpot, Tinpot Hut, Tira Point
Tironui, Tohu, Tohu Wines, Toi Toi, Torlesse, Totara, Treble Cone, Trinity, Trinity Hill
Turanga Creek, Twin Islands, Two Degrees, Two Paddocks, Two Rivers, Two Sisters, Unison, Urlar
Valli, Valli Vineyards, Vavasour, Vavasour Wines, Vicarage Lane, Vidal Estate, Villa Maria
Villa Maria Estate, VinAlto, Vinoptima, Volcanic Hills, Voss ?, Waimea, Waipapa Bay, Waipara Hills
Waipara Springs, Waipara West, Waipipi, Wairau River, Watershed, Weeping Sands, West Brook
Wet Jacket, Whitehaven, Whitestone, Wild Earth, Wild Rock, Wild South, William Murray
William Thomas, Windrush, Winegrowers of Ara, Wingspan, Wither Hills, Wooing Tree, Woollaston
Woven Stone, Yealands, Yealands Estate, Zephyr

# ZA Houses
AA Badenhorst, Aaldering, Adoro, Allée Bleue, Allesverloren, Almenkerk, Alphen, Alto ?
Alvi's Drift, Anthonij Rupert, Antonij Rupert, Anwilka, Asara, Ashbourne, Ataraxia, Avondale
Avontuur, Axe Hill, Babylon's Peak, Babylonstoren, Backsberg, Badenhorst, Bartho Eksteen
Beau Constantia, Beaumont, Bellingham, Beyerskloof, Blaauwklippen, Black Elephant
Boekenhoutskloof, Boland Kelder, Bon Courage, Boplaas, Boschendal, Boschkloof, Bosman, Botanica
Bouchard Finlayson, Brampton, Bruce Jack, Bruwer, Bruwer Raats, Buitenverwachting, Capaia
Cape Chamonix, Cape Point Vineyards, Chamonix, Cloof, Clos Malverne, Constantia Glen
Constantia Uitsig, Creation, Crystallum, Darling Cellars, David & Nadia, De Grendel, De Krans
Delaire, Delaire Graff, Delheim, De Morgenzon, De Toren, De Trafford, De Waal, De Wetshof
Diemersdal, Diemersfontein, Dombeya, Dornier, Douglas Green, Drostdy-Hof, Durbanville Hills
Du Toitskloof, Eagles' Nest, Edgebaston, Eikendal, Elgin Vintners, Ernie Els, Excelsior
Fable Mountain, Fairview, FirstCape, Flagstone, Fleermuisklip, Fleur du Cap, Fryer's Cove
Gabriëlskloof, Glen Carlou, Glenelly, Glenwood, Goedverwacht, Golden Kaan, Graceland, Graham Beck
Grande Provence, Grangehurst, Groot Constantia, Groote Post, Guardian Peak, Hamilton Russell
Hartenberg, Haskell, Hermanuspietersfontein, Hidden Valley, Holden Manz, House of Krone, Iona
Jacobsdal, JC Le Roux, Jean Daneel, Joostenberg, Jordan Estate, Jordan Wine Estate, Journey's End
Kaapzicht, Kanonkop, Keermont, Keet, Ken Forrester, Klein Constantia, Kleine Zalze, Klein Parys
Kloovenburg, Krone, KWV, Laborie, Lammershoek, La Motte, Lanzerac, La Petite Ferme, L'Avenir
Le Bonheur, Leeu Passant, Le Riche, Lismore, Longridge, L'Ormarins, Louisvale, Lourensford
Meerendal, Meerlust, Miles Mossop, Mischa, Mont du Toit, Mont Rochelle, Mooiplaas, Môreson
Morgenhof, Morgenster, MR de Compostella, Mulderbosch, Mullineux, Muratie, My Wyn, Nederburg
Neethlingshof, Neil Ellis, Newton Johnson, Nitida, Noble Hill, Oak Valley, Obikwa, Oldenburg
Org de Rac, Overgaauw, Paul Cluver, Perdeberg, Porseleinberg, Raats, Radford Dale, Raka, Rall
Reyneke, Rhebokskloof, Rickety Bridge, Ridgeback, Riebeek Cellars, Rijk's, Robertson Winery
Rudera, Rupert & Rothschild, Rustenberg, Rustenburg, Rust en Vrede, Sadie Family, Saronsberg
Savanha, Saxenburg, Scali, Seidelberg, Signal Hill, Sijnn, Simonsig, Simonsvlei, Slaley
Solms-Delta, Southern Right, Spice Route, Spier, Spioenkop, Springfield, Stark-Condé, Starke-Conde
Steenberg, Stellekaya, Stellenbosch Vineyards, Stellenrust, Stellenzicht, Sterhuis, Sumaridge
Swartland Winery, Tamboerskloof, Teddy Hall, Testalonga, Thandi, Thelema, The Sadie Family
The Winery of Good Hope, The Wolftrap, Thorne & Daughters, Tokara, Tukulu, Two Oceans, Uva Mira
Van Loggerenberg, Van Loveren, Vergelegen, Vergenoegd, Vilafonté, Villafonte, Villiera, Vondeling
Vriesenhof, Warwick, Waterford, Waterford Estate, Waterkloof, Welgemeend, Wellington Wines
Welmoed, Weltevrede, Wildekrans, Windmeul, Zandvliet, Zevenwacht, Zonnebloem, Zorgvliet

# IN Houses
Big Banyan, Charosa, Chateau Indage, Fratelli Vineyards, Grover, Grover Zampa, Krsma, Reveilo
Soma, Sula, Sula Vineyards, Vallonné, York ?

# CN Houses
Ao Yun, Changyu, Changyu Moser XV, Château Changyu, Château Sungod, Domaine de Penglai
Dragon Seal, Dynasty, Grace Vineyard, Great Wall, Helan Qingxue, Jade Valley, Kanaan, Long Dai
Puchang, Silver Heights, Tiansai, Xige

# JP Houses
Alps Wine, Aruga Branca, Château Mercian, Chuo Budoshu, Coco Farm, Domaine Takahiko, Grace Wine
Haramo, Hokkaido Wine, Katsunuma Jyozo, Kido Winery, Kurambon, Lumière, Manns, Marufuji, Mercian
Rubaiyat, Soryu, Suntory, Takahata, Tomi no Oka, Tsuno Wine, Villa d'Est

# TH Houses
Alcidini, GranMonte, Monsoon Valley, PB Valley, Siam Winery, Silverlake

# MA Houses
Celliers de Meknès, Château Roslane, Domaine de Sahari, Domaine Ouled Thaleb
Les Celliers de Meknès, Ouled Thaleb, Thalvin, Val d'Argan

# TN Houses
Ceptunes, Domaine Atlas, Domaine Neferis, Kurubis, Les Vignerons de Carthage, Neferis

# DZ Houses
Cuvée du Président, Grands Crus de l'Ouest
`;
