/** Named plates of middle and eastern Europe, Asia, Africa and Latin America. */
export const EASTERN = `
Wiener schnitzel, schnitzel, veal milanese, cotoletta alla milanese, pork schnitzel: Grüner Veltliner, Riesling, White Burgundy, Chardonnay, Pinot Grigio, Pinot Noir
Backhendl: Grüner Veltliner, Riesling, Champagne, White Burgundy, Chardonnay
Tafelspitz: Grüner Veltliner, Pinot Noir, Riesling, White Burgundy, Chardonnay
Sauerbraten: Pinot Noir, Riesling, Syrah, Southern Rhône
Rouladen, Rinderrouladen, beef olives: Pinot Noir, Southern Rhône, Merlot, Syrah
Bratwurst, Weisswurst, Currywurst, Leberkäse: Riesling, Pinot Gris, Grüner Veltliner, Provence rosé, Beaujolais
Kassler, Kassler mit Sauerkraut, pork and Sauerkraut, Schweinshaxe, Eisbein: Riesling, Pinot Gris, Gewürztraminer, Pinot Noir
Käsespätzle, Spätzle, Allgäuer Käsespätzle: Riesling, Pinot Gris, Grüner Veltliner, White Burgundy, Chardonnay
Maultaschen, Königsberger klopse, Frikadellen: Riesling, Pinot Noir, White Burgundy, Chardonnay, Grüner Veltliner
goulash, Gulasch, beef goulash: Syrah, Malbec, Primitivo, Cabernet Sauvignon, Blaufränkisch
beef stroganoff, bœuf stroganoff, stroganoff: Pinot Noir, Syrah, White Burgundy, Chardonnay, Southern Rhône, Merlot
chicken paprikash, paprika chicken: Pinot Noir, Riesling, White Burgundy, Chardonnay, Grüner Veltliner
stuffed cabbage, cabbage rolls, Krautwickel: Pinot Noir, Southern Rhône, Primitivo, Riesling, Malbec
pierogi, varenyky: White Burgundy, Chardonnay, Riesling, Pinot Noir, Pinot Grigio
beef pierogi, pelmeni: Merlot, Pinot Noir, Chianti, White Burgundy, Chardonnay
borscht: Pinot Noir, Beaujolais, Provence rosé, Champagne
sushi, sashimi, nigiri, maki: Riesling, Champagne, Sauvignon Blanc, Pinot Grigio, Chablis, Grüner Veltliner
tempura: Champagne, Sauvignon Blanc, Riesling, Grüner Veltliner, Chablis
teriyaki, teriyaki chicken, beef teriyaki: Pinot Noir, Riesling, Primitivo, Beaujolais, Gewürztraminer
yakitori: Pinot Noir, Riesling, White Burgundy, Chardonnay, Beaujolais, Southern Rhône
ramen: Riesling, Pinot Noir, White Burgundy, Chardonnay, Pinot Gris, Champagne
udon, soba noodles: Riesling, White Burgundy, Chardonnay, Pinot Grigio, Champagne
tonkatsu: Champagne, Riesling, Pinot Noir, White Burgundy, Chardonnay
katsu curry: Riesling, Gewürztraminer, Provence rosé, Pinot Gris
miso cod, black cod: Riesling, White Burgundy, Chardonnay, Pinot Noir, Champagne
gyoza, dumplings, potstickers: Riesling, Champagne, Gewürztraminer, Pinot Gris, Sauvignon Blanc
dim sum: Champagne, Riesling, Gewürztraminer, Pinot Gris, Sauvignon Blanc
poke bowl, poke: Riesling, Sauvignon Blanc, Provence rosé, Albariño
Chinese, Chinese food: Riesling, Gewürztraminer, Pinot Noir, Pinot Gris, Beaujolais
sweet and sour pork, sweet and sour chicken, sweet and sour: Riesling, Gewürztraminer, Pinot Gris, Provence rosé, Chenin Blanc
kung pao chicken, general tso's chicken, Sichuan chicken: Riesling, Gewürztraminer, Pinot Gris, Provence rosé, Beaujolais
mapo tofu, Sichuan food, Szechuan: Gewürztraminer, Riesling, Provence rosé, Pinot Gris
Peking duck, crispy duck, crispy aromatic duck: Pinot Noir, Gewürztraminer, Riesling, Beaujolais, Southern Rhône
chow mein, fried noodles: Riesling, Pinot Noir, Pinot Gris, Beaujolais, Gewürztraminer
fried rice, egg fried rice: Riesling, Sauvignon Blanc, Pinot Grigio, Champagne, Gewürztraminer
beef with black bean sauce, beef and broccoli, beef stir fry: Pinot Noir, Syrah, Malbec, Primitivo, Beaujolais
chicken stir fry: Riesling, Sauvignon Blanc, Gewürztraminer, Pinot Noir, White Burgundy, Chardonnay
char siu: Pinot Noir, Primitivo, Riesling, Provence rosé
spring rolls, egg rolls: Champagne, Riesling, Sauvignon Blanc, Gewürztraminer, Prosecco
summer rolls, fresh spring rolls, Vietnamese spring rolls: Sauvignon Blanc, Riesling, Grüner Veltliner, Provence rosé
pho: Riesling, Gewürztraminer, Pinot Noir, Sauvignon Blanc, Chenin Blanc
banh mi: Riesling, Provence rosé, Grüner Veltliner, Sauvignon Blanc, Beaujolais
Thai food, Thai: Riesling, Gewürztraminer, Sauvignon Blanc, Pinot Gris, Grüner Veltliner
pad Thai: Riesling, Gewürztraminer, Provence rosé, Sauvignon Blanc, Pinot Gris, Grüner Veltliner
Thai green curry, green curry: Riesling, Sauvignon Blanc, Gewürztraminer, Pinot Gris
Thai red curry, red curry: Riesling, Gewürztraminer, Provence rosé, Pinot Gris
massaman curry: Riesling, Gewürztraminer, Syrah, Pinot Noir
tom yum, tom kha: Riesling, Sauvignon Blanc, Gewürztraminer, Pinot Grigio
chicken satay, satay: Riesling, Gewürztraminer, White Burgundy, Chardonnay, Viognier, Provence rosé
papaya salad, green papaya salad, larb: Riesling, Sauvignon Blanc, Grüner Veltliner
laksa: Riesling, Gewürztraminer, Viognier, Chenin Blanc
nasi goreng: Riesling, Gewürztraminer, Provence rosé, Pinot Gris
beef rendang, rendang: Syrah, Malbec, Gewürztraminer, Primitivo
bibimbap: Riesling, Pinot Noir, Gewürztraminer, Provence rosé, Beaujolais
bulgogi, beef bulgogi: Pinot Noir, Beaujolais, Syrah, Malbec, Provence rosé
Korean barbecue, Korean bbq, galbi: Syrah, Pinot Noir, Malbec, Primitivo, Riesling
Korean fried chicken: Riesling, Champagne, Provence rosé, Gewürztraminer
kimchi, kimchi stew: Riesling, Gewürztraminer, Provence rosé, Beaujolais
Indian, Indian food: Riesling, Gewürztraminer, Provence rosé, Pinot Gris, Syrah
chicken tikka masala, tikka masala: Riesling, Provence rosé, Gewürztraminer, Syrah, White Burgundy, Chardonnay, Chenin Blanc
butter chicken, murgh makhani: Riesling, White Burgundy, Chardonnay, Gewürztraminer, Viognier, Pinot Gris
korma, chicken korma, mild curry: Riesling, Gewürztraminer, Viognier, White Burgundy, Chardonnay, Pinot Gris
chicken curry: Riesling, Gewürztraminer, Pinot Gris, Provence rosé, Viognier
rogan josh, lamb rogan josh, lamb curry, lamb bhuna: Syrah, Southern Rhône, Rioja, Primitivo, Merlot
beef curry, meat curry, madras: Syrah, Primitivo, Southern Rhône, Pinot Noir, Malbec
vindaloo, chicken vindaloo, jalfrezi: Riesling, Gewürztraminer, Provence rosé, Primitivo, Champagne
vegetable curry, vegetarian curry: Riesling, Gewürztraminer, Sauvignon Blanc, Provence rosé, Pinot Gris
biryani, chicken biryani, vegetable biryani: Riesling, Provence rosé, Gewürztraminer, Pinot Gris, Pinot Noir
lamb biryani: Syrah, Southern Rhône, Provence rosé, Rioja
tandoori chicken, tandoori, chicken tikka: Riesling, Provence rosé, Sauvignon Blanc, Pinot Noir, Gewürztraminer, Beaujolais
saag paneer, palak paneer, saag aloo: Sauvignon Blanc, Riesling, Grüner Veltliner, Pinot Grigio
shahi paneer, paneer butter masala: Riesling, White Burgundy, Chardonnay, Gewürztraminer, Syrah
dal, daal, tarka dal, dal makhani: Riesling, Pinot Noir, Syrah, Sauvignon Blanc, Provence rosé
samosas, pakora, bhaji, onion bhaji: Riesling, Sauvignon Blanc, Champagne, Gewürztraminer, Prosecco
chana masala, chickpea curry: Riesling, Provence rosé, Grüner Veltliner, Syrah
dosa, masala dosa: Riesling, Sauvignon Blanc, Grüner Veltliner, Prosecco
jerk chicken: Riesling, Gewürztraminer, Provence rosé, Primitivo, Pinot Gris
jollof rice: Chenin Blanc, Riesling, Provence rosé, Syrah
bobotie, bunny chow: Chenin Blanc, Riesling, Syrah, Gewürztraminer
Mexican, Mexican food: Sauvignon Blanc, Riesling, Tempranillo, Provence rosé, Primitivo
tacos: Provence rosé, Sauvignon Blanc, Tempranillo, Primitivo, Riesling, Pinot Noir
beef tacos, carne asada, barbacoa: Malbec, Primitivo, Tempranillo, Cabernet Sauvignon, Syrah
chicken tacos: Sauvignon Blanc, White Burgundy, Chardonnay, Provence rosé, Riesling
tacos al pastor: Provence rosé, Riesling, Pinot Noir, Primitivo
carnitas: Pinot Noir, Riesling, Provence rosé, Champagne
enchiladas, beef enchiladas: Tempranillo, Primitivo, Provence rosé, Malbec, Syrah
chicken enchiladas, enchiladas verdes: Sauvignon Blanc, White Burgundy, Chardonnay, Riesling, Provence rosé
burrito: Primitivo, Malbec, Tempranillo, Provence rosé, Chianti
quesadillas: Sauvignon Blanc, White Burgundy, Chardonnay, Tempranillo, Provence rosé, Chianti
fajitas, beef fajitas: Tempranillo, Malbec, Primitivo, Provence rosé, Syrah
chicken fajitas: Sauvignon Blanc, Provence rosé, Riesling, Pinot Noir, Tempranillo
guacamole: Sauvignon Blanc, Champagne, Albariño, Provence rosé, Grüner Veltliner
chips and salsa, tortilla chips, nachos: Sauvignon Blanc, Provence rosé, Riesling, Chianti, Primitivo
mole, mole poblano, chicken mole: Primitivo, Syrah, Malbec, Merlot, Rioja
chiles rellenos: Sauvignon Blanc, Riesling, Provence rosé, Albariño
tamales: Tempranillo, Pinot Noir, Provence rosé, Primitivo, Riesling
empanadas, beef empanadas: Malbec, Tempranillo, Provence rosé, Sauvignon Blanc, Albariño
feijoada: Primitivo, Malbec, Syrah, Southern Rhône
choripan: Malbec, Syrah, Tempranillo, Provence rosé
orange chicken, cashew chicken: Riesling, Gewürztraminer, Pinot Gris, Sauvignon Blanc
hot and sour soup, wonton soup: Riesling, Gewürztraminer, Sauvignon Blanc, Fino
drunken noodles, pad see ew, Thai basil chicken: Riesling, Gewürztraminer, Provence rosé, Sauvignon Blanc
panang curry, khao soi: Riesling, Gewürztraminer, Pinot Gris, Viognier
Hainanese chicken rice: Riesling, Sauvignon Blanc, Grüner Veltliner, White Burgundy, Chardonnay
okonomiyaki, takoyaki, karaage: Champagne, Riesling, Provence rosé, Sauvignon Blanc
sukiyaki, shabu shabu: Pinot Noir, Beaujolais, Riesling, Merlot
eel, unagi: Pinot Noir, Riesling, Gewürztraminer, Champagne
miso soup, edamame: Riesling, Champagne, Grüner Veltliner, Sauvignon Blanc
japchae, tteokbokki: Riesling, Gewürztraminer, Provence rosé, Pinot Noir
Mongolian beef, beef and oyster sauce: Pinot Noir, Malbec, Syrah, Primitivo
aloo gobi, paneer tikka, malai kofta: Riesling, Gewürztraminer, Sauvignon Blanc, Provence rosé
keema, chicken biriyani: Riesling, Syrah, Provence rosé, Southern Rhône
doro wat: Syrah, Riesling, Primitivo, Provence rosé
ropa vieja, lomo saltado, picanha: Malbec, Tempranillo, Syrah, Primitivo
arroz con pollo: Albariño, Provence rosé, Rioja, White Burgundy, Chardonnay
moqueca: Riesling, Viognier, White Burgundy, Chardonnay, Sauvignon Blanc
arepas, pupusas: Sauvignon Blanc, Provence rosé, Malbec, Albariño
milanesa: Malbec, White Burgundy, Chardonnay, Barbera, Chianti
pozole, chicken tortilla soup, tortilla soup: Tempranillo, Provence rosé, Sauvignon Blanc, Riesling
birria: Malbec, Tempranillo, Primitivo, Syrah
gravadlax, smørrebrød: Riesling, Champagne, Grüner Veltliner, Chablis
Zwiebelrostbraten, Rostbraten: Pinot Noir, Blaufränkisch, Merlot, Syrah
Wildgulasch, Hirschgulasch: Syrah, Pinot Noir, Southern Rhône, Merlot
Grünkohl, Krustenbraten, Hackbraten: Pinot Noir, Riesling, Merlot, Beaujolais
Hühnerfrikassee: White Burgundy, Chardonnay, Riesling, Pinot Gris, Grüner Veltliner
Reibekuchen, rösti, Kartoffelpuffer: Riesling, Pinot Gris, White Burgundy, Chardonnay, Champagne
stir fry: Riesling, Gewürztraminer, Sauvignon Blanc, Pinot Noir, Grüner Veltliner
`;
