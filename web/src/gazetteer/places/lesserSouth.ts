/** Lesser appellations and the country wines of Spain and Greece; see parsePlaces.ts. */
export const LESSER_SOUTH = `
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
Castilla | r w p
Tierra del Vino de Zamora | r w p
Valtiendas | r w p
Urueña | r w p
Bolandín | r w p
El Vicario | r w p
La Jaraba | r w p
Los Cerrillos | r w p
Rosalejo | r w p
Tharsys | r w p
Vallegarcía | r w p
Dehesa Peñalba | r w p
Altiplano de Sierra Nevada | r w p
Torreperogil | r w p
Villaviciosa de Córdoba | r w p
Los Palacios ? | r w p
Sierra Sur de Jaén | r w p
Contraviesa-Alpujarra | r w p
León ? | r w p
Vinos de Zaragoza | r w p
Jerez de la Frontera | f

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
Krania | r w p
Peloponnesos | r w p
Central Greece, Continental Greece | r w p
Western Macedonia | r w p
Ionian Islands | r w p
Corfu, Kerkyra ? | r w p
Lefkada | r w p
Chios ? | r w p
Ikaria ? | r w p
Syros ? | r w p
Tinos ? | r w p
Thapsana | r w p
Elassona | r w p
Karditsa | r w p
Magnissia | r w p
Nea Messimvria | r w p
Velvendo | r w p
Adriani | r w p
Handakas-Candia | r w p
Malvasia Paros | d
Monemvasia-Malvasia | d
Malvasia Sitia | d
Verdea Zakynthos | w
Retsina of Attica | w
`;
