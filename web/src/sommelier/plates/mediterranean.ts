/** Named plates of France, Italy, Spain, Portugal, Greece and the Levant. */
export const MEDITERRANEAN = `
bœuf bourguignon, beef bourguignon: Red Burgundy, Pinot Noir, Southern Rhône, Médoc, Bordeaux, Syrah
coq au vin: Red Burgundy, Pinot Noir, Beaujolais, Southern Rhône
cassoulet: Southern Rhône, Malbec, Madiran, Syrah, Beaujolais
pot au feu: Beaujolais, Red Burgundy, Southern Rhône, Médoc, Bordeaux, Chablis
blanquette de veau, veal blanquette: White Burgundy, Chardonnay, Pinot Noir, Viognier
daube, bœuf en daube, daube provençale: Southern Rhône, Syrah, Bandol, Médoc, Bordeaux
choucroute garnie, choucroute: Riesling, Pinot Gris, Gewürztraminer, Silvaner
raclette, tartiflette: Savoie, Chablis, Riesling, Beaujolais, Pinot Gris
cheese fondue, fondue, fondue savoyarde, Käsefondue: Savoie, Riesling, Chablis, Sauvignon Blanc, Pinot Grigio, Grüner Veltliner
fondue bourguignonne: Pinot Noir, Beaujolais, Médoc, Bordeaux, Southern Rhône
duck confit, confit de canard: Malbec, Pinot Noir, Médoc, Bordeaux, Southern Rhône, Madiran
magret de canard: Médoc, Bordeaux, Pinot Noir, Malbec, Southern Rhône, Madiran
duck à l'orange, canard à l'orange: Pinot Noir, Gewürztraminer, Riesling, Pinot Gris
foie gras, Gänseleber: Sauternes, Late harvest, Gewürztraminer, Champagne, Pinot Gris
poulet basquaise, basque chicken: Southern Rhône, Provence rosé, Rioja, Merlot
French onion soup, soupe à l'oignon: Beaujolais, White Burgundy, Chardonnay, Pinot Gris, Sauvignon Blanc, Pinot Noir
onion tart, tarte à l'oignon, Flammkuchen, tarte flambee, Zwiebelkuchen: Riesling, Pinot Gris, Pinot Blanc, Gewürztraminer, White Burgundy, Chardonnay
gratin dauphinois, potato gratin: Chardonnay, White Burgundy, Pinot Noir, Beaujolais
ratatouille, pisto: Provence rosé, Southern Rhône, Syrah, Sauvignon Blanc, Chianti
salade niçoise, niçoise salad: Provence rosé, Sauvignon Blanc, Chablis, Pinot Grigio
salade lyonnaise: Beaujolais, White Burgundy, Chardonnay, Pinot Noir, Champagne
pissaladière, aïoli: Provence rosé, Sauvignon Blanc, Champagne, Vermentino
boudin noir, black pudding: Beaujolais, Pinot Noir, Syrah, Rioja, Chenin Blanc
andouillette: Chablis, White Burgundy, Beaujolais, Sauvignon Blanc
paupiettes de veau, veal paupiettes: Pinot Noir, Beaujolais, White Burgundy, Chardonnay, Southern Rhône
rillettes: Beaujolais, Chenin Blanc, Pinot Noir, Provence rosé
stuffed tomatoes, tomates farcies: Provence rosé, Southern Rhône, Chianti, Beaujolais
spaghetti bolognese, bolognese, tagliatelle al ragu, ragu: Chianti, Barbera, Montepulciano d'Abruzzo, Merlot, Primitivo
lasagne, lasagna: Chianti, Barbera, Merlot, Primitivo, Cabernet Sauvignon
spaghetti and meatballs, pasta with meatballs: Chianti, Primitivo, Barbera, Montepulciano d'Abruzzo
spaghetti carbonara, carbonara: White Burgundy, Chardonnay, Pinot Grigio, Soave, Orvieto, Barbera, Champagne
amatriciana, bucatini all'amatriciana: Chianti, Montepulciano d'Abruzzo, Barbera, Primitivo
arrabbiata, penne all'arrabbiata: Chianti, Primitivo, Barbera, Provence rosé
cacio e pepe: Pinot Grigio, Soave, Chianti, Orvieto, White Burgundy, Chardonnay
pesto, pasta al pesto, trofie al pesto: Sauvignon Blanc, Vermentino, Pinot Grigio, Soave
puttanesca: Chianti, Primitivo, Barbera, Provence rosé, Pinot Grigio
spaghetti alle vongole, linguine with clams: Pinot Grigio, Soave, Verdicchio, Vermentino, Sauvignon Blanc
seafood pasta, seafood linguine, spaghetti ai frutti di mare, prawn linguine: Pinot Grigio, Soave, Sauvignon Blanc, Vermentino, Provence rosé
spaghetti aglio e olio, pasta aglio e olio: Pinot Grigio, Soave, Sauvignon Blanc, Vermentino
fettuccine alfredo, chicken alfredo: White Burgundy, Chardonnay, Pinot Grigio, Soave, Pinot Noir
pasta with tomato sauce, spaghetti al pomodoro, pasta marinara, pasta pomodoro: Chianti, Barbera, Primitivo, Pinot Noir
pasta primavera: Sauvignon Blanc, Pinot Grigio, Soave, Grüner Veltliner
pasta with cream sauce, pasta with creamy sauce: White Burgundy, Chardonnay, Pinot Grigio, Soave, Pinot Noir
pasta with sausage: Chianti, Barbera, Primitivo, Southern Rhône
pasta with mushrooms: Pinot Noir, White Burgundy, Chardonnay, Barbera, Chianti
pumpkin ravioli, pumpkin tortelli, tortelli di zucca: White Burgundy, Chardonnay, Viognier, Gewürztraminer, Riesling, Soave
spinach ravioli, ricotta ravioli: Soave, Pinot Grigio, White Burgundy, Chardonnay, Sauvignon Blanc, Barbera
meat ravioli, agnolotti, tortellini: Barbera, Chianti, Merlot, Dolcetto
gnocchi: Chianti, White Burgundy, Chardonnay, Barbera, Pinot Grigio
mushroom risotto, risotto ai funghi: Pinot Noir, White Burgundy, Chardonnay, Barbera, Nebbiolo
risotto milanese: Barbera, Soave, White Burgundy, Chardonnay, Pinot Grigio
seafood risotto, risotto ai frutti di mare: Pinot Grigio, Soave, Sauvignon Blanc, Vermentino, Chablis
asparagus risotto: Sauvignon Blanc, Soave, Grüner Veltliner, Pinot Grigio
risotto: White Burgundy, Chardonnay, Pinot Grigio, Soave, Pinot Noir
osso buco, ossobuco alla milanese: Barolo, Barbera, Chianti, Nebbiolo
brasato al barolo: Barolo, Nebbiolo, Barbera
saltimbocca, saltimbocca alla romana: Chianti, Pinot Grigio, Barbera, Orvieto, Soave
vitello tonnato: Soave, Gavi, White Burgundy, Chardonnay, Pinot Grigio, Provence rosé
bistecca alla fiorentina, tagliata: Chianti, Brunello di Montalcino, Cabernet Sauvignon
porchetta: Chianti, Pinot Noir, Provence rosé, Riesling
melanzane alla parmigiana, parmigiana, aubergine parmigiana, eggplant parmesan: Chianti, Primitivo, Barbera, Nero d'Avola, Syrah
aubergine, eggplant, melanzane, grilled aubergine: Syrah, Primitivo, Chianti, Provence rosé, Southern Rhône
pizza, pepperoni pizza, pizza with sausage: Chianti, Primitivo, Barbera, Syrah, Montepulciano d'Abruzzo
pizza margherita, margherita pizza, pizza marinara: Chianti, Barbera, Provence rosé, Primitivo
seafood pizza: Pinot Grigio, Provence rosé, Sauvignon Blanc, Soave
caprese, caprese salad, tomato and mozzarella: Pinot Grigio, Sauvignon Blanc, Provence rosé, Soave, Prosecco
prosciutto and melon, prosciutto e melone, melon and ham: Prosecco, Pinot Grigio, Riesling, Moscato d'Asti
antipasti, antipasto platter: Pinot Grigio, Chianti, Prosecco, Soave, Fino
bruschetta: Sauvignon Blanc, Pinot Grigio, Chianti, Provence rosé
minestrone: Chianti, Soave, Barbera, Provence rosé
beef carpaccio, carpaccio di manzo: Chianti, Champagne, Pinot Noir, Barbera, Beaujolais
paella, paella mixta: Albariño, Provence rosé, Tempranillo, Grenache, Sauvignon Blanc
seafood paella, paella de marisco: Albariño, Provence rosé, Sauvignon Blanc, White Burgundy, Chardonnay
paella valenciana, chicken paella: Provence rosé, Rioja, Grenache, Cava, White Burgundy, Chardonnay
tortilla española, Spanish omelette, tortilla de patatas: Cava, Fino, Provence rosé, Albariño, Rioja
gazpacho, salmorejo: Fino, Albariño, Sauvignon Blanc, Provence rosé
jamón ibérico, jamón serrano, ibérico ham: Fino, Rioja, Champagne, Cava
patatas bravas: Rioja, Provence rosé, Albariño, Cava
croquetas, croquetas de jamón: Cava, Champagne, Albariño, Fino, Grenache, Chardonnay
tapas, pintxos: Fino, Albariño, Cava, Rioja, Provence rosé
chorizo: Rioja, Fino, Grenache, Cava
fabada, fabada asturiana, cocido, cocido madrileño, lentejas, callos: Rioja, Tempranillo, Grenache, Syrah
cordero asado, lechazo, lechazo asado: Ribera del Duero, Rioja, Tempranillo, Syrah
cochinillo, cochinillo asado, suckling pig, leitão: Rioja, Ribera del Duero, Pinot Noir, Champagne
bacalao a la vizcaína, bacalao al pil pil: Rioja, Albariño, White Burgundy, Chardonnay, Provence rosé
bacalhau, bacalhau à brás, salt cod, brandade: Albariño, Vinho Verde, White Burgundy, Chardonnay, Provence rosé, Fino
piri piri chicken, peri peri chicken: Provence rosé, Chenin Blanc, Riesling, Syrah, Albariño
caldo verde: Albariño, Vinho Verde, Rioja, Sauvignon Blanc
moussaka: Syrah, Southern Rhône, Chianti, Primitivo, Xinomavro, Rioja
Greek salad: Sauvignon Blanc, Assyrtiko, Provence rosé, Pinot Grigio
spanakopita, feta pie: Sauvignon Blanc, Assyrtiko, Provence rosé, Pinot Grigio
lamb kebab, kofta, lamb kofta, shish kebab, lamb souvlaki, souvlaki, shawarma, kebab, gyros, seekh kebab, doner kebab: Syrah, Southern Rhône, Provence rosé, Rioja, Malbec
chicken souvlaki, chicken kebab, chicken shawarma: Provence rosé, Sauvignon Blanc, White Burgundy, Chardonnay, Southern Rhône, Pinot Noir
dolmades, stuffed vine leaves: Sauvignon Blanc, Assyrtiko, Provence rosé, Pinot Grigio
hummus, houmous, tzatziki: Sauvignon Blanc, Provence rosé, Pinot Grigio, Viognier
falafel: Provence rosé, Sauvignon Blanc, Riesling, Grüner Veltliner
tabbouleh, fattoush: Sauvignon Blanc, Provence rosé, Pinot Grigio, Assyrtiko
baba ganoush, aubergine dip: Sauvignon Blanc, Provence rosé, Syrah, Pinot Noir
mezze, meze: Provence rosé, Sauvignon Blanc, Fino, Viognier
shakshuka: Provence rosé, Barbera, Syrah, Sauvignon Blanc
lamb tagine, tajine d'agneau: Syrah, Southern Rhône, Rioja, Malbec
chicken tagine, tajine de poulet: Viognier, Provence rosé, White Burgundy, Chardonnay, Sauvignon Blanc, Southern Rhône
couscous, couscous royal, merguez: Southern Rhône, Provence rosé, Syrah, Rioja
halloumi, grilled halloumi: Sauvignon Blanc, Provence rosé, Assyrtiko, White Burgundy, Chardonnay
cannelloni, beef cannelloni: Chianti, Barbera, Merlot, Primitivo
orecchiette with broccoli: Sauvignon Blanc, Pinot Grigio, Soave, Vermentino
pasta e fagioli, ribollita: Chianti, Barbera, Primitivo, Southern Rhône
raviolis, ravioli: Pinot Grigio, Barbera, Chianti, Pinot Noir, Soave
seafood lasagne, lasagne ai frutti di mare: White Burgundy, Chardonnay, Soave, Pinot Grigio, Sauvignon Blanc
mushroom lasagne, mushroom pasta: Pinot Noir, White Burgundy, Chardonnay, Barbera, Chianti
calzone, focaccia: Chianti, Barbera, Primitivo, Provence rosé
bollito misto, cotechino: Barbera, Lambrusco, Beaujolais, Pinot Noir
rabo de toro, albóndigas: Rioja, Tempranillo, Syrah, Grenache
chuletón: Rioja, Ribera del Duero, Tempranillo, Cabernet Sauvignon
pan con tomate, ensaladilla rusa: Cava, Albariño, Provence rosé, Fino
morcilla, morcilla de burgos: Rioja, Tempranillo, Grenache, Beaujolais
pastitsio, stifado, kleftiko: Syrah, Southern Rhône, Agiorgitiko, Chianti, Xinomavro
saganaki: Assyrtiko, Sauvignon Blanc, Provence rosé, Champagne
arroz de pato, duck rice: Pinot Noir, Rioja, Southern Rhône, Syrah
petit salé aux lentilles, potée: Beaujolais, Pinot Noir, Southern Rhône, Riesling
endives au jambon, ham and chicory gratin: White Burgundy, Chardonnay, Riesling, Beaujolais, Pinot Gris
œufs en meurette: Pinot Noir, Red Burgundy, Beaujolais
aligot, truffade: Beaujolais, White Burgundy, Chardonnay, Pinot Noir, Southern Rhône
gougères: Champagne, Chablis, White Burgundy, Beaujolais
quenelles, quenelles de brochet: White Burgundy, Chardonnay, Chablis, Viognier
vol-au-vent, bouchée a la reine: Chardonnay, White Burgundy, Pinot Noir, Pinot Gris
pipérade: Provence rosé, Tempranillo, Merlot, Beaujolais
prosciutto, Parma ham, prosciutto di Parma: Prosecco, Pinot Grigio, Fino, Provence rosé, Champagne
`;
