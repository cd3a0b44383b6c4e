/** Houses of France; the notation is told in parseHouses.ts. */
export const HOUSES_OF_FRANCE = `
# FR Houses
Ackerman, Aegerter, A. et P. de Villaine, Agrapart, Alain Brumont, Alain Chabanon, Alain Geoffroy
Alain Graillot, Alain Jaume, Albert Bichot, Albert Mann, Alfred Gratien, Alphonse Mellot
Amiot-Servelle, André Dezat, André et Mireille Tissot, André Lurton, André Perret, Angélus
Anne de Joyeuse, Anne Gros, Antech, Antonin Guyon, Antonin Rodet, Arena, Armand Rousseau
Arnoux-Lachaux, Arretxea, Arthur Metz, Aubert et Pamela de Villaine, Auguste Clape, Ausone, Ayala
Aydie, Bachelet-Monnot, Badet Clément, Baron de Ladoucette, Baron de Lestac
Baron Philippe de Rothschild, Barons de Rothschild, Barréjat, Barton & Guestier, Bastide Blanche
Bastor-Lamontagne, Batailley, Baumard, Beaucastel, Beaumont des Crayères, Beauregard, Beaurenard
Beauséjour, Beau-Séjour Bécot, Bélair-Monange, Belgrave, Bélingard, Bellefont-Belcier, Bellerive
Bérêche, Bernard Baudry, Bernard Defaix, Bernard Magrez, Berne, Berthet-Bondet
Besserat de Bellefon, Bestheim, Beychevelle, Bichot, Bila-Haut, Billaud-Simon, Billecart-Salmon
Blain-Gagnard, Boisset, Boizel, Bollinger, Bonalgue, Bonneau du Martray, Bonnet, Borie de Maurel
Borie-Manoux, Bosquet des Papes, Bott-Geyl, Bouchard Aîné & Fils, Bouchard Père & Fils, Bouscassé
Bouscaut, Bouvet-Ladubay, Boyd-Cantenac, Brana, Branaire-Ducru, Brane-Cantenac, Bret Brothers
Brotte, Broustet, Brumont, Bruno Clair, Bruno Colin, Bruno Paillard, Brusset
Cahors Croix du Mayne, Caillou ?, Calmel & Joseph, Calon-Ségur, Calvet, Camensac, Canard-Duchêne
Canon ?, Canon-la-Gaffelière, Cantemerle, Cantenac Brown, Carbonnieux, Carteau, Castel Frères
Cattier, Cauhapé, Cave de Fleurie, Cave de Lugny, Cave de Rasteau, Cave de Ribeauvillé
Cave de Saint-Désirat, Cave de Tain, Cave de Turckheim, Cave de Viré, Cave du Marmandais
Caves des Vignerons de Bel Air, Cazes, Cellier des Dauphins, Certan de May, Champalou, Champy
Chandon de Briailles, Chanoine Frères, Chanson, Chanson Père & Fils, Chapoutier, Charles Baur
Charles Heidsieck, Charles Hours, Charles Joguet, Charles Noëllat, Chartogne-Taillet
Chasse-Spleen, Château d'Aquéria, Château d'Arlay, Château de Beaucastel, Château de Lascaux
Château de l'Hospitalet, Château de Ségriès, Château des Jacques, Château Fuissé
Chateau Montus, Château Ollieux Romanis, Château Thivin, Cheval Blanc, Christian Moreau, Cissac
Citran, Clape, Claude Quenioux, Claude Riffault, Clerc Milon, Climens, Clinet, Clos Canarelli
Clos Culombu, Clos des Fées, Clos des Papes, Clos du Tue-Boeuf, Closel, Clos Fourtet
Clos Haut-Peyraguey, Clos Marie, Clos Naudin, Clos René, Clos Rougeard, Clos Triguedina
Clos Uroulat, Coche-Dury, Collet, Combier, Comte Abbatucci, Comte Armand, Comte Georges de Vogüé
Comte Peraldi, Comtes Lafon, Confuron-Cotetidot, Corbin, Cordier, Cos d'Estournel, Cos Labory
Cotat, Coufran, Couhins-Lurton, Couly-Dutheil, Coutet, Croizet-Bages, Dalem
d'Angludet, Daniel Bouland, Daniel Dampt, d'Aquéria, d'Arche, d'Armailhac, Dassault, d'Aupilhac
Dauzac, David Duband, De Castellane, de Courcel, de Fargues, de Fieuzal, de Ladoucette, Delamotte
de La Rivière, de l'Arlot, Delas, Delas Frères, de la Vougeraie, de Malle, de Montille, de Myrat
Denis Mortet, de Pez, De Saint-Gall, de Sales, d'Esclans, des Guyons, Desmirail, Deutz, Devaux
De Venoge, Didier Dagueneau, d'Issan, Doisy-Daëne, Doisy-Védrines, Domaine Cazes
Domaine de Chevalier, Domaine de la Romanée-Conti, Domaine du Tariquet, Domaine Leroy
Domaines Ott, Domaines Schlumberger, Dominique Piron, Dom Pérignon, Dopff au Moulin, Dopff & Irion
Dourthe, Drappier, Droin, Dubreuil-Fontaine, du Cèdre, Ducru-Beaucaillou, Dugat-Py, Duhart-Milon
du Hureau, Dujac, Durfort-Vivens, du Tertre, Duval-Leroy, d'Yquem, Edmond Vatan, Egly-Ouriet
E. Guigal, Elian da Ros, Eric Texier, Ermitage du Pic Saint Loup, Ernest Burn, Estandon
Étienne Sauzet, Faiveley, Famille Hugel, Famille Perrin, Ferraton, Ferrière
Ferry Lacombe, F.E. Trimbach, Feytit-Clinet, Fieuzal, Figeac, Figuière, Filhot, Filliatreau
Fleury, Fombrauge, Foncalieu, Fonroque, Fontaine-Gagnard, Font de Michelle, Fontenil, Foreau
Fortia, Fourcas Dupré, Fourcas Hosten, Fournier Père & Fils, Fourrier, François Cazin
François Chidaine, François Cotat, François Lamarche, François Raquillet, François Villard
Frédéric Mabileau, Frédéric Magnien, Fruitière Vinicole, Fruitière Vinicole d'Arbois
Gabriel Meffre, Galoupet, Ganevat, Gassier, Gatinois, Gauby, Gaudrelle, Gazin, Geantet-Pansiot
Génot-Boulanger, Geoffroy, Georges Duboeuf, Georges Laval, Georges Roumier, Georges Vernay
Georges Vigouroux, Gérard Bertrand, Gérard Metz, Ghislaine Barthod, G.H. Mumm, Gilette, Ginestet
Giscours, Gloria, Gosset, Gour de Chaulé, Gourt de Mautens, Grand Mayne, Grand-Puy Ducasse
Grand-Puy-Lacoste, Grand Veneur, Grange des Pères, Gratien, Gratien & Meyer, Greysac
Gruaud-Larose, Guffens-Heynen, Guigal, Guiraud, Gustave Lorentz, Guy Amiot, Guy Breton, Guy Saget
Harmand-Geoffroy, Haut-Bages Libéral, Haut-Bailly, Haut-Batailley, Haut-Brion, Haute Perche
Haute-Serre, Haut-Marbuzet, Hecht & Bannier, Heidsieck & Co Monopole, Henri Boillot, Henri Bonneau
Henri Bourgeois, Henri Giraud, Henri Gouges, Henri Jayer, Henri Maire, Henri Natter, Henriot
Henry Fessy, Henry Marionnet, Henry Pellé, Hosanna, Hubert Lamy, Hubert Lignier, Hudelot-Noëllat
Huet, Hugel, Hugel et Fils, Humbert Frères, Jaboulet, Jacky Blot, Jacquart
Jacques Mabileau, Jacques Puffeney, Jacques Selosse, Jacquesson, Jaffelin, Jamet
Jean-Baptiste Adam, Jean Bourdy, Jean Chauvenet, Jean-Claude Boisset, Jean Durup, Jean Foillard
Jean Grivot, Jeanjean, Jean Loron, Jean-Louis Chave, Jean Macle, Jean-Marc Boillot
Jean-Marc Brocard, Jean-Max Roger, Jean-Noël Gagnard, Jean-Paul Brun, Jean-Paul Thévenet
Jean Perrier, Jean-Pierre Moueix, Jeff Carrel, Jérôme Prévost, J.J. Vincent, J.L. Chave
J. Moreau & Fils, Joblot, Joël Taluau, Jo Landron, Joseph Drouhin, Joseph Faiveley, Joseph Mellot
Joseph Perrier, Josmeyer, JP. Chenet, Kirwan, Kressmann, Kriter, Krug, Kuentz-Bas, Labégorce
La Bégude, Labouré-Roi, La Cardonne, La Chablisienne, La Conseillante, La Coste, La Croix de Gay
La Dauphine, Ladoucette, Lafage, Lafaurie-Peyraguey, Laffitte-Teston, Lafite Rothschild, Lafleur
La Fleur-Pétrus, Lafon-Rochet, Lafran-Veyrolles, La Gaffelière, Lagrange, Lagrézette, La Janasse
La Lagune, Lallier, La Louvière, La Mission Haut-Brion, La Mondotte, La Mordorée, Lamothe ?
Lamothe-Bergeron, Lamy-Pillot, La Négly, La Nerthe, Langlois, Langlois-Chateau, Langoa Barton
Lanson, Larcis Ducasse, La Rectorie, La Réméjeanne, Larmande, Larmandier-Bernier, Laroche, Laroque
Larose-Trintaudon, Larrivet, Larrivet Haut-Brion, Lascombes, La Soumade, Latour, Latour à Pomerol
La Tour Blanche, La Tour Boisée, La Tour Carnet, Latour-Martillac, Laurent Miquel, Laurent-Perrier
Laurent Ponsot, La Vieille Ferme, Laville Haut-Brion, La Voulte-Gasparets, L'Ecu, Le Dôme
Leflaive, Le Gay, L'Église-Clinet, Lenoble, Léon Beyer, Léoube, Léoville Barton
Léoville Las Cases, Léoville Poyferré, Le Pin, Leroy, Les Cailloux, Les Carmes Haut-Brion
Les Dauphins, Les Grands Chais de France, Les Héritiers du Comte Lafon, Les Pallières
Les Vignerons de Buzet, L'Évangile, L'Hortus, Lignier-Michelot, Listel, Long-Depaquit, Loron
Loudenne, Louis-Benjamin Dagueneau, Louis Bouillot, Louis Carillon, Louis-Claude Desvignes
Louis Eschenauer, Louis Jadot, Louis Latour, Louis Magnin, Louis Max, Louis Michel, Louis Roederer
Louis Sipp, Louis Tête, Lucien Albrecht, Lucien Crochet, Lucien Le Moine, Lucien Lurton
Luneau-Papin, Lynch-Bages, Lynch-Moussas, Mähler-Besse, Mailly, Maison Ambroise, Maison Bouachon
Malartic-Lagravière, Malescot Saint-Exupéry, Malescot St. Exupéry, Marc Brédif, Marcel Deiss
Marcel Lapierre, Marcel Richaud, Marc Hébrart, Marc Kreydenweiss, Marc Morey, Marcoux, Marc Sorrel
Mark Angeli, Marquis d'Alesme, Marquis d'Angerville, Marquis de Terme, Mas Amiel, Mas Blanc
Mas Bruguière, Mas de Daumas Gassac, Mas Jullien, Matassa, Matrot, Maucaillou, M. Chapoutier
Méo-Camuzet, Mercier ?, Meyer-Fonné, Meyney, Michel Bouzereau, Michel Grisard, Michel Gros
Michel Juillot, Michel Lafarge, Michel Lynch, Michel Magnien, Michel Niellon, Michel Redde, Minuty
Miraval, Mittnacht, Moët & Chandon, Moillard, Mommessin, Monbousquet, Monbrison, Moncontour
Mongeard-Mugneret, Montaudon, Montbourgeau, Montirius, Mont-Redon, Montrose, Mont Tauch, Montus
Morey-Coffinet, Moulin Saint-Georges, Moulin Touchais, Mouton Cadet, Mouton Rothschild
Mugneret-Gibourg, Mugnier, Mumm, Muré, Nairac, Naudin-Ferrand, Nénin, Nicolas Feuillatte
Nicolas Joly, Nicolas Potel, Nicolas Rossignol, Ogereau, Ogier, Olga Raffault, Olivier ?
Olivier Leflaive, Oratoire Saint-Martin, Ormes de Pez, Ostertag, Overnoy, Palmer & Co
Pannier, Pape Clément, Parcé, Pascal Bouchard, Pascal Jolivet, Patache d'Aux, Patient Cottat
Patriarche, Patriarche Père & Fils, Patrick Baudouin, Paul Bara, Paul Blanck, Paul Jaboulet Aîné
Paul Mas, Paul Pernot, Pavie, Pavie Macquin, Pédesclaux, Pégau, Pellehaut, Perrier-Jouët, Perrin
Perrin & Fils, Perrot-Minot, Petit-Village, Petrus, Peyrassol, Peyre Rose, Phélan Ségur
Philippe Alliet, Philippe Pacalet, Philipponnat, Pibarnon, Pichon Baron, Pichon Comtesse
Pichon Longueville, Pichon Longueville Comtesse de Lalande, Picque Caillou, Pierre Amadieu
Pierre-Bize, Pierre Boniface, Pierre Clavel, Pierre Damoy, Pierre Gaillard, Pierre Gimonnet
Pierre Luneau-Papin, Pierre Moncuit, Pierre Morey, Pierre Péters, Pierre Sparr, Piper-Heidsieck
Plageoles, Plaimont, Plaisance, Pol Roger, Pommery, Ponsot, Pontet-Canet, Potensac, Pouget
Poujeaux, Pradeaux, Prieuré-Lichine, Prieuré Roch, Prince Florent de Mérode, Producteurs Plaimont
Prosper Maufoux, Puech-Haut, Puygueraud, Quinault, Rabaud-Promis, Ramonet, Rapet, Raspail-Ay
Rauzan-Gassies, Rauzan-Ségla, Raveneau, Rayas, Raymond-Lafon, Rayne Vigneau, Régnard, Reignac
Rémizières, Rémoissenet, Rémy Pannier, René et Vincent Dauvissat, René Muré, René Rostaing
Revelette, Reverdy, Rhonéa, Richard Leroy, Rieflé, Rieussec, Rimauresq, Robert Arnoux
Robert Chevillon, Robert-Denogent, Robert Groffier, Roc de Cambes, Roc des Anges, Roche de Bellene
Roches Neuves, Roger Coulon, Roger Sabon, Rolet, Rollan de By, Rolly Gassmann
Romer, Rossignol-Trapet, Rotier, Roubine, Rouget, Roulot, Ruinart, Saget La Perrière, Saint Cosme
Sainte-Colombe, Sainte Marguerite, Sainte Roseline, Saint-Maur, Saint-Pierre, Salon ?, Santa Duc
Saparale, Sarda-Malet, Saumaize-Michelin, Sauvion, Sauzet, Schlumberger, Schoffit, Séguinot-Bordet
Sérafin, Serge Dagueneau, Sichel, Sieur d'Arques, Sigalas Rabaud, Simon Bize, Simone
Simonnet-Febvre, Sipp Mack, Siran, Skalli, Smith Haut Lafitte, Sociando-Mallet, Soutard
Stéphane Ogier, Stéphane Tissot, Suduiraut, Taille aux Loups, Taillefer, Taittinger, Talbot
Tardieu-Laurent, Tariquet, Tarlant, Taupenot-Merme, Tempier, Terrebrune, Tertre Roteboeuf
Thévenet, Thiénot, Thierry Allemand, Thierry Germain, Thierry Puzelat, Thieuley, Thivin
Tinel-Blondelet, Tirecul La Gravière, Tollot-Beaut, Torraccia, Tortochot, Tour de Mirambeau
Tour des Gendres, Trapet, Trénel, Trévallon, Trimbach, Troplong Mondot, Trotanoy, Trottevieille
Tsarine, Ultimate Provence, Ulysse Collin, Union des Vignerons, Vacheron, Valandraud
Val d'Orbieu, Verget, Veuve Ambal, Veuve Clicquot, Veuve Clicquot Ponsardin, Vidal-Fleury
Vieux Château Certan, Vieux Donjon, Vieux Télégraphe, Vigneau-Chevreau, Vignelaure
Vignerons Catalans, Vignerons de Buxy, Vignerons des Terres Secrètes
Villerambert-Julien, Vilmart, Vincent Dureuil-Janthial, Vincent Girardin, Vincent Pinard
Vins de Vienne, Vouette et Sorbée, Vranken, Weinbach, William Fèvre, Willm, Wolfberger
Yannick Amirault, Yves Cuilleron, Yves Gangloff, Yves Leccia, Yvon Mau, Yvon Métras
Zind-Humbrecht
`;
