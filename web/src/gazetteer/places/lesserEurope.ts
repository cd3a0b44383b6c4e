/**
 * Lesser appellations and the country wines of France, Italy, Spain and Greece; see parsePlaces.ts.
 */
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

# ES eAmbrosia
Bajo Aragón | r w p
Valdejalón | r w p
Ribera del Queiles | r w p
Ribera del Gállego-Cinco Villas | r w p
Valle del Cinca | r w p
3 Riberas | r w p
Costa de Cantabria | r w p
Liébana | r w p
Eivissa, Ibiza | r w p
Formentera ? | r w p
Menorca, Illa de Menorca | r w p
Illes Balears | r w p
Serra de Tramuntana-Costa Nord | r w p
Campo de Cartagena | r w p
Abanilla | r w p
Cádiz ? | r w p
Laujar-Alpujarra | r w p
Cumbres del Guadalfeo | r w p
Desierto de Almería | r w p
Ribera del Andarax | r w p
Norte de Almería | r w p
Córdoba ? | r w p
Lebrija ? | r w p
Sierra Norte de Sevilla | r w p
Laderas del Genil | r w p
Barbanza e Iria | r w p
Betanzos ? | r w p
Val do Miño-Ourense | r w p
Gálvez | r w p
Aylés | r w p
Pago de Arínzano, Arínzano | r w p
Prado de Irache | r w p
Otazu ? | r w p
Finca Río Negro | r w p
Casa del Blanco | r w p
Calzadilla | r w p
Chozas Carrascal | r w p
Vera de Estenas | r w p

# GR eAmbrosia
Mount Athos, Holy Mount Athos, Agion Oros, Aghion Oros | r w p
Kavala ? | r w p
Avdira | r w p
Messinia | r w p
Trifilia | r w p
Pisatis | r w p
Letrini | r w p
Korinthos | r w p
Heraklion | r w p
Lasithi | r w p
Chania ? | r w p
Cyclades | r w p
Evia ? | r w p
Atalanti Valley | r w p
Opountia Lokrida | r w p
Metsovo | r w p
Mesenikola | r w p
Anchialos | r w p
Imathia | r w p
Pella ? | r w p
Serres ? | r w p
Kozani ? | r w p
Siatista | r w p
Velventos | r w p
Sterea Ellada | r w p
Aegean Sea | r w p
Dodekanisos | r w p
`;
