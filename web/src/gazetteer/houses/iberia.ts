/** Houses of Spain and Portugal; the notation is told in parseHouses.ts. */
export const HOUSES_OF_IBERIA = `
# ES Houses
4 Kilos, Aalto, Abadía Retuerta, Abeica, Abel Mendoza, A Coroa, Acústic, Agustí Torelló
Agustí Torelló Mata, Albet i Noya, Alejandro Fernández, Alfredo Arribas, Allende, Alonso del Yerro
Alta Alella, Altanza, Altavins, Alto Moncayo, Altún, Álvaro Palacios, Alvear, Amézola de la Mora
Ameztoi, Anayón, Anecoop, Ànima Negra, Anna Espelt, Aroa, Artadi, Artazu, Artuke, Arzuaga
Arzuaga Navarro, As Laxas, Astrales, A Tapada, Atteca, Avanthia, Azpilicueta, Baigorri, Barbadillo
Bàrbara Forés, Barón de Ley, Belondrade, Belondrade y Lurton, Benjamín Romeo, Berberana, Beronia
Berroja, Bilbaínas, Bodegas Atalaya, Bodegas Bilbaínas, Bodegas Castaño, Bodegas Fontana
Bodegas LAN, Bodegas Montecillo, Bodegas Muga, Bodegas Muriel, Bodegas Nekeas, Bodegas Palacio
Bodegas Riojanas, Bodegas Roda, Bodegas Tradición, Bodegas Volver, Bodegas Ysios, Borsao, Breca
Bretón, Buil & Giné, Burgo Viejo, Cachazo, Callejo, Campillo, Campos Reales, Campo Viejo, Cañas
Capafons-Ossó, Capçanes, Carchelo, Care ?, Carlos Serres, Carmelo Rodero, Carraovejas
Casa Castillo, Casa de Illana, Casa de la Ermita, Casa Gualda, Casar de Burbia, Casa Rojo, Castaño
Castellblanch, Castell d'Encús, Castillo de Jumilla, Castillo de Perelada, Castillo de Sajazarra
Castillo Monjardín, Castillo Perelada, Castro Ventosa, Celler de Capçanes, Celler Piñol
Cellers de Scala Dei, Chivite, Cillar de Silos, Cims de Porrera, Clos de l'Obac, Clos Erasmus
Clos Figueras, Clos i Terrasses, Clos Mogador, Codorníu, Comando G, Condado de Haza
Conde de Caralt, Conde de San Cristóbal, Conde Valdemar, Contador, Contino, Corral ?
Cortijo los Aguilares, Covila, Coviñas, Cruz de Alba, Cuatro Rayas, Cune, CVNE, David Moreno
Dehesa de los Canónigos, Delgado Zuleta, De Muller, Descendientes de J. Palacios, Diez-Caballero
Dinastía Vivanco, Domecq, Dominio de Berzal, Dominio del Águila, Dominio de Pingus
Dominio de Tares, Dominio dos Tares, Edetària, Edra, Eguren Ugarte, El Coto, El Coto de Rioja
El Grifo, El Nido, Emilio Lustau, Emilio Moro, Emilio Rojo, Empordàlia, Enate, Enrique Mendoza
Equipo Navazos, Espelt, Estancia Piedra, Eulogio Pomares, Familia Torres, Faustino
Faustino Martínez, Federico Paternina, Fefiñanes, Félix Callejo, Felix Solis, Fernández de Piérola
Fernando de Castilla, Ferrer Bobet, Ferret, Fillaboa, Finca Allende, Finca Antigua, Finca Sandoval
Finca Valpiedra, Finca Villacreces, Freixa Rigau, Freixenet, Frutos Villar, F. Schatz, Fuentespina
Gandía, Garvey, Gil Family Estates, Godeval, Gómez Cruzado, González Byass, Gramona, Granbazán
Gran Clos, Grandes Vinos, Gratavinum, Guelbenzu, Guitián, Gutiérrez Colosía, Gutiérrez de la Vega
Habla ?, Hacienda López de Haro, Hacienda Monasterio, Hacienda Zorita, Harveys, Heredad Ugarte
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
Mont-Ferrant, Mont Marçal, Montsarra, Muga, Muriel, Murviedro, Mustiguillo, Nadal, Naia, Nekeas
Numanthia, Numanthia-Termes, Ochoa, Olivares, Ontañón, Orto Vins, Osborne, Ossian, Ostatu
Otto Bestué, Pago Aylés, Pago de Carraovejas, Pago de los Capellanes, Pago del Vicario
Pagos del Rey, Palacio de Bornos, Palacio de Fefiñanes, Palacios Remondo, Parxet, Pasanau
Paternina, Pazo de Barrantes, Pazo San Mauro, Pazo Señorans, Pedro Domecq, Peique, Perelada
Pere Ventura, Pérez Barquero, Pérez Pascuas, Pesquera, Petit Caus, Piedemonte, Pingus, Pinord
Pirineos, Pittacum, Portal del Priorat, Portia, Prado Rey, Príncipe Alfonso, Príncipe de Viana
Protos, Puelles, Quinta de Tarsus, Rafael Palacios, Raïmat, Ramírez de la Piscina, Ramón Bilbao
Raúl Pérez, Raventós i Blanc, Real Sitio de Ventosilla, Recaredo, Remelluri, Remírez de Ganuza
Rey Fernando de Castilla, Ribas, Rimarts, Riojanas, Rioja Vega, R. López de Heredia, Roda
Rodríguez Sanzo, Roger Goulart, Romate, Rotllan Torra, Rovellats, Royal Tokaji ?, San Alejandro
Sánchez Romate, Sandeman Jerez, Sangenís i Vaqué, San Román, Santiago Ruiz, San Valero, Scala Dei
Segura, Segura Viudas, Señorío de Arínzano, Señorío de San Vicente, Señorío de Sarría
Sierra Cantabria, Solar de Urbezo, Solar Viejo, Sommos, Son Bordils, Sotolongo, Sumarroca, Tábula
Tagonius, Tandem, Tarsus, Telmo, Telmo Rodríguez, Terra Remota, Terras Gauda, Terroir al Límit
Teso La Monja, Tionio, Tobelos, Tobía, Tomàs Cusiné, Torelló, Toro Albalá, Torre de Oña
Torre Galimany, Torremilanos, Torres ?, Torroja, Tradición, Traslanzas, Tridente, Txakoli Ameztoi
Txomin Etxaniz, Unzu, Valdelosfrailes, Valderiz, Valdesil, Valdespino, Val de Vid, Valdubón
Valduero, Valenciso, Vallformosa, Vall Llach, Valsacro, Valtravieso, Vega Real, Vega Sauco
Vega Sicilia, Venta Mazarrón, Venus La Universal, Vetus, Vicente Gandía, Vilarnau, Villacreces
Viña Izadi, Viña Mayor, Viña Nora, Viña Pedrosa, Viña Salceda, Viña Sastre, Viñas del Vero
Vinícola Navarra, Vinos Jeromín, Vins del Massís, Vinyes d'en Gabriel, Vionta, Virgen del Águila
Vivanco, Williams & Humbert, Ximénez-Spínola, Yllera, Ysios, Zárate, Zuazo Gastón

# PT Houses
A. A. Ferreira, Adega da Cartuxa, Adega de Borba, Adega de Cantanhede, Adega de Monção
Adega de Palmela, Adega de Pegões, Adega de Redondo, Adega Mayor, Adegas Moura
Adriano Ramos Pinto, Alambre, Alexandre Relvas, Aliança, Almeida Garrett, Alorna, Altas Quintas
Álvaro Castro, Álvaro Martinho, Alves de Sousa, Amoreira da Torre, Anselmo Mendes
António Maçanita, António Madeira, Aphros, Arrepiado Velho, Aveleda, Azamor, Azores Wine Company
Bacalhôa, Bafarela, Barão de Vilar, Barbeito, Barros, Barros Almeida, Beira Serra, Blandy's
Boas Quintas, Borges ?, Buçaco, Burmester, Cabriz, Cálem, Caminhos Cruzados, Campolargo
Campos da Silva Olivares, Carm, Cartuxa, Casa Américo, Casa Cadaval, Casa da Passarella
Casa de Santar, Casa de Sarmento, Casa Ermelinda Freitas, Casa Ferreirinha, Casal Branco
Casal da Coelheira, Casal de Valle Pradinhos, Casal de Ventozela, Casal Mor, Casal Santa Maria
Casal Sta. Maria, Casa Santos Lima, Caves Aliança, Caves da Montanha, Caves Dom Teodósio
Caves Messias, Caves Primavera, Caves São Domingos, Caves São João, Caves Vale do Rodo
Caves Velhas, C. da Silva, Chocapalha, Chryseia, Churchill Graham, Churchill's, Cockburn
Cockburn's, Cockburn Smithes, Coelheiros, Colinas, Companhia das Lezírias, Companhia Velha
Comporta, Conceito, Conde de Vimioso, Cortem, Cortes de Cima, Costa Boal, Covela, Crasto, Croft
Dalva, Dão Sul, Defesa de Esporão, Delaforce, DFJ Vinhos, Dirk Niepoort, D'Oliveira, Dona Berta
Dona Maria, Dona Matilde, Dona Paterna, Dos Lusíadas, Dow's, Duas Pedras, Duorum
Encosta da Quinta, Encosta da Vinha, Encosta do Sobral, Encostas de Estremoz, Encostas do Alqueva
Enoport, Ermelinda Freitas, Ervideira, Espaço Rural, Esporão, Eugénio de Almeida, Fafide, Falorca
Falua, Ferreira, Ferreirinha, Filipa Pato, Fita Preta, Fiuza, Fonseca, Fonseca Guimaraens
Fonte Mouro, Foral de Cantanhede, Frei João, Fundação Abel de Lacerda, Fundação Eugénio de Almeida
Galodoro, Global Wines, Gloria Reynolds, Goanvi, Gould Campbell, Graham's, Gran Cruz, Grande Vale
Grão Vasco, Grous, Henriques & Henriques, Herdade da Malhadinha, Herdade das Servas
Herdade do Esporão, Herdade do Mouchão, Herdade do Peso, Herdade do Rocim, Herdade dos Grous
Herdade São Miguel, H.M. Borges, Horácio Simões, Hugo Mendes, Hutcheson, Ideal Drinks, Infantado
J.M. da Fonseca, João Cabral Almeida, João Clara, João Pato, João Pires, João Portugal Ramos
João Tavares de Pina, Joaquim Arnaud, Jorge Moreira, Jorge Rosa Santos, José de Sousa
José Maria da Fonseca, José Preto, J. Portugal Ramos, Julia Kemper, Julian Reynolds, Júlio Bastos
Justino's, Justino's Madeira, Kompassus, Kopke, Krohn, Lagoalva, Lavradores de Feitoria, Leacock's
Lemos & Van Zeller, Lima Mayer, Lobo de Vasconcellos, Lopes Cancela, Lua Cheia
Lua Cheia em Vinhas Velhas, Luís Pato, Luis Seabra, Luis Soares Duarte, Lusovini
Madeira Wine Company, Madre de Água, Magnum Carlos Lucas, Malhadinha, Manoel D. Poças
Manuel Costa, Márcio Lopes, Margaça, Maria Teresa Laureano, Mário Sérgio, Maritávora
Marquês de Borba, Marques de Marialva, Marqués dos Vales, Mateus, Messias, Mingorra, Monte Branco
Monte Cascas, Monte da Bica, Monte da Cal, Monte da Capela, Monte da Peceguina, Monte da Penha
Monte da Ravasqueira, Monte do Álamo, Monte d'Oiro, Monte do Pintor, Monte dos Perdigões
Monte do Zambujeiro, Monte Novo e Figueirinha, Monte São Sebastião, Morgadio da Calçada
Morgado de Silgueiros, Morgado do Quintão, Morgado Sta. Catherina, Mouchão, Mouchão Tonel, Murças
Murganheira, Niepoort, Niepoort Vinhos, Noval, Offley, Pacheca, Paço do Conde, Palácio da Bacalhôa
Palato do Côa, Parceiros na Criação, Passadouro, Pato, Paulo Coutinho, Paulo Laureano, Pedra Basta
Pedra Cancela, Pegões, Pellada, Pereira d'Oliveira, Perescuma, Pinhal da Torre, Pintas, Plansel
Poças, Poças Júnior, Poeira, Ponte da Barca, Ponte de Lima, Pormenor, Porrais, Portal da Calçada
Porto Cruz, Prats & Symington, Provam, Quanta Terra, Quarles Harris, Quatro Âncoras, Quevedo
Quinta da Alorna, Quinta da Aveleda, Quinta da Bacalhôa, Quinta da Gaivosa, Quinta da Lagoalva
Quinta da Leda, Quinta da Lixa, Quinta da Pellada, Quinta da Plansel, Quinta da Romaneira
Quinta das Bágeiras, Quinta de Azevedo, Quinta de Cabriz, Quinta de Chocapalha, Quinta de Covela
Quinta de la Rosa, Quinta de Pancas, Quinta de Roriz, Quinta de Saes, Quinta de Ventozelo
Quinta do Ameal, Quinta do Cardo, Quinta do Carmo, Quinta do Casal Branco, Quinta do Côtto
Quinta do Crasto, Quinta do Encontro, Quinta do Infantado, Quinta do Mondego
Quinta do Monte d'Oiro, Quinta do Noval, Quinta do Poeira, Quinta do Portal, Quinta dos Carvalhais
Quinta do Soalheiro, Quinta dos Roques, Quinta do Vale Meão, Quinta do Vallado, Quinta do Vesuvio
Quinta do Zimbro, Quinta Nova, Quinta Vale Dona Maria, Ramos Pinto, Raposeira, Ravasqueira
Real Companhia Velha, Rebelo & Afonso, Regateiro, Reynolds, Ribafreixo, Ribeira d'Ulme, Rocim
Romaneira, Roquevale, Roriz, Rozès, Rui Reguinga, Sandeman, Sanguinhal, Santar, Santa Vitória
Santos Lima, São Domingos, São João da Pesqueira, São Pedro, Sarmentinho, Seacampo, Serradayres
Serros da Mina, Sidónio de Sousa, S. Leonardo, Smith Woodhouse, Soalheiro, Sobroso, Sogevinus
Sogrape, Solar das Bouças, Solar dos Lobos, Sovibor, Susana Esteban, Symington
Symington Family Estates, Tapada da Fonte, Tapada de Coelheiros, Tapada do Chaves, Taylor Fladgate
Taylor's, Taylors Port, Tecedeiras, Terra d'Alter, Terras da Aldeia, Terras de Alter, Terrenus
Tiago Cabaço, Torre de Palma, Torre do Frade, UDACA, Valdoeiro, Vale da Capucha, Vale d'Algares
Vale da Mata, Vale da Raposa, Vale de Joana, Vale Glaciar, Vale Meão, Vallado, Vallegre
Valle Pradinhos, Van Zellers, Vasques de Carvalho, Ventozelo, Vértice, Vicente Faria, Vicentino
Vidigal, Vieira de Sousa, Vila Santa, Villa Oliveira, Vinha das Lebres, Vinha Paz, Vinhos Barbeito
Vinhos Justino Henriques, Vinhos Verdes Borges, Vinilourenço, Vinisilva, Vista Alegre, Warre's
Wiese & Krohn, Wine & Soul, W. & J. Graham's, Zambujeiro
`;
