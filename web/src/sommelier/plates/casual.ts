/** Named plates of short orders, salads, soups, eggs, vegetables and what is nibbled. */
export const CASUAL = `
burger, hamburger, cheeseburger: Cabernet Sauvignon, Primitivo, Syrah, Malbec, Merlot, Beaujolais
veggie burger, vegetable burger: Primitivo, Malbec, Pinot Noir, Provence rosé
mac and cheese, macaroni cheese: White Burgundy, Chardonnay, Pinot Noir, Merlot, Beaujolais, Riesling
lobster mac and cheese: White Burgundy, Chardonnay, Champagne, Chenin Blanc, Viognier
grilled cheese, cheese toastie, croque monsieur, Welsh rarebit: White Burgundy, Chardonnay, Pinot Noir, Beaujolais, Champagne
fish and chips, battered cod, battered fish: Sauvignon Blanc, Champagne, Chablis, Pinot Grigio, Muscadet
fish tacos: Sauvignon Blanc, Albariño, Provence rosé, Riesling
fried chicken, chicken and waffles, chicken nuggets, chicken tenders: Champagne, White Burgundy, Chardonnay, Riesling, Provence rosé
buffalo wings, chicken wings: Riesling, Champagne, Provence rosé, Primitivo, Gewürztraminer
chilli con carne, beef chili: Primitivo, Syrah, Malbec, Southern Rhône, Cabernet Sauvignon
vegetarian chilli: Primitivo, Malbec, Syrah, Southern Rhône
club sandwich, blt, bacon sandwich: White Burgundy, Chardonnay, Provence rosé, Beaujolais, Pinot Noir
ham sandwich, ham and cheese sandwich: Beaujolais, White Burgundy, Chardonnay, Provence rosé, Riesling
tuna sandwich, tuna salad, tuna mayonnaise: Sauvignon Blanc, Provence rosé, White Burgundy, Chardonnay, Pinot Grigio
smoked salmon bagel, smoked salmon sandwich: Champagne, Sauvignon Blanc, Riesling, Chablis
Philly cheesesteak, steak sandwich, reuben sandwich, pastrami sandwich: Primitivo, Malbec, Cabernet Sauvignon, Beaujolais, Riesling
clam chowder, chowder, corn chowder, fish chowder: White Burgundy, Chardonnay, Sauvignon Blanc, Riesling, Muscadet
crab cakes: White Burgundy, Chardonnay, Sauvignon Blanc, Champagne, Riesling
lobster roll: White Burgundy, Chardonnay, Champagne, Sauvignon Blanc, Provence rosé
shrimp cocktail, prawn cocktail: Sauvignon Blanc, Riesling, Champagne, Chablis
shrimp and grits: White Burgundy, Chardonnay, Riesling, Sauvignon Blanc, Viognier
jambalaya: Riesling, Provence rosé, Primitivo, Chenin Blanc, Sauvignon Blanc
gumbo, seafood gumbo: Riesling, Sauvignon Blanc, Pinot Noir, Provence rosé, Primitivo, Chenin Blanc
Caesar salad, chicken Caesar salad: White Burgundy, Chardonnay, Sauvignon Blanc, Pinot Grigio, Champagne, Provence rosé
Cobb salad: White Burgundy, Chardonnay, Riesling, Provence rosé, Sauvignon Blanc
Waldorf salad: Riesling, Chenin Blanc, Sauvignon Blanc, White Burgundy, Chardonnay
goat cheese salad, salade de chèvre chaud: Sauvignon Blanc, Chenin Blanc, Provence rosé, Champagne
green salad, mixed salad, salad: Sauvignon Blanc, Grüner Veltliner, White Burgundy, Chardonnay, Pinot Grigio, Riesling
potato salad, coleslaw: Riesling, Sauvignon Blanc, Provence rosé, Grüner Veltliner
beetroot salad, beetroot and goat cheese: Pinot Noir, Sauvignon Blanc, Provence rosé, Beaujolais
chicken soup, chicken noodle soup: White Burgundy, Chardonnay, Pinot Noir, Chenin Blanc, Riesling
tomato soup: Chianti, Sauvignon Blanc, Barbera, Provence rosé
mushroom soup, cream of mushroom soup: White Burgundy, Chardonnay, Pinot Noir, Pinot Gris, Viognier
butternut squash soup, pumpkin soup, Kürbissuppe: White Burgundy, Chardonnay, Viognier, Chenin Blanc, Gewürztraminer, Riesling
butternut squash, roast squash, pumpkin: White Burgundy, Chardonnay, Viognier, Riesling, Pinot Gris, Gewürztraminer
vegetable soup: Sauvignon Blanc, White Burgundy, Chardonnay, Soave, Beaujolais, Pinot Grigio
lentil soup, lentil stew, lentils: Chianti, Pinot Noir, Southern Rhône, Syrah, Beaujolais
pea soup, pea and ham soup: Sauvignon Blanc, Riesling, Grüner Veltliner, White Burgundy, Chardonnay
leek and potato soup, vichyssoise: White Burgundy, Chardonnay, Sauvignon Blanc, Pinot Grigio, Chablis
cream of chicken soup, cream soup: White Burgundy, Chardonnay, Viognier, Sauvignon Blanc, Chablis
lobster bisque, crab bisque, seafood bisque: White Burgundy, Chardonnay, Champagne, Sauvignon Blanc, Viognier
beef soup, beef barley soup: Cabernet Sauvignon, Syrah, Southern Rhône, Pinot Noir
eggs benedict: Champagne, White Burgundy, Chardonnay, Provence rosé, Pinot Noir
scrambled eggs, fried eggs, boiled eggs: Champagne, White Burgundy, Chardonnay, Pinot Grigio, Beaujolais
omelette, frittata, tortilla francesa: Champagne, White Burgundy, Chardonnay, Pinot Grigio, Beaujolais, Pinot Noir
quiche lorraine, quiche: White Burgundy, Chardonnay, Pinot Gris, Riesling, Champagne, Beaujolais
cheese soufflé: White Burgundy, Chardonnay, Champagne, Pinot Gris, Sauvignon Blanc
pancakes, French toast, waffles: Moscato d'Asti, Prosecco, Champagne, Sauternes
asparagus, grilled asparagus, Spargel: Sauvignon Blanc, Riesling, Grüner Veltliner, Chablis
white asparagus: Riesling, Sauvignon Blanc, Chenin Blanc, Grüner Veltliner
asparagus with hollandaise, Spargel mit hollandaise: White Burgundy, Chardonnay, Riesling, Sauvignon Blanc, Chablis
artichokes, stuffed artichokes: Sauvignon Blanc, Grüner Veltliner, Muscadet, Provence rosé, Fino
grilled vegetables, barbecued vegetables, vegetable skewers, vegetable kebabs: Sauvignon Blanc, Provence rosé, Pinot Noir, Syrah, Pinot Grigio
roast vegetables, roasted vegetables, roast root vegetables: Southern Rhône, White Burgundy, Chardonnay, Provence rosé, Pinot Noir, Merlot
roasted red peppers, red peppers, roast peppers: Sauvignon Blanc, Rioja, Provence rosé, Primitivo, Riesling
stuffed peppers: Chianti, Primitivo, Provence rosé, Merlot, Syrah
stuffed mushrooms, garlic mushrooms: Pinot Noir, White Burgundy, Chardonnay, Sauvignon Blanc, Barbera
grilled mushrooms, wild mushrooms, sauteed mushrooms: Pinot Noir, White Burgundy, Chardonnay, Barolo, Merlot, Chianti
mushroom stroganoff: Pinot Noir, White Burgundy, Chardonnay, Southern Rhône, Syrah
mushroom wellington, mushroom pie: Pinot Noir, White Burgundy, Chardonnay, Merlot, Southern Rhône
cauliflower cheese: White Burgundy, Chardonnay, Pinot Noir, Riesling, Pinot Grigio
baked potato, jacket potato, potatoes: White Burgundy, Chardonnay, Beaujolais, Chablis, Pinot Noir
vegetable lasagne, vegetarian lasagne: Chianti, Barbera, Merlot, Sauvignon Blanc, Pinot Noir
spinach and ricotta, spinach and ricotta cannelloni: Soave, Pinot Grigio, White Burgundy, Chardonnay, Sauvignon Blanc, Barbera
tofu stir fry, vegetable stir fry: Riesling, Sauvignon Blanc, Grüner Veltliner, Pinot Noir, Gewürztraminer
baked beans, bean stew: Southern Rhône, Primitivo, Syrah, Rioja
popcorn: Champagne, White Burgundy, Chardonnay, Prosecco
potato chips, crisps, French fries, chips, fries: Champagne, White Burgundy, Chardonnay, Prosecco, Riesling, Sauvignon Blanc
olives, almonds, salted nuts: Fino, Champagne, Sauvignon Blanc, Prosecco
charcuterie, cold cuts, salami, saucisson, Wurstplatte: Beaujolais, Pinot Noir, Provence rosé, Riesling, Southern Rhône
pâté, terrine, pâté de campagne: Beaujolais, Pinot Gris, Pinot Noir, Riesling, Provence rosé
canapes, appetisers, hors d'œuvres: Champagne, Prosecco, Sauvignon Blanc, Provence rosé
caviar, blini with caviar: Champagne, Chablis, Sparkling Wine
deep-fried camembert, fried mozzarella, mozzarella sticks, arancini: Prosecco, Champagne, Chianti, Pinot Grigio
cheese board, cheese plate, cheese platter, Käseplatte, plateau de fromages: White Burgundy, Chardonnay, Port, Cabernet Sauvignon, Riesling, Pinot Noir
tuna casserole, tuna pasta bake: White Burgundy, Chardonnay, Provence rosé, Sauvignon Blanc, Pinot Grigio
devilled eggs, deviled eggs: Champagne, White Burgundy, Chardonnay, Riesling, Provence rosé
huevos rancheros: Provence rosé, Tempranillo, Sauvignon Blanc, Champagne
kedgeree: White Burgundy, Chardonnay, Riesling, Champagne, Viognier
Cuban sandwich, pulled pork sandwich: Primitivo, Provence rosé, Riesling, Pinot Noir
corn on the cob, corn: White Burgundy, Chardonnay, Riesling, Viognier, Sauvignon Blanc
stuffed courgettes, courgettes: Sauvignon Blanc, Soave, Provence rosé, Pinot Grigio
caponata, peperonata, escalivada: Provence rosé, Chianti, Syrah, Sauvignon Blanc
panzanella, tomato salad: Sauvignon Blanc, Pinot Grigio, Provence rosé, Soave
polenta with mushrooms: Barolo, Pinot Noir, Barbera, White Burgundy, Chardonnay
truffles, truffle pasta, tagliatelle with truffles: Barolo, White Burgundy, Pinot Noir, Champagne
spinach, spinach pie: Sauvignon Blanc, White Burgundy, Chardonnay, Grüner Veltliner, Pinot Grigio
carrots, roast carrots: Riesling, Viognier, Beaujolais, Pinot Noir, Sauvignon Blanc
avocado, avocado toast, avocado salad: Sauvignon Blanc, White Burgundy, Chardonnay, Champagne, Grüner Veltliner
avocado and prawns, prawn and avocado salad: Sauvignon Blanc, Riesling, Chablis, Provence rosé
brussels sprouts, cabbage, broccoli: Sauvignon Blanc, Grüner Veltliner, Riesling, White Burgundy, Chardonnay
`;
