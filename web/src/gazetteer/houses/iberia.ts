/** Houses of Spain and Portugal; the notation is told in parseHouses.ts. */
export const HOUSES_OF_IBERIA = `
# ES Houses
4 Kilos, Aalto, Abadía Retuerta, Abeica, Abel Mendoza, A Coroa, Acústic, Agustí Torelló
Agustí Torelló Mata, Albet i Noya, Alejandro Fernández, Alfredo Arribas, Allende, Alonso del Yerro
Alta Alella, Altanza, Altavins, Alto Moncayo, Altún, Álvaro Palacios, Alvear, Amézola de la Mora
Ameztoi, Anayón, Anecoop, Ànima Negra, Anna Espelt, Aroa, Artadi, Artazu, Artuke
Arzuaga, Arzuaga Navarro, As Laxas, Astrales, A Tapada, Atteca, Avanthia, Azpilicueta
Baigorri, Barbadillo, Bàrbara Forés, Barón de Ley, Belondrade, Belondrade y Lurton, Benjamín Romeo
Berberana, Beronia, Berroja, Bilbaínas, Bodegas Atalaya, Bodegas Bilbaínas, Bodegas Castaño
Bodegas Fontana, Bodegas LAN, Bodegas Montecillo, Bodegas Muga, Bodegas Muriel, Bodegas Nekeas
Bodegas Palacio, Bodegas Riojanas, Bodegas Roda, Bodegas Tradición, Bodegas Volver, Bodegas Ysios
Borsao, Breca, Bretón, Buil & Giné, Burgo Viejo, Cachazo, Callejo, Campillo, Campos Reales
Campo Viejo, Cañas, Capafons-Ossó, Capçanes, Carchelo, Care ?, Carlos Serres, Carmelo Rodero
Carraovejas, Casa Castillo, Casa de Illana, Casa de la Ermita, Casa Gualda, Casar de Burbia
Casa Rojo, Castaño, Castellblanch, Castell d'Encús, Castillo de Jumilla, Castillo de Perelada
Castillo de Sajazarra, Castillo Monjardín, Castillo Perelada, Castro Ventosa, Celler de Capçanes
Celler Piñol, Cellers de Scala Dei, Chivite, Cillar de Silos, Cims de Porrera, Clos de l'Obac
Clos Erasmus, Clos Figueras, Clos i Terrasses, Clos Mogador, Codorníu, Comando G, Condado de Haza
Conde de Caralt, Conde de San Cristóbal, Conde Valdemar, Contador, Contino, Corral ?
Cortijo los Aguilares, Covila, Coviñas, Cruz de Alba, Cuatro Rayas, Cune, CVNE, David Moreno
Dehesa de los Canónigos, Delgado Zuleta, De Muller
Descendientes de J. Palacios, Diez-Caballero, Dinastía Vivanco, Domecq, Dominio de Berzal
Dominio del Águila, Dominio de Pingus, Dominio de Tares, Dominio dos Tares
Edetària, Edra, Eguren Ugarte, El Coto, El Coto de Rioja, El Grifo, El Nido, Emilio Lustau
Emilio Moro, Emilio Rojo, Empordàlia, Enate, Enrique Mendoza, Equipo Navazos, Espelt
Estancia Piedra, Eulogio Pomares, Familia Torres, Faustino, Faustino Martínez, Federico Paternina
Fefiñanes, Félix Callejo, Felix Solis, Fernández de Piérola, Fernando de Castilla, Ferrer Bobet
Ferret, Fillaboa, Finca Allende, Finca Antigua, Finca Sandoval, Finca Valpiedra
Finca Villacreces, Freixa Rigau, Freixenet, Frutos Villar, F. Schatz, Fuentespina, Gandía, Garvey
Gil Family Estates, Godeval, Gómez Cruzado, González Byass, Gramona, Granbazán, Gran Clos
Grandes Vinos, Gratavinum, Guelbenzu, Guitián, Gutiérrez Colosía, Gutiérrez de la Vega, Habla ?
Hacienda López de Haro, Hacienda Monasterio, Hacienda Zorita, Harveys, Heredad Ugarte
Heretat Mas Tinell, Hermanos Pérez Pascuas, Hermanos Sastre, Hidalgo, Hidalgo-La Gitana
Hijos de Alberto Gutiérrez, Honoro Vera, Ignacio Marín, Inurrieta, Irache, Izadi, Izaro
Jané Santacana, Jané Ventura, Jaume Serra, Javier Ochoa, Javier Sanz, Jean Leon, Jiménez-Landi
Joan d'Anguera, Jorge Ordóñez, José L. Ferrer, José Pariente, Josep Maria Raventós i Blanc
Juan Gil, Julián Chivite, Juvé & Camps, Juvé y Camps, Lalanne, La Legua, Lar de Paula
La Rioja Alta, Laus, La Val, Laxas, Legaris, Lezaun, Llagares, Llopart, L'Olivera, López Cristóbal
López de Heredia, Losada, Luberri, Luis Alegre, Luis Cañas, Luna Beberide, Lustau, Luzón, Macán
Macià Batle, Marco Abella, Marco Real, Mar de Frades, Maria Rigol Ordi, Marqués de Arienzo
Marqués de Cáceres, Marqués de Griñón, Marqués de la Concordia, Marqués de Monistrol
Marqués de Murrieta, Marqués de Riscal, Marqués de Vargas, Marqués de Vitoria, Marqués de Vizhoja
Marrugat, Martín Códax, Martínez Bujanda, Mas Alta, Mas Candí, Mas d'en Gil, Mas Doix
Masía Puigmoltó, Mas Igneus, Mas Martinet, Mas Sinén, Matarromera, Matsu, Mauro, Maurodos, Mengoba
Mesta, Mestres, Miguel Merino, Miguel Torres, Monasterio de las Viñas, Montecastro, Montecillo
Mont-Ferrant, Mont Marçal, Montsarra, Muga, Muriel, Murviedro, Mustiguillo, Nadal, Naia
Nekeas, Numanthia, Numanthia-Termes, Ochoa, Olivares, Ontañón, Orto Vins, Osborne, Ossian
Ostatu, Otto Bestué, Pago Aylés, Pago de Carraovejas, Pago de los Capellanes
Pago del Vicario, Pagos del Rey, Palacio de Bornos, Palacio de Fefiñanes
Palacios Remondo, Parxet, Pasanau, Paternina, Pazo de Barrantes, Pazo San Mauro, Pazo Señorans
Pedro Domecq, Peique, Perelada, Pere Ventura, Pérez Barquero, Pérez Pascuas, Pesquera, Petit Caus
Piedemonte, Pingus, Pinord, Pirineos, Pittacum, Portal del Priorat, Portia, Prado Rey
Príncipe Alfonso, Príncipe de Viana, Protos, Puelles, Quinta de Tarsus, Rafael Palacios
Raïmat, Ramírez de la Piscina, Ramón Bilbao, Raúl Pérez, Raventós i Blanc
Real Sitio de Ventosilla, Recaredo, Remelluri, Remírez de Ganuza, Rey Fernando de Castilla, Ribas
Rimarts, Riojanas, Rioja Vega, R. López de Heredia, Roda, Rodríguez Sanzo, Roger Goulart, Romate
Rotllan Torra, Rovellats, Royal Tokaji ?, San Alejandro, Sánchez Romate, Sandeman Jerez
Sangenís i Vaqué, San Román, Santiago Ruiz, San Valero, Scala Dei, Segura
Segura Viudas, Señorío de Arínzano, Señorío de San Vicente, Señorío de Sarría, Sierra Cantabria
Solar de Urbezo, Solar Viejo, Sommos, Son Bordils, Sotolongo, Sumarroca, Tábula, Tagonius, Tandem
Tarsus, Telmo, Telmo Rodríguez, Terra Remota, Terras Gauda, Terroir al Límit, Teso La Monja
Tionio, Tobelos, Tobía, Tomàs Cusiné, Torelló, Toro Albalá, Torre de Oña, Torre Galimany
Torremilanos, Torres ?, Torroja, Tradición, Traslanzas, Tridente, Txakoli Ameztoi, Txomin Etxaniz
Unzu, Valdelosfrailes, Valderiz, Valdesil, Valdespino, Val de Vid, Valdubón, Valduero, Valenciso
Vallformosa, Vall Llach, Valsacro, Valtravieso, Vega Real, Vega Sauco, Vega Sicilia
Venta Mazarrón, Venus La Universal, Vetus, Vicente Gandía, Vilarnau, Villacreces, Viña Izadi
Viña Mayor, Viña Nora, Viña Pedrosa, Viña Salceda, Viña Sastre, Viñas del Vero, Vinícola Navarra
Vinos Jeromín, Vins del Massís, Vinyes d'en Gabriel, Vionta, Virgen del Águila, Vivanco
Williams & Humbert, Ximénez-Spínola, Yllera, Ysios, Zárate, Zuazo Gastón

# PT Houses
Adega da Cartuxa, Adega de Borba, Adega de Cantanhede, Adega de Monção, Adega de Palmela
Adega de Pegões, Adega de Redondo, Adega Mayor, Adegas Moura, Adriano Ramos Pinto, Aliança, Alorna
Altas Quintas, Álvaro Castro, Alves de Sousa, Anselmo Mendes, António Madeira, Aveleda, Azamor
Bacalhôa, Barbeito, Barros, Barros Almeida, Blandy's, Boas Quintas, Borges ?, Buçaco, Burmester
Cabriz, Cálem, Campolargo, Carm, Cartuxa, Casa Américo, Casa Cadaval, Casa da Passarella
Casa de Santar, Casa de Sarmento, Casa Ermelinda Freitas, Casa Ferreirinha, Casal Branco
Casal da Coelheira, Casa Santos Lima, Caves Aliança, Caves da Montanha, Caves Dom Teodósio
Caves Messias, Caves Primavera, Caves São Domingos, Caves São João, Caves Vale do Rodo
Caves Velhas, C. da Silva, Chocapalha, Churchill's, Cockburn, Cockburn's, Coelheiros, Colinas
Companhia das Lezírias, Companhia Velha, Conde de Vimioso, Cortes de Cima, Crasto, Croft, Dalva
Dão Sul, Delaforce, DFJ Vinhos, Dirk Niepoort, D'Oliveira, Dona Maria, Dow's, Duorum
Encosta da Vinha, Encostas do Alqueva, Enoport, Ermelinda Freitas, Esporão, Eugénio de Almeida
Falua, Ferreira, Ferreirinha, Filipa Pato, Fiuza, Fonseca, Fonseca Guimaraens
Fundação Eugénio de Almeida, Global Wines, Gloria Reynolds, Goanvi, Gould Campbell, Graham's
Gran Cruz, Grous, Henriques & Henriques, Herdade da Malhadinha, Herdade das Servas
Herdade do Esporão, Herdade do Mouchão, Herdade do Peso, Herdade do Rocim, Herdade dos Grous
Herdade São Miguel, Hutcheson, Ideal Drinks, Infantado, J.M. da Fonseca, João Pato, João Pires
João Portugal Ramos, José Maria da Fonseca, J. Portugal Ramos, Júlio Bastos, Justino's
Justino's Madeira, Kompassus, Kopke, Krohn, Lagoalva, Lavradores de Feitoria, Leacock's
Lemos & Van Zeller, Luís Pato, Lusovini, Madeira Wine Company, Magnum Carlos Lucas, Malhadinha
Manoel D. Poças, Mateus, Messias, Monte da Ravasqueira, Monte do Pintor, Morgadio da Calçada
Morgado de Silgueiros, Mouchão, Murças, Niepoort, Noval, Offley, Pato, Paulo Laureano
Pedra Cancela, Pegões, Pellada, Pereira d'Oliveira, Pinhal da Torre, Plansel, Poças, Poeira
Porto Cruz, Quarles Harris, Quevedo, Quinta da Alorna, Quinta da Aveleda, Quinta da Bacalhôa
Quinta da Gaivosa, Quinta da Lagoalva, Quinta da Leda, Quinta da Lixa, Quinta da Pellada
Quinta da Plansel, Quinta da Romaneira, Quinta das Bágeiras, Quinta de Azevedo, Quinta de Cabriz
Quinta de Chocapalha, Quinta de Covela, Quinta de la Rosa, Quinta de Pancas, Quinta de Roriz
Quinta de Saes, Quinta de Ventozelo, Quinta do Ameal, Quinta do Cardo, Quinta do Carmo
Quinta do Casal Branco, Quinta do Côtto, Quinta do Crasto, Quinta do Encontro, Quinta do Infantado
Quinta do Mondego, Quinta do Monte d'Oiro, Quinta do Noval, Quinta do Poeira, Quinta do Portal
Quinta dos Carvalhais, Quinta do Soalheiro, Quinta dos Roques, Quinta do Vale Meão
Quinta do Vallado, Quinta do Vesuvio, Quinta do Zimbro, Quinta Nova, Quinta Vale Dona Maria
Ramos Pinto, Ravasqueira, Real Companhia Velha, Regateiro, Reynolds, Rocim, Romaneira, Roquevale
Roriz, Rozès, Rui Reguinga, Sandeman, Santar, Santos Lima, São Domingos, São Pedro
Sidónio de Sousa, Smith Woodhouse, Soalheiro, Sogevinus, Sogrape, Sovibor, Susana Esteban
Symington, Tapada de Coelheiros, Tapada do Chaves, Taylor Fladgate, Taylor's, Taylors Port
Tiago Cabaço, UDACA, Vale Meão, Vallado, Vallegre, Van Zellers, Vasques de Carvalho, Ventozelo
Vidigal, Vieira de Sousa, Vinha das Lebres, Vinhos Verdes Borges, Vista Alegre
Warre's, Wiese & Krohn, Wine & Soul, W. & J. Graham's
`;
