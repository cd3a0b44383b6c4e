/** States, counties and districts of the Americas; the notation is told in parsePlaces.ts. */
export const DISTRICTS_OF_AMERICA = `
# US TTB
Rhode Island | r w
Wisconsin | r w
Connecticut | r w
Massachusetts | r w
Vermont | r w
Minnesota | r w
Iowa ? | r w
Illinois | r w
Indiana | r w
Kentucky | r w
Tennessee | r w
Florida ? | r w
Oklahoma | r w
Kansas ? | r w
Nebraska | r w
Montana ? | r w
Utah ? | r w
Nevada ? | r w
Hawaii ? | r w
West Virginia | r w
South Carolina | r w
Arkansas | r w
New Hampshire | r w
Delaware ? | r w
Alabama | r w
Southeastern New England | r w
Martha's Vineyard | r w
Upper Mississippi River Valley | r w
Lake Wisconsin | r w
Wisconsin Ledge | r w
Lake Michigan Shore | r w
Fennville | r w
Tip of the Mitt | r w
Ozark Mountain | r w
Ozark Highlands | r w
Loramie Creek | r w
Isle St. George | r w
Grand River Valley | r w
Ohio River Valley | r w
Indiana Uplands | r w
Shawnee Hills | r w
Lehigh Valley | r w
Lancaster Valley | r w
Cumberland Valley | r w
Central Delaware Valley | r w
Warren Hills | r w
Cape May Peninsula | r w
Linganore | r w
Catoctin | r w
Eastern Connecticut Highlands | r w
Western Connecticut Highlands | r w
Haw River Valley | r w
Swan Creek | r w
Upper Hiwassee Highlands | r w
Appalachian High Country | r w
Northern Neck George Washington Birthplace | r w
Virginia's Eastern Shore | r w
North Fork of Roanoke | r w
Rocky Knob | r w
Escondido Valley | r w
Texas Davis Mountains | r w
Bell Mountain | r w
Fredericksburg in the Texas Hill Country | r w
Middle Rio Grande Valley | r w
Mimbres Valley | r w
West Elks | r w
Eagle Foothills | r w
Mount Pisgah Polk County | r w
Big Valley District | r w
Kelsey Bench | r w
Benmore Valley | r w
Upper Lake Valley | r w
Covelo ? | r w
Dos Rios | r w
Eagle Peak Mendocino County | r w
McDowell Valley | r w
Cole Ranch | r w
Comptche | r w
Manton Valley | r w
Trinity Lakes | r w
Willow Creek | r w
North Yuba | r w
Ben Lomond Mountain | r w
Lime Kiln Valley | r w
Gabilan Mountains | r w
Santa Margarita Ranch | r w
San Miguel District | r w
Borden Ranch | r
Alta Mesa | r w
Sloughhouse | r w
Cosumnes River | r w
Jahant ? | r w
Merritt Island | r w
River Junction | r w
Tracy Hills | r w
Diablo Grande | r w
Capay Valley | r w
Lamorinda | r w
Solano County Green Valley | r w
Malibu-Newton Canyon | r w
Sierra Pelona Valley | r w
Antelope Valley | r w
Leona Valley | r w
Tehachapi Mountains | r w
Palos Verdes Peninsula | r w
Goose Gap | r w
The Burn of Columbia Valley | r w
Rocky Reach | r w
Beverly ? | r w
San Diego County | r w
Solano County | r w
Yolo County | r w
San Joaquin County | r w
Placer County | r w
Nevada County | r w
Fresno County | r w
Kern County | r w
Mariposa County | r w
Tuolumne County | r w
Siskiyou County | r w
Tehama County | r w
Trinity County | r w
Humboldt County | r w
Marin County | r w
San Mateo County | r w
Santa Clara County | r w
Santa Cruz County | r w
Alameda County | r w
Ventura County | r w
Riverside County | r w
Stanislaus County | r w
Merced County | r w
Madera County | r w
Yuba County | r w
Butte County | r w
Sacramento County | r w
Yamhill County | r w
Polk County | r w
Jackson County | r w
Josephine County | r w
Benton County | r w
Yakima County | r w
Walla Walla County | r w

# CA VQA
Niagara Lakeshore | r w
Pelee Island | r w
Summerland Bench | r w
Kelowna | r w
Oliver ? | r w
Osoyoos | r w
Okanagan Lake | r w
Thompson Valley | r w
Lillooet | r w
Shuswap | r w
Kootenays | r w
Lower Similkameen | r w
Naramata ? | r w
Summerland Lakefront | r w
Lake Country | r w
Gaspereau Valley | r w
Cowichan | r w

# MX Companion
Ensenada | r w
Valle de Ojos Negros | r w
Valle de Santo Tomás | r w
San Antonio de las Minas | r w
Coahuila | r w
Guanajuato | r w
Aguascalientes | r w
Zacatecas | r w
San Luis Potosí | r w
Chihuahua | r w

# AR INV
Barrancas | R w
Russell ? | R w
Coquimbito | R w
Cruz de Piedra | R w
El Cepillo | R w
Villa Seca | R w
San Pablo ? | R w
Los Árboles | R w
Canota ? | R w
Campo de los Andes | R w
El Peral | R w
La Carrera | R w
Ugarteche | R w
Medrano ? | R w
Junín ? | R w
Lavalle ? | R w
Fiambalá | R w
Tinogasta | R w
Chilecito | R w
Alto Valle de Río Negro | R w
Valle Medio | R w
Valle de Río Colorado | R w
Trevelin | R w
Cachi ? | R w
Yacochuya | R w
San Javier ? | R w
Calamuchita | R w
Colonia Caroya | R w
Córdoba Argentina | R w
Entre Ríos | R w
Santiago del Estero | R w
Las Heras | R w
Godoy Cruz | R w
Guaymallén | R w
Pozo de los Algarrobos | R w
Ullum ? | R w
Zonda ? | R w
Barreal | R w
El Hoyo ? | R w
San Luis ? | R w

# CL SAG
Santiago ? | r w
Alto Cachapoal | r
Licantén | r w
Paredones | r w
Zapallar | r w
Lo Abarca | r w
Valle del Loncomilla, Loncomilla | r w
Valle del Tutuvén | r w
Valle del Claro | r w
Valle del Lontué | r w
Valle del Teno | r w
San Clemente ? | r w
Curepto | r w
Empedrado | r
Guarilihue | r w
Portezuelo | r w
Quillón | r w
Coelemu | r w
Chillán | r w
Yumbel ? | r w
Traiguén | r w
Austral ? | r w
Atacama | r w
Coquimbo | r w
Valle de Copiapó | r w
Lago Rapel | r w
Litueche | r w
Panquehue | r
Valle del Marga Marga | r w
Valle del Cautín | r w
Talagante | r w
Melipilla | r w
Requínoa | r
Rancagua | r
Santa Cruz ? | r w
Nancagua | r w
Peralillo | r w
Palmilla ? | r w
Rengo ? | r w
San Vicente ? | r w
Molina ? | r w
Romeral ? | r w
Talca ? | r w
Pencahue | r w
San Javier ? | r w
Villa Alegre | r w
Linares ? | r w
Parral ? | r w
Bulnes ? | r w
Mulchén | r w
Vino Chileno | r w

# UY INAVI
Juanicó | R w
Progreso ? | R w
Las Violetas | R w
Atlántida | R w
Florida ? | R w
Soriano | R w
Paysandú | R w
Salto ? | R w
Artigas ? | R w
Durazno | R w
Cerro Chapeu | R w
Los Cerrillos ? | R w

# BR INPI
Vinhos da Campanha | r w s
Minas Gerais | r w s
Serra Negra | r w s
Serra Catarinense | r w s
São Joaquim | r w s
Santa Catarina | r w s
Vales da Uva Goethe | w
Bento Gonçalves | r w s
Flores da Cunha | r w s
Encruzilhada do Sul | r w s
Candiota | r w s
Bahia ? | r w s
Pernambuco | r w s
Paraná ? | r w s
São Roque | r w s
Sul de Minas | r w s
Nova Pádua | r w s
Caxias do Sul | r w s
Jundiaí | r w s
Chapada Diamantina | r w s
Espírito Santo ? | r w s
Rio Grande ? | r w s

# PE Companion
Cañete ? | r w
Valle de Pisco | r w
Arequipa ? | r w
Tacna ? | r w
Moquegua | r w

# BO Companion
Valle Central de Tarija | r w
Samaipata | r w
Valle de la Concepción | r w
`;
