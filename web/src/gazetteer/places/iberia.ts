/** Places of Spain and Portugal; the notation is told in parsePlaces.ts. */
export const IBERIA = `
# ES eAmbrosia
Vino de España | r w p s
Cava | s | Maccabeu, Xarel·lo, Parellada, Chardonnay
Corpinnat | s | Xarel·lo, Maccabeu, Parellada
Vino de la Tierra de Castilla, Tierra de Castilla | r w p
Rioja | R w p | Tempranillo, Grenache, Graciano, Carignan, Maccabeu
  Rioja Alta | R w p
  Rioja Alavesa | R w p
  Rioja Oriental, Rioja Baja | R w p
Navarra | R p w | Tempranillo, Grenache, Cabernet Sauvignon
País Vasco, Euskadi | w
  Txakoli, Chacolí | W p | Hondarrabi Zuri
  Getariako Txakolina, Chacolí de Getaria | W p | Hondarrabi Zuri
  Bizkaiko Txakolina, Chacolí de Bizkaia | W p | Hondarrabi Zuri
  Arabako Txakolina, Chacolí de Álava | w | Hondarrabi Zuri
Aragón | r w p
  Somontano | R w p | Cabernet Sauvignon, Merlot, Tempranillo, Gewürztraminer
  Campo de Borja | R w p | Grenache
  Cariñena | R w p | Grenache, Carignan
  Calatayud | R w p | Grenache
Cataluña, Catalunya, Catalonia | r w p s
  Penedès | W r p s | Xarel·lo, Maccabeu, Parellada
    Clàssic Penedès | s
  Priorat, Priorato | R w p | Grenache, Carignan, Cabernet Sauvignon, Syrah
  Montsant | R w p | Grenache, Carignan
  Terra Alta | r w p | Grenache Blanc, Grenache
  Costers del Segre | r w p
  Conca de Barberà | r w p | Trepat, Maccabeu
  Tarragona | r w p
  Empordà, Ampurdán | R w p | Grenache, Carignan
  Alella | W r p | Xarel·lo
  Pla de Bages | r w p | Picapoll
Castilla y León, Vino de la Tierra de Castilla y León | r w p
  Ribera del Duero | R p w | Tempranillo
  Rueda | W r p | Verdejo, Sauvignon Blanc, Maccabeu
  Toro ? | R w p | Tempranillo
  Bierzo | R w p | Mencía, Godello
  Cigales | P r w | Tempranillo
  Arlanza | R w p | Tempranillo
  Arribes | R w p | Juan García
  Tierra de León | r w p | Prieto Picudo
  Cebreros | R w | Grenache, Albillo
  Sierra de Salamanca | r | Rufete
  Valles de Benavente | r w p
  Sardón de Duero | r
Galicia | W r
  Rías Baixas | W r | Albariño
    Val do Salnés | w
    Condado do Tea | w
  Ribeiro | W r | Treixadura
  Valdeorras | W r | Godello, Mencía
  Ribeira Sacra | R w | Mencía, Godello
  Monterrei | W r | Godello, Mencía
Cangas ? | r w
Vinos de Madrid | R w p | Tempranillo, Grenache, Albillo
Castilla-La Mancha | r w p
  La Mancha | r w p | Airén, Tempranillo
  Valdepeñas | R w p | Tempranillo
  Manchuela | r w p | Bobal
  Méntrida | R w p | Grenache
  Almansa | R w p | Alicante Bouschet, Mourvèdre
  Uclés | R w | Tempranillo
  Ribera del Júcar | R w
  Mondéjar | r w p
  Dominio de Valdepusa | r
  Finca Élez | r w
  Pago Guijoso | r w
  Dehesa del Carrizal | r w
  Campo de la Guardia | r w
Comunitat Valenciana, Comunidad Valenciana | r w p
  Valencia | r w p d
  Utiel-Requena | R p w | Bobal
  Alicante | R w p f | Mourvèdre
  El Terrerazo | r | =Bobal
  Los Balagueses | r w
  Fondillón | d | =Mourvèdre
Murcia | R w p
  Jumilla | R w p | Mourvèdre
  Yecla | R w p | Mourvèdre
  Bullas | R p w | Mourvèdre
Extremadura | r w p
  Ribera del Guadiana | r w p
Andalucía, Andalusia | r w f
  Jerez, Jerez-Xérès-Sherry, Sherry, Xérès | f | Palomino, Pedro Ximénez
  Manzanilla-Sanlúcar de Barrameda, Manzanilla, Sanlúcar de Barrameda | f | =Palomino
  Montilla-Moriles | F w | Pedro Ximénez
  Málaga | F d w | Pedro Ximénez, Muscat of Alexandria
  Sierras de Málaga | r w p
  Condado de Huelva | w f | Zalema
  Granada ? | r w p
Islas Baleares | r w p
  Binissalem, Binissalem-Mallorca | R w p | Manto Negro
  Pla i Llevant | r w p | Callet
  Mallorca | r w p
Islas Canarias, Canarias | r w p
  Lanzarote | W r p | Malvasía Volcánica
  Tacoronte-Acentejo | R w p | Listán Negro
  Valle de la Orotava | r w p | Listán Negro, Palomino
  Ycoden-Daute-Isora | W r p | Palomino
  Abona | W r
  Valle de Güímar | W r
  La Palma | r w d
  El Hierro | r w
  Gran Canaria | r w
  La Gomera | w r | Forastera

# PT eAmbrosia
Vinho Verde | W r p s | Loureiro, Albariño, Arinto, Treixadura, Avesso
  Monção e Melgaço, Monção, Melgaço | w r | Albariño
  Minho | W r p
Trás-os-Montes, Transmontano | r w p
Douro | R w p | Touriga Nacional, Touriga Franca, Tempranillo, Tinta Barroca
  Duriense | r w p
  Douro Superior | R w
  Cima Corgo | r w
  Moscatel do Douro | f | =Muscat Blanc à Petits Grains
Porto, Port, Port Wine, Vinho do Porto, Oporto | f | Touriga Nacional, Touriga Franca, Tempranillo, Tinta Barroca, Tinto Cão
Távora-Varosa | s w r
Bairrada | R w s p | Baga, Fernão Pires, Bical
Beira Atlântico | r w p s
Beira Interior | r w p
Terras da Beira, Beiras | r w p
Dão | R w p | Touriga Nacional, Mencía, Tempranillo, Alfrocheiro, Encruzado
  Terras do Dão | r w p
  Lafões | r w
Terras de Cister | r w
Lisboa, Estremadura | r w p
  Alenquer | R w
  Arruda | r w
  Bucelas | W s | Arinto
  Carcavelos | f
  Colares | r w | Ramisco, Malvasia
  Encostas d'Aire | r w
  Óbidos | r w s
  Torres Vedras | r w
Tejo, Ribatejo | r w p | Castelão, Fernão Pires
Península de Setúbal, Terras do Sado | r w p | Castelão
  Setúbal, Moscatel de Setúbal | f | Muscat of Alexandria
  Palmela | R w | Castelão
Alentejo | R w p | Tempranillo, Trincadeira, Alicante Bouschet, Antão Vaz
  Alentejano | R w p
  Borba ? | R w
  Évora | R w
  Redondo ? | R w
  Reguengos | R w
  Vidigueira | w r | Antão Vaz
  Portalegre | R w
  Granja-Amareleja | r w
  Moura ? | R w
Algarve | r w p
  Lagos ? | r w
  Lagoa ? | r w
  Tavira | r w
Madeira, Vinho da Madeira | f | Negramoll, Sercial, Verdelho, Boal, Malvasia
Madeirense | r w p
Açores | W r
  Pico ? | w f | Arinto dos Açores, Verdelho
  Graciosa ? | w
  Biscoitos | w f
`;
