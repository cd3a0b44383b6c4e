/** Lesser appellations and the country wines of France and Italy; see parsePlaces.ts. */
export const LESSER_EUROPE = `
# FR INAO
Agenais | r w p
Ariège ? | r w p
Aveyron ? | r w p
Cité de Carcassonne, Coteaux de la Cité de Carcassonne | r w p
Coteaux de Narbonne | r w p
Coteaux de Peyriac | r w p
Coteaux d'Ensérune | r w p
Coteaux de Béziers, Coteaux du Libron | r w p
Coteaux du Pont du Gard | r w p
Haute Vallée de l'Aude | r w p
Haute Vallée de l'Orb | r w p
Le Pays Cathare | r w p
Vallée du Paradis | r w p
Vallée du Torgan | r w p
Côte Vermeille | r w p
Côtes du Lot | r w p
Coteaux de Glanes | r w p
Coteaux de Tannay | r w p
Coteaux de l'Auxois | r w p
Coteaux du Cher et de l'Arnon | r w p
Calvados ? | r w p
Landes ? | r w p
Lavilledieu | r w p
Thézac-Perricard | r w p
Périgord | r w p
Atlantique ? | r w p
Var ? | r w p
Maures ? | r w p
Mont Caume | r w p
Bouches-du-Rhône | r w p
Alpes-de-Haute-Provence | r w p
Alpes-Maritimes | r w p
Hautes-Alpes | r w p
Drôme ? | r w p
Coteaux des Baronnies | r w p
Isère ? | r w p
Vin des Allobroges | r w p
Franche-Comté | r w p
Sainte-Marie-la-Blanche | r w p
Saône-et-Loire | r w p
Yonne ? | r w p
Puy-de-Dôme | r w p
Urfé | r w p
Coteaux du Quercy | r w p
Côtes de Millau | r w p
Estaing ? | r w p
Châteaumeillant | r w p
Orléans ? | r w p
Orléans-Cléry | r w p
Coteaux du Vendômois | r w p
Châtillon-en-Diois | r w p
Coteaux de Die | r w p
Bourgogne Mousseux | r w p
Coteaux de Coiffy | r w p
Côtes de Meuse | r w p
Haute-Marne | r w p
Séguret | R w p
Sablet | R w p
Valréas | R w p
Visan | R w p
Plan de Dieu | R w p
Signargues | R w p
Chusclan | R w p
Massif d'Uchaux | R w p
Puyméras | R w p
Gadagne | R w p
Suze-la-Rousse | R w p
Vaison-la-Romaine | R w p
Saint-Maurice ? | R w p
Saint-Gervais ? | R w p
Roaix | R w p
Rochegude | R w p
Rousset-les-Vignes | R w p
Grès de Montpellier | r
Cabrières ? | r
Saint-Drézéry | r
Saint-Georges-d'Orques | r
Sommières | r
Caramany | r
Latour-de-France | r
Tautavel | r
Lesquerde | r
Les Aspres | r
Saint-Chinian Roquebrun | r
Saint-Chinian Berlou | r
Bugey Montagnieu | w
Jongieux | w
Marestel | w
Roussette de Marestel | w
Frangy | w
Chautagne | w
Ripaille | w
Mâcon-Fuissé | w
Mâcon-Azé | w
Mâcon-Péronne | w
Mâcon-Chardonnay | w
Mâcon-Uchizy | w
Mâcon-Verzé | w
Mâcon-Milly-Lamartine | w
Mâcon-La Roche-Vineuse | w
Mâcon-Charnay | w
Mâcon-Prissé | w
Mâcon-Solutré | w
Mâcon-Loché | w
Mâcon-Vergisson | w
Mâcon-Igé | w
Touraine Oisly | w
Touraine Chenonceaux | w
Muscadet Clisson | w
Muscadet Gorges | w
Muscadet Le Pallet | w
Mâcon-Cruzille | r w p
Mâcon-Pierreclos | r w p
Corse-Calvi | r w p
Corse-Sartène | r w p
Corse-Figari | r w p
Corse-Porto-Vecchio | r w p
Coteaux du Cap Corse | r w p
Touraine Amboise | r w p
Touraine Mesland | r w p
Touraine Azay-le-Rideau | r w p
Bordeaux Haut-Benauge | r w p
Côtes de Bordeaux Saint-Macaire | r w p
Bourgogne Côtes du Couchois | r w p
Bourgogne Côte Saint-Jacques | r w p
Grand Ordinaire | r w p
Chaume | d
Coteaux du Layon Premier Cru Chaume | d
Coteaux du Layon Beaulieu | d
Coteaux du Layon Faye | d
Coteaux du Layon Rablay | d
Coteaux du Layon Rochefort | d
Coteaux du Layon Saint-Aubin | d
Coteaux du Layon Saint-Lambert | d
Anjou Coteaux de la Loire | d
Bordeaux Clairet | p
Bordeaux Rosé | p
Touraine Noble Joué | p
Cabernet de Saumur | p
Anjou Mousseux | s
Saumur Mousseux | s
Saumur Brut | s
Vouvray Mousseux | s
Montlouis Mousseux | s
Gaillac Mousseux | s
Seyssel Mousseux | s
Vin de Savoie Mousseux | s
Ayze | s
Banyuls Grand Cru | f
Grand Roussillon | f
Frontignan | f
Ratafia de Champagne | f
Ratafia Champenois | f

# IT eAmbrosia
Alto Livenza | r w p
Benaco Bresciano | r w p
Sebino ? | r w p
Terre Lariane | r w p
Ronchi di Brescia | r w p
Capriano del Colle | r w p
Montenetto di Brescia | r w p
Valcalepio | r w p
Alto Mincio | r w p
Quistello ? | r w p
Garda Colli Mantovani | r w p
Colline Saluzzesi | r w p
Pinerolese | r w p
Valsusa | r w p
Canavese | r w p
Albugnano ? | r w p
Gabiano ? | r w p
Rubino di Cantavenna | r w p
Valli Ossolane | r w p
Terre Alfieri | r w p
Colli di Rimini | r w p
Colli di Faenza | r w p
Colli d'Imola | r w p
Ravenna ? | r w p
Forlì ? | r w p
Sillaro | r w p
Colli di Scandiano e di Canossa | r w p
Valle Belice | r w p
Avola ? | r w p
Salina ? | r w p
Barbagia | r w p
Marmilla ? | r w p
Ogliastra | r w p
Trexenta | r w p
Tharros | r w p
Romangia | r w p
Nurra ? | r w p
Valle del Tirso | r w p
Parteolla | r w p
Epomeo | r w p
Pompeiano | r w p
Roccamonfina | r w p
Terre del Volturno | r w p
Colli di Salerno | r w p
Catalanesca del Monte Somma | r w p
Frusinate | r w p
Costa Etrusco Romana | r w p
Colli Cimini | r w p
Colli Lanuvini | r w p
Velletri ? | r w p
Cerveteri ? | r w p
Nettuno ? | r w p
Genazzano | r w p
Montecompatri Colonna | r w p
Bettona ? | r w p
Spello ? | r w p
Allerona | r w p
Narni ? | r w p
Todi ? | r w p
Assisi ? | r w p
Colli Altotiberini | r w p
Colli Martani | r w p
San Ginesio | r w p
Esino ? | r w p
Pergola ? | r w p
I Terreni di Sanseverino | r w p
Villamagna ? | r w p
Ortona ? | r w p
Terre Aquilane | r w p
Colline Teatine | r w p
Colli Aprutini | r w p
Colli del Sangro | r w p
Osco ? | r w p
Terre degli Osci | r w p
Pentro di Isernia | r w p
Terre dell'Alta Val d'Agri | r w p
Grottino di Roccanova | r w p
Rosso di Cerignola | r w p
Orta Nova | r w p
Cacc'e Mmitte | r w p
Lizzano ? | r w p
Galatina ? | r w p
Alezio ? | r w p
Matino ? | r w p
Ostuni ? | r w p
Gravina ? | r w p
Negroamaro di Terra d'Otranto | r w p
Terra d'Otranto | r w p
Tavoliere delle Puglie | r w p
Colline Joniche Tarantine | r w p
Barletta ? | r w p
Pollino ? | r w p
Lamezia ? | r w p
Scavigna | r w p
Bivongi | r w p
Sant'Anna di Isola Capo Rizzuto | r w p
Palizzi | r w p
Val di Neto | r w p
Valdamato | r w p
Lipuda | r w p
Arghillà | r w p
Locride | r w p
Grance Senesi | r w p
San Torpè | r w p
Terre di Pisa | r w p
Terre di Casole | r w p
Val d'Arbia | r w p
Valdichiana Toscana | r w p
Valdinievole | r w p
Candia dei Colli Apuani | r w p
Colline di Levanto | r w p
Golfo del Tigullio | r w p
Pornassio | r w p
Val Polcèvera | r w p
Riviera dei Fiori | r w p
Valpolicella Valpantena, Valpantena | r | Corvina
Friularo di Bagnoli | r
Dolcetto d'Acqui | r | =Dolcetto
Dolcetto delle Langhe Monregalesi | r
Cisterna d'Asti | r
Affile ? | r
Rosso Orvietano | r
Casavecchia di Pontelatone | r | Casavecchia
Girò di Cagliari | r
Montello Rosso | r
Savuto Superiore | r
Rosazzo | w
Cialla ? | w
Bianco Capena | w
Zagarolo | w
Bianco dell'Empolese | w
San Martino della Battaglia | w
Sardegna Semidano | w
Ansonica Costa dell'Argentario | w | Ansonica
Lugana Superiore | w | Turbiana
Etna Bianco Superiore | w | Carricante
Strevi ? | d
Moscato di Terracina | d
Nasco di Cagliari | d | Nasco
Malvasia di Cagliari | d
Moscato di Sorso-Sennori | d
Vin Santo di Carmignano | d
Albana di Romagna Passito | d
Corti Benedettine del Padovano | r w p
Riviera del Brenta | r w p
Vicenza ? | r w p
Vigneti della Serenissima | s
Colli di Conegliano | r w p
Casteller | r w p
San Colombano | r w p
Cellatica | r w p
Collina Torinese | r w p
Calosso | r w p
Reno ? | r w p
Colli Romagna Centrale | r w p
Capalbio ? | r w p
Aprilia ? | r w p
Tarquinia | r w p
Vignanello | r w p
Terracina ? | r w p
Capri ? | r w p
Delia Nivolelli | r w p
Riesi ? | r w p
Sciacca ? | r w p
Siracusa ? | r w p
Arborea | r w p
Colli della Sabina | r w p
Piceno Superiore | r w p
Pinot Nero dell'Oltrepò Pavese | r w p
Casteggio | r w p
Monti Lessini | r w p
Garda Bresciano | r w p
Valli di Porto Pino | r w p
Provincia di Nuoro | r w p
Fontanarossa di Cerda | r w p
Camarro | r w p
Salemi ? | r w p
`;
