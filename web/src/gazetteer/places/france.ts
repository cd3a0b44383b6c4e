/** Places of France; the notation is told in parsePlaces.ts. */
export const FRANCE = `
# FR INAO
Vin de France | r w p s
Vin de Pays d'Oc, Pays d'Oc | r w p
Alsace | W r p | Riesling, Gewürztraminer, Pinot Gris, Pinot Blanc, Muscat Blanc à Petits Grains, Silvaner, =Pinot Noir
  Alsace Grand Cru | w | Riesling, Gewürztraminer, Pinot Gris, Muscat Blanc à Petits Grains
  Crémant d'Alsace | s | Pinot Blanc, Auxerrois, Pinot Gris, Riesling, Chardonnay, Pinot Noir
Lorraine | r w p
  Côtes de Toul | P r w | Gamay, Pinot Noir, Auxerrois
  Moselle ? | w r p
Bordeaux | R w p | Merlot, Cabernet Sauvignon, Cabernet Franc, Sémillon, Sauvignon Blanc
  Bordeaux Supérieur | R w
  Crémant de Bordeaux | s
  Médoc | R w | Cabernet Sauvignon, Merlot, Cabernet Franc, Petit Verdot
    Haut-Médoc | r
    Saint-Estèphe, St-Estèphe | r
    Pauillac | r
    Saint-Julien, St-Julien | r
    Margaux | r
    Moulis, Moulis-en-Médoc | r
    Listrac-Médoc, Listrac | r
  Graves ? | R w | Cabernet Sauvignon, Merlot, Sémillon, Sauvignon Blanc
    Graves Supérieures | d | Sémillon, Sauvignon Blanc
    Pessac-Léognan | R w
    Sauternes | d | Sémillon, Sauvignon Blanc, Muscadelle
    Barsac | d | Sémillon, Sauvignon Blanc, Muscadelle
    Cérons | d | Sémillon, Sauvignon Blanc, Muscadelle
  Entre-Deux-Mers | W r | Sauvignon Blanc, Sémillon, Muscadelle
    Entre-Deux-Mers Haut-Benauge | w
    Loupiac | d | Sémillon, Sauvignon Blanc
    Sainte-Croix-du-Mont | d | Sémillon, Sauvignon Blanc
    Cadillac ? | d | Sémillon, Sauvignon Blanc
    Premières Côtes de Bordeaux | d | Sémillon, Sauvignon Blanc
    Graves de Vayres | R w
    Sainte-Foy Côtes de Bordeaux, Sainte-Foy-Bordeaux | R w d
  Saint-Émilion, St-Émilion | r | Merlot, Cabernet Franc, Cabernet Sauvignon
    Saint-Émilion Grand Cru, St-Émilion Grand Cru | r
    Lussac-Saint-Émilion | r
    Montagne-Saint-Émilion | r
    Puisseguin-Saint-Émilion | r
    Saint-Georges-Saint-Émilion | r
  Pomerol | r | Merlot, Cabernet Franc
  Lalande-de-Pomerol | r | Merlot, Cabernet Franc
  Fronsac | r | Merlot, Cabernet Franc
  Canon-Fronsac | r | Merlot, Cabernet Franc
  Côtes de Bordeaux | R w | Merlot, Cabernet Sauvignon
    Blaye Côtes de Bordeaux, Premières Côtes de Blaye | R w
    Cadillac Côtes de Bordeaux | r
    Castillon Côtes de Bordeaux, Côtes de Castillon | r
    Francs Côtes de Bordeaux, Bordeaux Côtes de Francs | R w
  Blaye | R w
  Bourg, Côtes de Bourg | R w | Merlot, Cabernet Sauvignon, Malbec
Bourgogne, Burgundy | r w p | =Pinot Noir, =Chardonnay, Aligoté
  Bourgogne Aligoté | w | =Aligoté
  Bourgogne Passe-Tout-Grains, Bourgogne Passetoutgrain | R p | Pinot Noir, Gamay
  Coteaux Bourguignons | R w p | Gamay, Pinot Noir, Chardonnay
  Crémant de Bourgogne | s | Pinot Noir, Chardonnay, Aligoté
  Bourgogne Hautes-Côtes de Beaune, Hautes-Côtes de Beaune | R w
  Bourgogne Hautes-Côtes de Nuits, Hautes-Côtes de Nuits | R w
  Bourgogne Côte d'Or | R w
  Bourgogne Côte Chalonnaise | R w
  Chablis | w | =Chardonnay
    Petit Chablis
    Chablis Grand Cru
    Chablis Premier Cru
  Irancy | r | Pinot Noir, César
  Saint-Bris | w | Sauvignon Blanc, Sauvignon Gris
  Vézelay | w | =Chardonnay
  Bourgogne Tonnerre | w | =Chardonnay
  Bourgogne Chitry, Chitry | R w
  Bourgogne Épineuil, Épineuil | R p | =Pinot Noir
  Bourgogne Coulanges-la-Vineuse, Coulanges-la-Vineuse | R w p
  Côte d'Or ? | r w
    Marsannay | R w p | Pinot Noir, Chardonnay
    Fixin | R w
    Gevrey-Chambertin | r | =Pinot Noir
    Chambertin | r | =Pinot Noir
    Chambertin-Clos de Bèze | r | =Pinot Noir
    Charmes-Chambertin | r | =Pinot Noir
    Chapelle-Chambertin | r | =Pinot Noir
    Griotte-Chambertin | r | =Pinot Noir
    Latricières-Chambertin | r | =Pinot Noir
    Mazis-Chambertin | r | =Pinot Noir
    Mazoyères-Chambertin | r | =Pinot Noir
    Ruchottes-Chambertin | r | =Pinot Noir
    Morey-Saint-Denis | R w
    Clos de la Roche | r | =Pinot Noir
    Clos Saint-Denis | r | =Pinot Noir
    Clos de Tart | r | =Pinot Noir
    Clos des Lambrays | r | =Pinot Noir
    Chambolle-Musigny | r | =Pinot Noir
    Musigny | R w
    Bonnes-Mares | r | =Pinot Noir
    Vougeot | R w
    Clos de Vougeot, Clos Vougeot | r | =Pinot Noir
    Échezeaux | r | =Pinot Noir
    Grands-Échezeaux | r | =Pinot Noir
    Vosne-Romanée | r | =Pinot Noir
    Romanée-Conti | r | =Pinot Noir
    Romanée-Saint-Vivant | r | =Pinot Noir
    La Romanée | r | =Pinot Noir
    La Tâche | r | =Pinot Noir
    Richebourg | r | =Pinot Noir
    La Grande Rue | r | =Pinot Noir
    Nuits-Saint-Georges, Nuits-St-Georges | R w
    Côte de Nuits-Villages | R w
    Aloxe-Corton | R w
    Corton | R w
    Corton-Charlemagne | w | =Chardonnay
    Ladoix, Ladoix-Serrigny | R w
    Pernand-Vergelesses | R w
    Savigny-lès-Beaune | R w
    Chorey-lès-Beaune | R w
    Beaune | R w
    Côte de Beaune | R w
    Côte de Beaune-Villages | r | =Pinot Noir
    Pommard | r | =Pinot Noir
    Volnay | r | =Pinot Noir
    Volnay-Santenots | r | =Pinot Noir
    Monthélie | R w
    Auxey-Duresses | R w
    Saint-Romain | W r
    Meursault | W r
    Blagny | r | =Pinot Noir
    Puligny-Montrachet | W r
    Chassagne-Montrachet | W r
    Montrachet, Le Montrachet | w | =Chardonnay
    Bâtard-Montrachet | w | =Chardonnay
    Bienvenues-Bâtard-Montrachet | w | =Chardonnay
    Chevalier-Montrachet | w | =Chardonnay
    Criots-Bâtard-Montrachet | w | =Chardonnay
    Saint-Aubin | W r
    Santenay | R w
    Maranges | R w
  Bouzeron | w | =Aligoté
  Rully | W r
  Mercurey | R w
  Givry | R w
  Montagny | w | =Chardonnay
  Mâcon | W r p | =Chardonnay, Gamay, Pinot Noir
    Mâcon-Villages | w | =Chardonnay
    Mâcon-Lugny | w | =Chardonnay
    Viré-Clessé | w | =Chardonnay
    Pouilly-Fuissé | w | =Chardonnay
    Pouilly-Vinzelles | w | =Chardonnay
    Pouilly-Loché | w | =Chardonnay
    Saint-Véran | w | =Chardonnay
Beaujolais | R w p | =Gamay, =Chardonnay
  Beaujolais-Villages | R w p
  Beaujolais Nouveau | r
  Brouilly | r
  Côte de Brouilly | r
  Chénas | r
  Chiroubles | r
  Fleurie | r
  Juliénas | r
  Morgon | r
  Moulin-à-Vent | r
  Régnié | r
  Saint-Amour | r
  Coteaux du Lyonnais | R w p
Champagne | s | Chardonnay, Pinot Noir, Pinot Meunier
  Coteaux Champenois | R w p
  Rosé des Riceys | p | =Pinot Noir
Jura | r w p
  Arbois | r w p | Poulsard, Trousseau, Pinot Noir, Chardonnay, Savagnin
  Arbois-Pupillin | r w p
  Château-Chalon | w | =Savagnin
  Côtes du Jura | W r p | Chardonnay, Savagnin, Poulsard, Trousseau, Pinot Noir
  Crémant du Jura | s | Chardonnay, Savagnin, Pinot Noir
  L'Étoile | w | Chardonnay, Savagnin
  Macvin du Jura | f
Savoie, Vin de Savoie | W r p s | Jacquère, Altesse, Roussanne, Chasselas, Mondeuse, Gamay
  Roussette de Savoie | w | =Altesse
  Seyssel | w s | Altesse
  Apremont | w | =Jacquère
  Abymes | w | =Jacquère
  Chignin | w r | Jacquère
  Chignin-Bergeron | w | =Roussanne
  Arbin | r | =Mondeuse
  Crépy | w | =Chasselas
  Crémant de Savoie | s | Jacquère, Altesse, Chardonnay
Bugey | W r p s | Chardonnay, Gamay, Pinot Noir, Mondeuse
  Bugey-Cerdon, Cerdon | s | Gamay, Poulsard
Val de Loire | r w p
  Crémant de Loire | s | Chenin Blanc, Chardonnay, Cabernet Franc
  Rosé de Loire | p
  Muscadet | w | =Melon de Bourgogne
    Muscadet Sèvre et Maine | w
    Muscadet Côtes de Grandlieu | w
    Muscadet Coteaux de la Loire | w
  Gros Plant du Pays Nantais | w | =Folle Blanche
  Fiefs Vendéens | r w p
  Coteaux d'Ancenis | R w p | Gamay
  Anjou | r w p | Cabernet Franc, Cabernet Sauvignon, Gamay, =Chenin Blanc
    Anjou Villages | r | Cabernet Franc, Cabernet Sauvignon
    Anjou Villages Brissac | r | Cabernet Franc, Cabernet Sauvignon
    Rosé d'Anjou | p | Grolleau, Cabernet Franc
    Cabernet d'Anjou | p | Cabernet Franc, Cabernet Sauvignon
    Savennières | w | =Chenin Blanc
    Savennières Roche aux Moines | w | =Chenin Blanc
    Coulée de Serrant | w | =Chenin Blanc
    Coteaux du Layon | d | =Chenin Blanc
    Coteaux de l'Aubance | d | =Chenin Blanc
    Bonnezeaux | d | =Chenin Blanc
    Quarts de Chaume | d | =Chenin Blanc
  Saumur | r w p s | Cabernet Franc, =Chenin Blanc
    Saumur-Champigny | r | Cabernet Franc
    Coteaux de Saumur | d | =Chenin Blanc
  Touraine | W r p s | Sauvignon Blanc, Chenin Blanc, Gamay, Malbec, Cabernet Franc
    Bourgueil | R p | Cabernet Franc
    Saint-Nicolas-de-Bourgueil | R p | Cabernet Franc
    Chinon | R w p | Cabernet Franc, =Chenin Blanc
    Vouvray | W s d | =Chenin Blanc
    Montlouis-sur-Loire, Montlouis | W s d | =Chenin Blanc
    Jasnières | w | =Chenin Blanc
    Coteaux du Loir | r w p | Chenin Blanc
    Cheverny | W r p | Sauvignon Blanc, Chardonnay, Pinot Noir, Gamay
    Cour-Cheverny | w | =Romorantin
    Valençay | r w p | Sauvignon Blanc, Gamay, Malbec
  Sancerre | W r p | =Sauvignon Blanc, =Pinot Noir
  Pouilly-Fumé, Blanc Fumé de Pouilly | w | =Sauvignon Blanc
  Pouilly-sur-Loire | w | =Chasselas
  Menetou-Salon | W r p | =Sauvignon Blanc, =Pinot Noir
  Quincy | w | =Sauvignon Blanc
  Reuilly | W r p | =Sauvignon Blanc, Pinot Noir, Pinot Gris
  Coteaux du Giennois | r w p | =Sauvignon Blanc, Pinot Noir, Gamay
  Saint-Pourçain | r w p | Gamay, Pinot Noir, Chardonnay, Sacy
  Côte Roannaise | R p | =Gamay
  Côtes du Forez | R p | =Gamay
  Côtes d'Auvergne | R w p | Gamay, Pinot Noir, Chardonnay
  Haut-Poitou | W r p | Sauvignon Blanc, Cabernet Franc
Vallée du Rhône, Rhône, Rhone Valley | R w p | Grenache, Syrah, Mourvèdre
  Côtes du Rhône | R w p | Grenache, Syrah, Mourvèdre, Cinsault, Carignan
    Côtes du Rhône Villages | R w p
    Cairanne | R w
    Rasteau | R f
    Vinsobres | r
    Gigondas | R p w
    Vacqueyras | R w p
    Lirac | R w p
    Tavel | p | Grenache, Cinsault
    Châteauneuf-du-Pape | R w | Grenache, Syrah, Mourvèdre, Cinsault, Clairette, Roussanne, Grenache Blanc
    Beaumes de Venise | r
    Muscat de Beaumes-de-Venise | f | =Muscat Blanc à Petits Grains
    Laudun | R w p
  Côte-Rôtie | r | Syrah, Viognier
  Condrieu | w | =Viognier
  Château-Grillet | w | =Viognier
  Saint-Joseph | R w | =Syrah, Marsanne, Roussanne
  Crozes-Hermitage | R w | =Syrah, Marsanne, Roussanne
  Hermitage | R w | =Syrah, Marsanne, Roussanne
  Cornas | r | =Syrah
  Saint-Péray | w s | Marsanne, Roussanne
  Clairette de Die | s | Muscat Blanc à Petits Grains, Clairette
  Crémant de Die | s | Clairette
  Collines Rhodaniennes | R w p | Syrah, Viognier
  Ventoux, Côtes du Ventoux | R w p
  Luberon, Côtes du Luberon | R w p | Grenache, Syrah
  Grignan-les-Adhémar | R w p
  Côtes du Vivarais | R w p
  Costières de Nîmes | R w p | Syrah, Grenache, Mourvèdre
  Clairette de Bellegarde | w | =Clairette
  Duché d'Uzès | R w p
Provence | P r w
  Côtes de Provence | P r w | Grenache, Cinsault, Syrah, Mourvèdre, Tibouren, Vermentino
    Côtes de Provence Sainte-Victoire | P r
    Côtes de Provence La Londe | P r w
  Coteaux d'Aix-en-Provence | P r w | Grenache, Syrah, Cinsault
  Coteaux Varois en Provence | P r w | Grenache, Cinsault, Syrah
  Les Baux-de-Provence | R p w | Grenache, Syrah
  Bandol | R p w | Mourvèdre, Grenache, Cinsault
  Cassis ? | W r p | Marsanne, Clairette
  Bellet | r w p | Vermentino, Braquet
  Palette ? | r w p
  Pierrevert | r w p
  Alpilles | r w p
Corse, Vin de Corse | R w p | Sangiovese, Sciaccarello, =Vermentino
  Ajaccio | R w p | Sciaccarello
  Patrimonio | R w p | Sangiovese
  Muscat du Cap Corse | f | =Muscat Blanc à Petits Grains
  Île de Beauté | r w p
Languedoc, Coteaux du Languedoc | R w p | Grenache, Syrah, Mourvèdre, Carignan, Cinsault
  Corbières | R w p | Carignan, Grenache, Syrah
  Corbières-Boutenac | r
  Minervois | R w p
  Minervois-La Livinière | r
  Saint-Chinian | R w p
  Faugères | R w p
  Fitou | r | Carignan, Grenache, Syrah
  La Clape | R w
  Pic Saint-Loup | R p | Syrah, Grenache
  Terrasses du Larzac | r
  Pézenas | r
  Montpeyroux | r
  Picpoul de Pinet | w | =Picpoul
  Clairette du Languedoc | w | =Clairette
  Limoux | W r | Chardonnay, Chenin Blanc, Mauzac
    Blanquette de Limoux | s | Mauzac, Chardonnay, Chenin Blanc
    Crémant de Limoux | s | Chardonnay, Chenin Blanc
  Cabardès | R p | Cabernet Sauvignon, Merlot, Syrah, Grenache
  Malepère | R p | Merlot, Cabernet Franc
  Muscat de Frontignan | f | =Muscat Blanc à Petits Grains
  Muscat de Lunel | f | =Muscat Blanc à Petits Grains
  Muscat de Mireval | f | =Muscat Blanc à Petits Grains
  Muscat de Saint-Jean-de-Minervois | f | =Muscat Blanc à Petits Grains
  Côtes de Thongue | r w p
  Côtes de Thau | w r p
  Sable de Camargue, Sables du Golfe du Lion | P r w
  Saint-Guilhem-le-Désert | r w p
  Cévennes | r w p
  Pays d'Hérault | r w p
Roussillon | R w p f | Grenache, Syrah, Carignan
  Côtes du Roussillon | R w p
  Côtes du Roussillon Villages | r
  Maury | F r | Grenache
  Banyuls | f | Grenache
  Collioure | R w p | Grenache, Syrah, Mourvèdre
  Rivesaltes | f | Grenache, Grenache Blanc, Maccabeu
  Muscat de Rivesaltes | f | Muscat Blanc à Petits Grains, Muscat of Alexandria
  Côtes Catalanes | r w p
Sud-Ouest | r w p
  Bergerac | R w p | Merlot, Cabernet Franc, Cabernet Sauvignon, Sémillon, Sauvignon Blanc
    Côtes de Bergerac | R w
    Pécharmant | r
    Monbazillac | d | Sémillon, Sauvignon Blanc, Muscadelle
    Saussignac | d | Sémillon, Sauvignon Blanc
    Rosette ? | w
    Montravel | W r
  Côtes de Duras | r w p
  Côtes du Marmandais | R w p
  Buzet | R w p | Merlot, Cabernet Franc, Cabernet Sauvignon
  Cahors | r | Malbec, Merlot, Tannat
  Fronton | R p | =Négrette
  Gaillac | r w p s | Fer Servadou, Duras, Mauzac, Len de l'El
  Marcillac | R p | =Fer Servadou
  Entraygues-Le Fel | r w p
  Madiran | r | Tannat, Cabernet Franc
  Pacherenc du Vic-Bilh | D w | Petit Manseng, Gros Manseng, Petit Courbu
  Jurançon | D w | Petit Manseng, Gros Manseng
  Jurançon Sec | w | Gros Manseng, Petit Manseng
  Béarn | R w p | Tannat, Cabernet Franc
  Irouléguy | R w p | Tannat, Cabernet Franc
  Saint-Mont | R w p | Tannat
  Tursan | r w p
  Brulhois | R p
  Saint-Sardos | R p
  Côtes de Gascogne | W r p | Colombard, Trebbiano, Gros Manseng
  Comté Tolosan | r w p
  Floc de Gascogne | f
Pineau des Charentes | f
Charentais | r w p
Méditerranée | P r w
Vaucluse | r w p
Ardèche | r w p
Aude ? | r w p
Gard ? | r w p
`;
