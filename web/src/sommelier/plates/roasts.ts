/** Named plates of meat, poultry and pies, as British and American tables serve them. */
export const ROASTS = `
roast chicken, poulet rôti, pollo asado, pollo arrosto, Brathähnchen: White Burgundy, Chardonnay, Pinot Noir, Beaujolais, Southern Rhône, Riesling
grilled chicken, barbecued chicken, chicken breast: White Burgundy, Chardonnay, Sauvignon Blanc, Pinot Noir, Provence rosé, Primitivo
chicken pie, chicken pot pie, chicken and leek pie: White Burgundy, Chardonnay, Pinot Noir, Chenin Blanc, Viognier
chicken kiev: Chablis, Sauvignon Blanc, Riesling, Pinot Grigio
chicken casserole, chicken stew, chicken fricassee: White Burgundy, Chardonnay, Pinot Noir, Beaujolais, Southern Rhône
chicken liver pâté, chicken liver parfait: Pinot Gris, Sauternes, Gewürztraminer, Pinot Noir, Beaujolais
chicken marsala, veal marsala: Pinot Noir, Chianti, White Burgundy, Chardonnay, Barbera
chicken piccata, veal piccata, veal scaloppine: Pinot Grigio, Sauvignon Blanc, White Burgundy, Chardonnay, Soave
chicken parmesan, chicken parmigiana, veal parmesan: Chianti, Barbera, Primitivo, Montepulciano d'Abruzzo
chicken cacciatore, hunter's chicken: Chianti, Barbera, Pinot Noir, Southern Rhône
chicken salad: White Burgundy, Chardonnay, Sauvignon Blanc, Provence rosé, Riesling
coronation chicken: Riesling, Gewürztraminer, Viognier, Provence rosé
roast beef, sunday roast, rosbif, rôti de bœuf, roastbeef: Cabernet Sauvignon, Bordeaux, Syrah, Rioja, Pinot Noir, Malbec
Rinderbraten, pot roast: Pinot Noir, Cabernet Sauvignon, Merlot, Syrah, Southern Rhône, Chianti
prime rib, rib of beef, côte de bœuf: Cabernet Sauvignon, Bordeaux, Syrah, Pinot Noir, Malbec
beef wellington: Pinot Noir, Cabernet Sauvignon, Bordeaux, Syrah
steak, sirloin steak, grilled steak, rib eye, entrecote, t-bone steak, grilled beef: Cabernet Sauvignon, Malbec, Syrah, Bordeaux, Primitivo
steak frites, steak and chips: Médoc, Bordeaux, Malbec, Syrah, Cabernet Sauvignon, Beaujolais
fillet steak, filet mignon, chateaubriand, tournedos: Merlot, Pinot Noir, Cabernet Sauvignon, Bordeaux
pepper steak, steak au poivre: Syrah, Southern Rhône, Cabernet Sauvignon, Malbec
steak béarnaise: Médoc, Bordeaux, White Burgundy, Chardonnay, Merlot, Cabernet Sauvignon
steak tartare, beef tartare: Beaujolais, Pinot Noir, Champagne, Provence rosé
beef stew, beef casserole, ragout de bœuf: Syrah, Southern Rhône, Cabernet Sauvignon, Malbec, Merlot
short ribs, braised beef: Syrah, Cabernet Sauvignon, Malbec, Southern Rhône, Barolo
oxtail: Barolo, Southern Rhône, Syrah, Rioja, Malbec
brisket: Syrah, Primitivo, Cabernet Sauvignon, Malbec, Tempranillo
meat loaf, meatloaf: Primitivo, Merlot, Cabernet Sauvignon, Malbec, Pinot Noir
shepherd's pie, cottage pie, hachis parmentier: Merlot, Southern Rhône, Cabernet Sauvignon, Rioja, Syrah
steak and kidney pie, steak pie, beef pie: Malbec, Syrah, Cabernet Sauvignon, Southern Rhône
roast lamb, leg of lamb, gigot d'agneau, agneau rôti, Lammbraten: Médoc, Bordeaux, Rioja, Syrah, Pinot Noir, Southern Rhône
rack of lamb, lamb chops, lamb cutlets, carré d'agneau, Lammkoteletts: Médoc, Bordeaux, Pinot Noir, Syrah, Rioja, Chianti
lamb shank: Syrah, Rioja, Southern Rhône, Cabernet Sauvignon, Malbec
lamb stew, Irish stew, Lancashire hotpot, navarin d'agneau: Southern Rhône, Syrah, Rioja, Médoc, Bordeaux, Pinot Noir
roast pork, Schweinebraten, arrosto di maiale, rôti de porc: Pinot Noir, Riesling, White Burgundy, Chardonnay, Beaujolais, Chenin Blanc
pork belly: Riesling, Pinot Noir, Beaujolais, Chenin Blanc, Rioja
pork chop, pork loin, pork tenderloin, filet mignon de porc, Schweinefilet: Pinot Noir, Riesling, White Burgundy, Chardonnay, Provence rosé, Beaujolais
pulled pork: Primitivo, Syrah, Riesling, Provence rosé, Pinot Noir
spare ribs, ribs, barbecue ribs, bbq ribs, pork ribs, baby back ribs: Primitivo, Syrah, Malbec, Riesling, Southern Rhône
pork pie: Beaujolais, Pinot Noir, Provence rosé, Chenin Blanc
gammon, baked ham, roast ham, Christmas ham: Riesling, Pinot Noir, Beaujolais, Provence rosé
glazed ham, honey ham, ham and pineapple: Riesling, Gewürztraminer, Beaujolais, Pinot Noir, Chenin Blanc, White Burgundy, Chardonnay
bangers and mash, sausage and mash: Syrah, Merlot, Southern Rhône, Malbec, Beaujolais
toad in the hole: Malbec, Syrah, Southern Rhône, Merlot, Barbera
sausages, barbecued sausages: Syrah, Southern Rhône, Malbec, Beaujolais, Riesling
hot dog: Riesling, Provence rosé, Beaujolais, Primitivo, Champagne
full English breakfast, bacon and eggs: Champagne, Beaujolais, Pinot Noir, Provence rosé
scotch egg: Beaujolais, Champagne, White Burgundy, Chardonnay, Merlot
roast turkey, turkey dinner, Thanksgiving dinner, Christmas dinner, Christmas turkey, Thanksgiving turkey, dinde: Pinot Noir, White Burgundy, Chardonnay, Beaujolais, Riesling, Rioja
turkey burger, turkey sandwich: Pinot Noir, White Burgundy, Chardonnay, Beaujolais, Primitivo
roast duck, duck breast, Entenbraten, canard rôti: Pinot Noir, Southern Rhône, Merlot, Syrah, Barolo
roast goose, Gänsebraten, oie rôtie: Pinot Noir, Riesling, Barolo, Médoc, Bordeaux, Syrah
roast pheasant, faisan: Pinot Noir, Syrah, Médoc, Bordeaux, Rioja, White Burgundy, Chardonnay
roast partridge, roast grouse, roast quail, guinea fowl, pintade, roast pigeon: Pinot Noir, Syrah, Southern Rhône, Médoc, Bordeaux, Rioja
venison steak, roast venison, venison, Hirschbraten, Rehrücken, chevreuil: Pinot Noir, Syrah, Southern Rhône, Cabernet Sauvignon, Barolo
venison stew, venison casserole, wild boar, Wildschwein, sanglier, cinghiale: Syrah, Southern Rhône, Pinot Noir, Cabernet Sauvignon, Barolo
liver and onions, calf's liver, foie de veau, fegato alla veneziana: Barbera, Pinot Noir, Chianti, Beaujolais, Rioja
kidneys, devilled kidneys: Rioja, Syrah, Pinot Noir, Saint-Émilion
sweetbreads, ris de veau: White Burgundy, Chardonnay, Pinot Noir, Riesling, Champagne
veal chop, roast veal, veal cutlet, côte de veau, Kalbsbraten: Pinot Noir, White Burgundy, Chardonnay, Chianti, Barbera, Merlot
rabbit stew, braised rabbit, lapin à la moutarde, coniglio: Pinot Noir, Beaujolais, White Burgundy, Chardonnay, Chianti, Southern Rhône
nut roast: Southern Rhône, Pinot Noir, Rioja, White Burgundy, Chardonnay, Merlot
mixed grill, grilled meat, grillades, churrasco, parrillada: Malbec, Syrah, Cabernet Sauvignon, Southern Rhône, Primitivo
meatballs: Chianti, Merlot, Primitivo, Southern Rhône, Barbera
chicken, poulet, pollo, Huhn, Hähnchen: White Burgundy, Chardonnay, Pinot Noir, Sauvignon Blanc, Riesling, Beaujolais
chicken with mushrooms, chicken and mushroom pie: White Burgundy, Chardonnay, Pinot Noir, Merlot, Beaujolais
chicken in cream sauce, poulet à la crème, chicken with tarragon, poulet vallée d'auge: Chardonnay, White Burgundy, Chenin Blanc, Pinot Noir
lemon chicken, chicken with lemon: Sauvignon Blanc, White Burgundy, Chardonnay, Pinot Grigio, Riesling
cordon bleu, chicken cordon bleu: White Burgundy, Chardonnay, Pinot Noir, Riesling, Beaujolais
chicken and dumplings, waterzooi: White Burgundy, Chardonnay, Riesling, Pinot Noir, Viognier
chicken fried steak: Primitivo, Champagne, Syrah, White Burgundy, Chardonnay
Swedish meatballs: Pinot Noir, Riesling, Beaujolais, White Burgundy, Chardonnay
Cornish pasty, sausage roll: Beaujolais, Southern Rhône, Merlot, Syrah
haggis: Syrah, Southern Rhône, Malbec, Rioja
carbonnade, carbonade flamande: Pinot Noir, Syrah, Southern Rhône, Beaujolais
Zürcher Geschnetzeltes, veal in cream sauce: White Burgundy, Chardonnay, Pinot Noir, Riesling, Pinot Gris
pork with apple, pork with prunes: Riesling, Chenin Blanc, Pinot Gris, Pinot Noir, Beaujolais
duck with cherries, duck with cherry sauce, duck with plum sauce: Pinot Noir, Primitivo, Riesling, Merlot
duck rillettes, duck terrine: Pinot Noir, Beaujolais, Pinot Gris, Riesling
duck ragu, pappardelle with duck, wild boar ragu, pappardelle al cinghiale: Chianti, Barolo, Syrah, Pinot Noir
tripe, trippa: Beaujolais, Chianti, Rioja, Riesling
turkey leftovers, turkey pie, cold turkey: Pinot Noir, White Burgundy, Chardonnay, Beaujolais, Riesling
stew, meat stew: Syrah, Southern Rhône, Cabernet Sauvignon, Malbec, Pinot Noir
barbecue: Primitivo, Syrah, Malbec, Provence rosé, Cabernet Sauvignon
bbq chicken: Primitivo, Pinot Noir, Provence rosé, Chardonnay, Syrah
surf and turf: Pinot Noir, Cabernet Sauvignon, White Burgundy, Champagne, Chardonnay
`;
