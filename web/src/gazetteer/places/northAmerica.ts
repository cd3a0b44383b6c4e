/** Places of the United States, Canada and Mexico; the notation is told in parsePlaces.ts. */
export const NORTH_AMERICA = `
# US TTB
California | r w p s
  North Coast | r w
  Napa Valley, Napa, Napa County | R w | Cabernet Sauvignon, Merlot, Chardonnay, Zinfandel
    Atlas Peak | R w | Cabernet Sauvignon
    Calistoga | R w | Cabernet Sauvignon
    Chiles Valley | R w
    Coombsville | R w | Cabernet Sauvignon
    Diamond Mountain District, Diamond Mountain | R | Cabernet Sauvignon
    Howell Mountain | R w | Cabernet Sauvignon
    Los Carneros, Carneros | r w s | Pinot Noir, Chardonnay
    Mount Veeder, Mt. Veeder | R w | Cabernet Sauvignon
    Oak Knoll District, Oak Knoll District of Napa Valley | R w
    Oakville | R w | Cabernet Sauvignon
    Rutherford | R w | Cabernet Sauvignon
    Spring Mountain District, Spring Mountain | R w | Cabernet Sauvignon
    St. Helena, Saint Helena | R w | Cabernet Sauvignon
    Stags Leap District | R | Cabernet Sauvignon
    Wild Horse Valley | r w
    Yountville | R w | Cabernet Sauvignon
    Crystal Springs of Napa Valley | r
  Sonoma County, Sonoma | r w p | Pinot Noir, Chardonnay, Zinfandel, Cabernet Sauvignon
    Alexander Valley | R w | Cabernet Sauvignon
    Bennett Valley | r w | Merlot
    Chalk Hill ? | r w
    Dry Creek Valley | R w | Zinfandel, Cabernet Sauvignon
    Fort Ross-Seaview | r w | Pinot Noir, Chardonnay
    Fountaingrove District | r w
    Green Valley of Russian River Valley | r w s | Pinot Noir, Chardonnay
    Knights Valley | R w | Cabernet Sauvignon
    Moon Mountain District | r | Cabernet Sauvignon
    Northern Sonoma | r w
    Petaluma Gap | r w | Pinot Noir
    Pine Mountain-Cloverdale Peak | r
    Rockpile | r | Zinfandel
    Russian River Valley | r w s | Pinot Noir, Chardonnay
    Sonoma Coast | r w | Pinot Noir, Chardonnay
    West Sonoma Coast | r w | Pinot Noir, Chardonnay
    Sonoma Mountain | r w
    Sonoma Valley | r w
  Mendocino, Mendocino County | r w
    Anderson Valley | r w s | Pinot Noir, Chardonnay
    Mendocino Ridge | r | Zinfandel
    Potter Valley | r w
    Redwood Valley | r w
    Yorkville Highlands | r w
  Lake County | r w
    Clear Lake | r w
    High Valley | r w
    Red Hills Lake County, Red Hills | r
    Guenoc Valley | r w
  Sierra Foothills | R w | Zinfandel
    Amador County | R w | Zinfandel
    El Dorado, El Dorado County | R w
    Fiddletown | r | Zinfandel
    Shenandoah Valley of California, California Shenandoah Valley | R | Zinfandel
    Fair Play ? | r
    Calaveras County | r w
  Lodi | R w | Zinfandel
    Clements Hills | r w
    Mokelumne River | r | Zinfandel
  Clarksburg | W r | Chenin Blanc
  Dunnigan Hills | r w
  Suisun Valley | r w
  Contra Costa County, Contra Costa | r w
  Livermore Valley | r w
  San Francisco Bay | r w
  Santa Cruz Mountains | r w | Pinot Noir, Chardonnay, Cabernet Sauvignon
  Santa Clara Valley | r w
  Central Coast | r w p
    Monterey, Monterey County | r w | Chardonnay, Pinot Noir
    Arroyo Seco | r w | Chardonnay
    Carmel Valley | r w
    Chalone | r w | Pinot Noir, Chardonnay
    Mount Harlan, Mt. Harlan | r w | Pinot Noir
    San Antonio Valley | r w
    San Lucas | r w
    Santa Lucia Highlands | r w | Pinot Noir, Chardonnay
    Hames Valley | r w
    San Benito, San Benito County | r w
    Cienega Valley | r w
    Paicines | r w
    Paso Robles | R w | Cabernet Sauvignon, Zinfandel, Syrah
    Adelaida District | r w
    Templeton Gap District | r w
    Willow Creek District | r w
    El Pomar District | r w
    Edna Valley | r w | Chardonnay, Pinot Noir
    Arroyo Grande Valley | r w
    San Luis Obispo Coast, SLO Coast | r w
    San Luis Obispo County | r w
    York Mountain | r w
    Santa Barbara County, Santa Barbara | r w | Pinot Noir, Chardonnay, Syrah
    Santa Maria Valley | r w | Pinot Noir, Chardonnay
    Santa Ynez Valley | r w
    Sta. Rita Hills, Santa Rita Hills | r w | Pinot Noir, Chardonnay
    Ballard Canyon | r | Syrah
    Happy Canyon of Santa Barbara | r w
    Los Olivos District | r w
    Alisos Canyon | r
  Temecula Valley, Temecula | r w
  South Coast | r w
  San Pasqual Valley | r w
  Cucamonga Valley | r f
  Madera ? | r f
  Ramona Valley | r w
  Malibu Coast | r w
Oregon | R w s | Pinot Noir, Pinot Gris, Chardonnay
  Willamette Valley | R w s | Pinot Noir, Pinot Gris, Chardonnay
    Chehalem Mountains | r w | Pinot Noir
    Dundee Hills | r w | Pinot Noir
    Eola-Amity Hills | r w | Pinot Noir
    McMinnville | r w | Pinot Noir
    Ribbon Ridge | r w | Pinot Noir
    Yamhill-Carlton, Yamhill-Carlton District | r w | Pinot Noir
    Laurelwood District | r w | Pinot Noir
    Tualatin Hills | r w
    Van Duzer Corridor | r w
    Lower Long Tom | r w
  Southern Oregon | r w
  Rogue Valley | r w
  Applegate Valley | r w
  Umpqua Valley | r w
  The Rocks District of Milton-Freewater | r | Syrah
  Elkton Oregon | r w
Washington, Washington State | r w
  Columbia Valley | r w | Cabernet Sauvignon, Merlot, Riesling, Chardonnay, Syrah
    Yakima Valley | r w
    Red Mountain | R | Cabernet Sauvignon, Merlot
    Horse Heaven Hills | R w
    Walla Walla Valley, Walla Walla | R w | Cabernet Sauvignon, Merlot, Syrah
    Wahluke Slope | R w
    Rattlesnake Hills | r w
    Snipes Mountain | r w
    Ancient Lakes, Ancient Lakes of Columbia Valley | w
    Naches Heights | r w
    Lake Chelan | r w
    Candy Mountain | r
    White Bluffs | r w
    Royal Slope | r w
  Columbia Gorge | r w
  Puget Sound | w r
Snake River Valley | r w
Lewis-Clark Valley | r w
Idaho | r w
New York, New York State | w r s
  Finger Lakes | W r s | Riesling
    Cayuga Lake | w r
    Seneca Lake | w r | Riesling
    Keuka Lake | w r | Riesling
  Long Island | r w
    North Fork of Long Island, North Fork | r w | Merlot
    The Hamptons | r w
  Hudson River Region | r w
  Niagara Escarpment | w r
  Champlain Valley of New York | r w
Lake Erie | w r
Virginia ? | r w
  Monticello ? | r w | Viognier, Cabernet Franc, Petit Verdot
  Middleburg Virginia | r w
  Shenandoah Valley | r w
Texas | r w
  Texas High Plains | r w
  Texas Hill Country | r w
Michigan | w r
  Old Mission Peninsula | w r | Riesling
  Leelanau Peninsula | w r | Riesling
Arizona | r w
  Sonoita | r w
  Verde Valley | r w
  Willcox | r w
New Mexico | r w s
  Mesilla Valley | r w
Colorado ? | r w
  Grand Valley | r w
Missouri | r w
  Augusta ? | r w
  Hermann ? | r w | Norton
Ohio ? | w r
Pennsylvania | r w
New Jersey | r w
  Outer Coastal Plain | r w
Maryland | r w
North Carolina | r w
  Yadkin Valley | r w
Dahlonega Plateau | r w
American Wine | r w p

# CA VQA
Ontario | r w p d s
  Niagara Peninsula | r w d | Riesling, Chardonnay, Cabernet Franc, Vidal
    Niagara-on-the-Lake | r w
    Twenty Mile Bench | r w | Riesling
    Beamsville Bench | r w | Riesling
    Four Mile Creek | r w
    St. David's Bench | r w
    Short Hills Bench | r w
    Vinemount Ridge | r w
    Niagara River | r w
    Lincoln Lakeshore | r w
    Creek Shores | r w
  Prince Edward County | r w | Pinot Noir, Chardonnay
  Lake Erie North Shore | r w
British Columbia, B.C. | r w p s
  Okanagan Valley, Okanagan | r w | Merlot, Pinot Gris, Chardonnay, Pinot Noir
    Naramata Bench | r w
    Golden Mile Bench | r w
    Okanagan Falls | r w
    Skaha Bench | r w
    Black Sage | r
  Similkameen Valley | r w
  Vancouver Island | r w
  Cowichan Valley | r w
  Fraser Valley | r w
  Gulf Islands | w r
Nova Scotia | w s
  Tidal Bay | w
  Annapolis Valley | w s
Québec | r w d
  Vin du Québec | r w d

# MX Companion
Valle de Guadalupe, Guadalupe Valley | R w
Baja California | R w
Valle de Parras, Parras | R w
Querétaro | s r w
Valle de San Vicente | r w
Ojos Negros | r w
`;
