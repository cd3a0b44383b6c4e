/** Cheeses by name, and what is made of them. */
export const CHEESES = `
brie: Champagne, White Burgundy, Chardonnay, Pinot Noir, Chenin Blanc, Sauvignon Blanc
camembert: Champagne, Pinot Noir, White Burgundy, Chardonnay, Beaujolais, Chenin Blanc
brillat-savarin, triple cream cheese: Champagne, White Burgundy, Chardonnay, Pinot Noir, Sauternes
chaource, coulommiers: Chablis, Champagne, Pinot Noir
cheddar, mature cheddar, farmhouse cheddar: Cabernet Sauvignon, White Burgundy, Chardonnay, Merlot, Port, Rioja
red leicester, double gloucester, Lancashire cheese, Cheshire cheese, wensleydale: Cabernet Sauvignon, White Burgundy, Chardonnay, Riesling, Merlot
monterey jack, colby, mild cheddar: White Burgundy, Chardonnay, Riesling, Pinot Noir, Merlot, Sauvignon Blanc
gruyère: Pinot Noir, White Burgundy, Chardonnay, Riesling, Pinot Gris, Beaujolais
comté: White Burgundy, Vin jaune, Chardonnay, Pinot Noir, Riesling
emmental, emmentaler, jarlsberg, swiss cheese: White Burgundy, Chardonnay, Pinot Noir, Riesling, Beaujolais, Pinot Gris
beaufort: Savoie, White Burgundy, Chardonnay, Pinot Noir
gouda, aged gouda: Riesling, Cabernet Sauvignon, White Burgundy, Chardonnay, Merlot, Pinot Noir, Syrah
edam, havarti: Riesling, White Burgundy, Chardonnay, Pinot Noir, Beaujolais, Merlot
fontina: Nebbiolo, Barbera, White Burgundy, Chardonnay, Pinot Noir
parmesan, parmigiano-reggiano, grana padano: Chianti, Champagne, Barolo, Barbera, Fino
pecorino: Chianti, Brunello di Montalcino, Montepulciano d'Abruzzo, Vermentino
asiago: Chianti, Barbera, Riesling, Champagne, Rioja
provolone: Chianti, White Burgundy, Chardonnay, Cabernet Sauvignon, Barolo
manchego: Rioja, Tempranillo, Fino, Cava, Grenache
roquefort: Sauternes, Port, Late harvest, Gewürztraminer
stilton: Port, Sauternes, Tawny Port
gorgonzola, dolcelatte, cambozola: Port, Sauternes, Moscato d'Asti, Riesling, Chenin Blanc
mozzarella: Pinot Grigio, Sauvignon Blanc, Prosecco, Beaujolais, Chianti
burrata: Pinot Grigio, Provence rosé, Prosecco, Sauvignon Blanc, Soave
ricotta, cottage cheese: Pinot Grigio, Soave, Sauvignon Blanc, Provence rosé
feta: Sauvignon Blanc, Assyrtiko, Provence rosé, Pinot Grigio, Pinot Noir
chèvre, crottin, goat's cheese log: Sauvignon Blanc, Chenin Blanc, Champagne, Riesling, Provence rosé
munster, muenster: Gewürztraminer, Pinot Gris, Riesling
époisses, langres: Gewürztraminer, White Burgundy, Chablis, Pinot Noir, Sauternes
taleggio, pont-l'évêque, livarot, maroilles: Gewürztraminer, White Burgundy, Chardonnay, Riesling, Pinot Noir, Champagne
reblochon: Savoie, White Burgundy, Chardonnay, Pinot Noir, Beaujolais
vacherin mont d'or, vacherin: Savoie, White Burgundy, Chardonnay, Riesling, Pinot Noir
morbier, cantal, tomme de savoie, saint-nectaire: Beaujolais, White Burgundy, Chardonnay, Savoie, Pinot Noir
`;
