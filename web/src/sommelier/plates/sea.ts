/** Named plates of what comes from the water. */
export const FROM_THE_SEA = `
salmon, baked salmon, saumon, Lachs: White Burgundy, Chardonnay, Pinot Noir, Sauvignon Blanc, Provence rosé, Pinot Gris
grilled salmon, barbecued salmon, cedar plank salmon: Pinot Noir, White Burgundy, Chardonnay, Provence rosé, Sauvignon Blanc
roast salmon, pan-fried salmon, gebratener Lachs: White Burgundy, Chardonnay, Pinot Noir, Riesling, Sauvignon Blanc
poached salmon, steamed salmon: Chablis, Sauvignon Blanc, Chardonnay, Riesling, Pinot Noir
smoked salmon, saumon fumé, salmone affumicato, Räucherlachs: Champagne, Riesling, Sauvignon Blanc, Chablis, Chardonnay
gravlax: Riesling, Champagne, Grüner Veltliner, Sauvignon Blanc
salmon tartare, salmon carpaccio: Champagne, White Burgundy, Chardonnay, Sauvignon Blanc, Chablis
salmon teriyaki, teriyaki salmon: Pinot Noir, Riesling, Gewürztraminer, Beaujolais
salmon en croute: Chardonnay, Pinot Noir, White Burgundy, Champagne
tuna, tuna steak, seared tuna, grilled tuna, seared ahi tuna: Pinot Noir, Provence rosé, White Burgundy, Chardonnay, Sauvignon Blanc, Beaujolais
tuna tartare, tuna carpaccio, tuna tataki: Provence rosé, Champagne, Sauvignon Blanc, Pinot Noir
swordfish, grilled swordfish: White Burgundy, Chardonnay, Provence rosé, Sauvignon Blanc, Pinot Noir
cod, baked cod, roast cod, haddock, pollock: White Burgundy, Chardonnay, Sauvignon Blanc, Albariño, Pinot Grigio, Chablis
halibut, grilled halibut: White Burgundy, Chardonnay, Sauvignon Blanc, Chablis, Pinot Grigio
sea bass, sea bream, branzino, loup de mer, dorade, lubina: Sauvignon Blanc, Chablis, Pinot Grigio, Albariño, Chardonnay
sole, dover sole, sole meunière, plaice, flounder: Chablis, White Burgundy, Sauvignon Blanc, Chardonnay
turbot, monkfish, john dory: White Burgundy, Chardonnay, Sauvignon Blanc, Chablis, Riesling
skate, raie au beurre noir: Chablis, Sauvignon Blanc, Chardonnay, Muscadet
trout, grilled trout, truite, Forelle: Riesling, Sauvignon Blanc, White Burgundy, Chardonnay, Chablis, Pinot Grigio
smoked trout: Riesling, Sauvignon Blanc, White Burgundy, Chardonnay, Champagne
mackerel, grilled mackerel: Sauvignon Blanc, Muscadet, Albariño, Riesling
smoked mackerel: Riesling, Sauvignon Blanc, Fino, Pinot Gris
sardines, grilled sardines, sardinhas assadas: Albariño, Muscadet, Sauvignon Blanc, Provence rosé
anchovies, boquerones: Fino, Albariño, Provence rosé, Sauvignon Blanc, Riesling
herring, rollmops, pickled herring, matjes: Riesling, Muscadet, Sauvignon Blanc, Fino
grilled fish, poisson grillé, pesce alla griglia, gegrillter fisch: Sauvignon Blanc, Chablis, Chardonnay, Pinot Grigio, Albariño
fish in cream sauce, poisson à la crème: Chardonnay, White Burgundy, Chablis, Riesling
fish pie: Chardonnay, White Burgundy, Chablis, Sauvignon Blanc, Pinot Grigio
fish cakes: Chablis, Sauvignon Blanc, Champagne, Pinot Grigio, Riesling
fish fingers: Champagne, Sauvignon Blanc, Chablis, Pinot Grigio
fish soup, soupe de poisson, zuppa di pesce, Fischsuppe: Provence rosé, Sauvignon Blanc, Muscadet, White Burgundy, Chardonnay
bouillabaisse: Provence rosé, Sauvignon Blanc, Viognier, Chablis, Champagne
cioppino, fish stew, seafood stew: Provence rosé, Pinot Noir, Sauvignon Blanc, Chianti, Albariño
fish curry, prawn curry, shrimp curry: Riesling, Sauvignon Blanc, Gewürztraminer, Provence rosé, Viognier
oysters, raw oysters, huîtres, ostriche, ostras, Austern: Chablis, Muscadet, Champagne, Sauvignon Blanc
mussels, moules marinières, moules frites, steamed mussels, Miesmuscheln: Muscadet, Sauvignon Blanc, Albariño, Chablis, Champagne
clams, steamed clams, almejas: Muscadet, Sauvignon Blanc, Albariño, Chablis, Champagne
scallops, seared scallops, coquilles saint jacques, Jakobsmuscheln, capesante: White Burgundy, Champagne, Riesling, Sauvignon Blanc, Chablis
prawns, shrimp, grilled prawns, crevettes, gamberi, Garnelen: Sauvignon Blanc, White Burgundy, Chardonnay, Riesling, Albariño, Pinot Grigio
garlic prawns, gambas al ajillo, garlic shrimp: Sauvignon Blanc, Albariño, Fino, Provence rosé
shrimp scampi: Pinot Grigio, Sauvignon Blanc, White Burgundy, Chardonnay, Soave
lobster, grilled lobster, homard, langouste, Hummer, lobster thermidor: White Burgundy, Champagne, Chardonnay, Viognier, Chablis
langoustines, crayfish, écrevisses: White Burgundy, Sauvignon Blanc, Champagne, Riesling, Chablis
crab, dressed crab: White Burgundy, Riesling, Sauvignon Blanc, Chardonnay, Viognier
crab salad, lobster salad, seafood salad, insalata di mare: Sauvignon Blanc, Riesling, Chablis, Pinot Grigio, Provence rosé
seafood platter, plateau de fruits de mer, fruits de mer, marisco, mariscada, Meeresfrüchte: Muscadet, Champagne, Chablis, Sauvignon Blanc, Albariño
fried calamari, calamari, squid, calamares: Sauvignon Blanc, Champagne, Pinot Grigio, Albariño
fritto misto, fried seafood, whitebait, fritura de pescado, pescado frito, frittura di pesce: Pinot Grigio, Champagne, Sauvignon Blanc, Chablis, Fino, Albariño
octopus, grilled octopus, pulpo a la gallega, polpo: Albariño, Sauvignon Blanc, Provence rosé, Fino
ceviche: Sauvignon Blanc, Albariño, Riesling, Champagne
snails, escargots: Chablis, White Burgundy, Sauvignon Blanc, Beaujolais
taramasalata: Sauvignon Blanc, Champagne, Provence rosé, Fino
blackened fish, cajun fish, blackened catfish: Riesling, Sauvignon Blanc, Provence rosé, Chenin Blanc
cullen skink, smoked haddock: Chardonnay, Chablis, Riesling, White Burgundy
potted shrimp: Chablis, Sauvignon Blanc, Riesling, Fino
truite aux amandes, trout with almonds: Chablis, Riesling, Chardonnay, White Burgundy
mahi mahi, snapper, red snapper, grouper: White Burgundy, Chardonnay, Sauvignon Blanc, Pinot Grigio, Pinot Noir
stir-fried prawns, sweet chilli prawns: Riesling, Gewürztraminer, Sauvignon Blanc, Provence rosé
salt and pepper squid: Riesling, Sauvignon Blanc, Champagne, Grüner Veltliner
crawfish boil, seafood boil, shrimp boil: Riesling, Sauvignon Blanc, Provence rosé, Albariño
zarzuela, suquet, marmitako, cataplana: Albariño, Provence rosé, White Burgundy, Chardonnay, Sauvignon Blanc
fideuà, arroz negro, paella negra: Albariño, Provence rosé, White Burgundy, Chardonnay, Sauvignon Blanc
cacciucco: Chianti, Provence rosé, Vermentino, Pinot Noir
chilli crab: Riesling, Gewürztraminer, Provence rosé, Sauvignon Blanc
`;
