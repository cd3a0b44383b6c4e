/** Places of South America, Australia, New Zealand, South Africa, Asia; see parsePlaces.ts. */
export const SOUTHERN_HEMISPHERE = `
# AR INV
Mendoza | R w p s | Malbec, Cabernet Sauvignon, Bonarda, Chardonnay
  Luján de Cuyo | R w | Malbec
  Maipú | R w | Malbec, Cabernet Sauvignon
  Valle de Uco, Uco Valley | R w | Malbec
  Tupungato | R w | Malbec, Chardonnay
  Gualtallary | R w | Malbec, Chardonnay
  Tunuyán | R w | Malbec
  San Carlos | R w | Malbec
  Altamira, Paraje Altamira | r | Malbec
  La Consulta | r | Malbec
  Vista Flores | r | Malbec
  Los Chacayes | r | Malbec
  Agrelo | r w | Malbec
  Perdriel | r | Malbec
  Las Compuertas | r | Malbec
  Vistalba | r | Malbec
  Lunlunta | r | Malbec
  San Rafael | R w s | Malbec
  General Alvear | r w
  Rivadavia ? | r w
  Santa Rosa ? | r w
San Juan ? | R w | Syrah
  Valle de Tulum | r w
  Valle de Pedernal, Pedernal Valley | r | Malbec
  Valle de Zonda | r w
  Calingasta | r w
La Rioja Argentina, Valle de Famatina, Famatina Valley | r w | Torrontés
Catamarca | r w
Salta | R w | Malbec, Torrontés
  Valles Calchaquíes, Calchaquí Valley, Valle Calchaquí | r w | Malbec, Torrontés
  Cafayate | r w | Malbec, Torrontés
  Molinos ? | r
Jujuy | r
  Quebrada de Humahuaca | r | Malbec
Tucumán | r w
Patagonia | R w
  Río Negro | R w | Malbec, Pinot Noir
  Neuquén | R w | Malbec, Pinot Noir
  San Patricio del Chañar | r w
  Chubut | w r
  La Pampa | r
Chapadmalal | w r
Buenos Aires | w r

# CL SAG
Valle de Elqui, Elqui Valley, Elqui | R w | Syrah
Valle del Limarí, Limarí Valley, Limarí | R w | Chardonnay
Valle de Choapa, Choapa Valley | r w
Valle de Aconcagua, Aconcagua Valley, Aconcagua | R w | Cabernet Sauvignon
Valle de Casablanca, Casablanca Valley | W r | Sauvignon Blanc, Chardonnay, Pinot Noir
Casablanca ? | W r | Sauvignon Blanc, Chardonnay, Pinot Noir
Valle de San Antonio, San Antonio Valley (Chile) | W r | Sauvignon Blanc, Pinot Noir
Valle de Leyda, Leyda Valley, Leyda | W r | Sauvignon Blanc, Pinot Noir
Valle Central, Central Valley | r w
Valle del Maipo, Maipo Valley, Maipo | R w | Cabernet Sauvignon, Merlot, Carmenère
  Alto Maipo | r | Cabernet Sauvignon
  Puente Alto | r | Cabernet Sauvignon
  Pirque | r | Cabernet Sauvignon
  Isla de Maipo | r w
Valle del Rapel, Rapel Valley, Rapel | R w | Cabernet Sauvignon, Merlot, Carmenère
Valle del Cachapoal, Cachapoal Valley, Cachapoal | R w | Cabernet Sauvignon, Carmenère
  Peumo | r | Carmenère
Valle de Colchagua, Colchagua Valley, Colchagua | R w | Carmenère, Cabernet Sauvignon, Syrah
  Apalta | r | Carmenère, Cabernet Sauvignon
  Marchihue, Marchigüe | r
  Los Lingues | r
  Lolol | r
Valle de Curicó, Curicó Valley, Curicó | r w | Sauvignon Blanc, Cabernet Sauvignon
  Lontué | r w
  Teno | r w
Valle del Maule, Maule Valley, Maule | R w | Carignan, Cabernet Sauvignon, Listán Prieto
  Cauquenes | r | Carignan, Listán Prieto
  Secano Interior | r | Listán Prieto, Cinsault
Valle del Itata, Itata Valley, Itata | r w | Cinsault, Listán Prieto, Muscat of Alexandria
Valle del Bío-Bío, Bío-Bío Valley, Bío-Bío | r w | Pinot Noir
Valle del Malleco, Malleco Valley, Malleco | r w | Chardonnay, Pinot Noir
Valle de Osorno | w r
Huasco, Valle del Huasco | w r

# UY INAVI
Canelones | R w | Tannat
Montevideo | R w | Tannat
Maldonado | R w | Tannat, Albariño
Garzón ? | R w | Tannat
Colonia ? | R w | Tannat
San José ? | r w
Rivera ? | r | Tannat
Carmelo ? | r | Tannat

# BR INPI
Vale dos Vinhedos | R w s | Merlot, Chardonnay
Serra Gaúcha | R w s
Pinto Bandeira | s w
Altos Montes | r w s
Monte Belo | r w s
Farroupilha | s w | Muscat Blanc à Petits Grains
Garibaldi ? | s
Campanha, Campanha Gaúcha | R w
Serra do Sudeste | r w
Planalto Catarinense, Vinhos de Altitude de Santa Catarina | r w
Vale do São Francisco | r w s
Campos de Cima da Serra | r w
Rio Grande do Sul | r w s
Serra da Mantiqueira | r w

# PE Companion
Ica ? | r w
Valle de Ica | r w

# BO Companion
Tarija | r w
Valle de Cinti | r w

# AU WineAustralia
South Eastern Australia, South East Australia | r w p
South Australia | r w p
  Barossa, Barossa Valley | R w f | Syrah, Cabernet Sauvignon, Grenache
  Eden Valley | w r | Riesling, Syrah
  High Eden | w r
  McLaren Vale | R w | Syrah, Grenache, Cabernet Sauvignon
  Adelaide Hills | w r | Sauvignon Blanc, Chardonnay, Pinot Noir
  Adelaide Plains | r w
  Clare Valley | w r | Riesling, Syrah
  Coonawarra | R w | Cabernet Sauvignon, Syrah
  Padthaway | r w
  Limestone Coast | r w
  Wrattonbully | r w
  Langhorne Creek | R w
  Currency Creek | r w
  Fleurieu | r w
  Southern Fleurieu | r w
  Kangaroo Island | r w
  Mount Benson | r w
  Mount Gambier | r w
  Robe ? | r w
  Riverland | r w
  Southern Flinders Ranges | r
  Lenswood | w r
  Piccadilly Valley | w r
Victoria ? | r w p s
  Yarra Valley | r w s | Pinot Noir, Chardonnay
  Mornington Peninsula | r w | Pinot Noir, Chardonnay
  Geelong | r w
  Macedon Ranges | r w s
  Sunbury ? | r w
  Heathcote | R | Syrah
  Bendigo | R w
  Goulburn Valley | r w
  Nagambie Lakes | r w | Marsanne
  Strathbogie Ranges | r w
  Upper Goulburn | r w
  Pyrenees ? | R w
  Grampians | R w s | Syrah
  Great Western | r s
  Henty | w r
  Rutherglen | R f w | Syrah, Durif
  Glenrowan | r f
  Beechworth | r w
  Alpine Valleys | r w
  King Valley | r w s
  Gippsland | r w
  Murray Darling | r w
  Swan Hill | r w
New South Wales | r w
  Hunter Valley | w r | Sémillon, Syrah
  Pokolbin | w r
  Broke Fordwich | w r
  Upper Hunter Valley | w r
  Mudgee | R w
  Orange ? | r w
  Cowra | w r
  Riverina | r w d
  Hilltops | r w
  Tumbarumba | w r s
  Canberra District | r w | Syrah, Riesling
  Gundagai | r
  Southern Highlands | r w
  New England Australia | r w
  Big Rivers | r w
Western Australia | r w
  Margaret River | r w | Cabernet Sauvignon, Chardonnay, Sémillon, Sauvignon Blanc
  Great Southern | r w | Riesling, Syrah
  Frankland River | r w | Riesling, Syrah
  Mount Barker | r w | Riesling, Syrah
  Porongurup | w | Riesling
  Albany ? | r w
  Denmark ? | r w
  Pemberton | r w
  Manjimup | r w
  Blackwood Valley | r w
  Geographe | r w
  Swan Valley, Swan District | w r f
  Perth Hills | r w
Queensland | r w
  Granite Belt | r w
Tasmania | r w s | Pinot Noir, Chardonnay
  Tamar Valley | r w s
  Coal River Valley | r w

# NZ IPONZ
North Island ? | r w
South Island ? | r w
Marlborough | W r s | Sauvignon Blanc, Pinot Noir
  Awatere Valley, Awatere | W r | Sauvignon Blanc
  Wairau Valley | W r | Sauvignon Blanc
  Southern Valleys | W r
Hawke's Bay | r w | Syrah, Merlot, Chardonnay
  Gimblett Gravels | R w | Syrah, Merlot
  Bridge Pa Triangle | r w
Central Otago | R w | Pinot Noir
  Bannockburn ? | r | Pinot Noir
  Bendigo Central Otago | r | Pinot Noir
  Gibbston | r w | Pinot Noir
  Cromwell ? | r w
Martinborough | R w | Pinot Noir
Wairarapa | R w | Pinot Noir
  Gladstone ? | r w
Gisborne | W r | Chardonnay
Nelson ? | w r
Waipara, Waipara Valley | r w | Pinot Noir, Riesling
North Canterbury, Canterbury | r w | Pinot Noir
Waitaki Valley, Waitaki Valley North Otago | r w
Waiheke Island, Waiheke | R w | Syrah
Auckland | r w
Kumeu | w r | Chardonnay
Matakana | r w
Northland | r w

# ZA SAWIS
Western Cape | r w p s
Coastal Region | r w
Cape Agulhas | w r
Stellenbosch | R w | Cabernet Sauvignon, Pinotage, Chenin Blanc
  Simonsberg-Stellenbosch | R w
  Jonkershoek Valley | r w
  Banghoek | r w
  Devon Valley | r w
  Bottelary | r w
  Polkadraai Hills | r w
  Papegaaiberg | r w
Paarl | R w
  Simonsberg-Paarl | r w
  Voor Paardeberg | r w
  Wellington ? | r w
Franschhoek, Franschhoek Valley | r w s
Swartland | r w | Syrah, Chenin Blanc
  Malmesbury | r w
  Riebeekberg | r w
  Paardeberg | r w
Darling ? | w r | Sauvignon Blanc
  Groenekloof | w r | Sauvignon Blanc
Tulbagh | r w
Constantia | W r d | Sauvignon Blanc
Durbanville | w r | Sauvignon Blanc
Cape Town | r w
Cape Point | w
Hout Bay | w
Walker Bay | r w | Pinot Noir, Chardonnay
  Hemel-en-Aarde Valley, Hemel-en-Aarde | r w | Pinot Noir, Chardonnay
  Upper Hemel-en-Aarde Valley | r w | Pinot Noir, Chardonnay
  Hemel-en-Aarde Ridge | r w | Pinot Noir, Chardonnay
  Bot River | r w
Elgin ? | w r | Sauvignon Blanc, Chardonnay, Pinot Noir
Elim | w r | Sauvignon Blanc
Overberg | r w
Robertson | r w s | Chardonnay
  Bonnievale | r w
  McGregor ? | r w
Worcester ? | r w
Breedekloof | r w
Breede River Valley | r w
Klein Karoo | f r w
  Calitzdorp | f r
Olifants River | r w
  Citrusdal Mountain | r w
  Lutzville Valley | w r
Cederberg | r w
Northern Cape | r w
Cape Winelands | r w
Philadelphia ? | r w

# CN Companion
Ningxia | R w | Cabernet Sauvignon
  Helan Mountain | R w | Cabernet Sauvignon
Shandong | r w
  Penglai | r w
  Yantai | r w
Xinjiang | r w
Shanxi | r w
Hebei | r w
  Huailai | r w
Yunnan | r
  Shangri-La | r | Cabernet Sauvignon

# JP NTA
Yamanashi | w r | Koshu
Nagano | r w
Hokkaido | w r
Osaka | r w
Yamagata | w r

# IN Companion
Nashik, Nashik Valley | r w
Nandi Hills | r w

# TH Companion
Khao Yai | r w
`;
