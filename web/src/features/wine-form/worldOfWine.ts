import type { SuggestedField } from "../../rules/cellar/suggest.ts";

const lines = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** Grapes, countries, regions and houses that many cellars hold, to suggest while one types. */
export const WORLD_OF_WINE: Readonly<Record<SuggestedField, readonly string[]>> = {
  varietal: lines(`
    Cabernet Sauvignon
    Merlot
    Pinot Noir
    Syrah
    Shiraz
    Grenache
    Cabernet Franc
    Malbec
    Sangiovese
    Nebbiolo
    Barbera
    Tempranillo
    Garnacha
    Mourvèdre
    Carignan
    Cinsault
    Gamay
    Zinfandel
    Primitivo
    Carménère
    Petit Verdot
    Petite Sirah
    Tannat
    Pinotage
    Montepulciano
    Aglianico
    Nero d'Avola
    Nerello Mascalese
    Corvina
    Dolcetto
    Touriga Nacional
    Blaufränkisch
    Zweigelt
    Spätburgunder
    Trollinger
    Xinomavro
    Saperavi
    Chardonnay
    Sauvignon Blanc
    Riesling
    Chenin Blanc
    Sémillon
    Viognier
    Marsanne
    Roussanne
    Pinot Gris
    Pinot Grigio
    Pinot Blanc
    Gewürztraminer
    Grüner Veltliner
    Silvaner
    Albariño
    Verdejo
    Godello
    Vermentino
    Garganega
    Fiano
    Greco
    Cortese
    Arneis
    Glera
    Macabeo
    Assyrtiko
    Furmint
    Muscat
    Moscato Bianco
    Torrontés
    Melon de Bourgogne
    Aligoté
    Savagnin
    Chasselas
    Pedro Ximénez
    Palomino
    Malvasia
    Verdelho
    Bordeaux Blend
    Champagne Blend
    Rhône Blend
    Port Blend
  `),
  country: lines(`
    France
    Italy
    Spain
    Germany
    Portugal
    Austria
    Switzerland
    Greece
    Hungary
    Slovenia
    Croatia
    Romania
    Bulgaria
    Georgia
    Moldova
    Lebanon
    Israel
    Türkiye
    England
    United States
    Canada
    Mexico
    Argentina
    Chile
    Uruguay
    Brazil
    South Africa
    Australia
    New Zealand
    China
    Japan
  `),
  region: lines(`
    Bordeaux
    Burgundy
    Champagne
    Rhône Valley
    Loire Valley
    Alsace
    Provence
    Languedoc
    Beaujolais
    Jura
    Savoie
    Médoc
    Pauillac
    Margaux
    Saint-Julien
    Saint-Estèphe
    Pessac-Léognan
    Saint-Émilion
    Pomerol
    Sauternes
    Chablis
    Côte de Nuits
    Côte de Beaune
    Châteauneuf-du-Pape
    Hermitage
    Côte-Rôtie
    Sancerre
    Chinon
    Vouvray
    Bandol
    Piedmont
    Barolo
    Barbaresco
    Tuscany
    Chianti Classico
    Brunello di Montalcino
    Bolgheri
    Veneto
    Valpolicella
    Prosecco
    Alto Adige
    Friuli
    Sicily
    Etna
    Sardinia
    Campania
    Puglia
    Abruzzo
    Rioja
    Ribera del Duero
    Priorat
    Penedès
    Rías Baixas
    Rueda
    Jerez
    Douro
    Dão
    Alentejo
    Vinho Verde
    Madeira
    Mosel
    Rheingau
    Rheinhessen
    Nahe
    Pfalz
    Baden
    Franken
    Württemberg
    Wachau
    Kamptal
    Burgenland
    Valais
    Vaud
    Tokaj
    Santorini
    Kakheti
    Bekaa Valley
    Sussex
    Kent
    Napa Valley
    Sonoma
    Paso Robles
    Santa Barbara
    Willamette Valley
    Columbia Valley
    Finger Lakes
    Okanagan Valley
    Niagara Peninsula
    Mendoza
    Salta
    Maipo Valley
    Colchagua Valley
    Casablanca Valley
    Stellenbosch
    Swartland
    Constantia
    Barossa Valley
    McLaren Vale
    Clare Valley
    Eden Valley
    Coonawarra
    Margaret River
    Yarra Valley
    Hunter Valley
    Tasmania
    Marlborough
    Central Otago
    Hawke's Bay
  `),
  producer: lines(`
    Château Margaux
    Château Lafite Rothschild
    Château Latour
    Château Mouton Rothschild
    Château Haut-Brion
    Château d'Yquem
    Château Lynch-Bages
    Château Musar
    Domaine de la Romanée-Conti
    Domaine Leflaive
    Joseph Drouhin
    Louis Jadot
    William Fèvre
    M. Chapoutier
    E. Guigal
    Paul Jaboulet Aîné
    Château de Beaucastel
    Domaine Tempier
    Domaine Huet
    Trimbach
    Zind-Humbrecht
    Krug
    Bollinger
    Louis Roederer
    Pol Roger
    Veuve Clicquot
    Gaja
    Giacomo Conterno
    Vietti
    Antinori
    Sassicaia
    Biondi-Santi
    Allegrini
    Planeta
    Vega Sicilia
    La Rioja Alta
    CVNE
    Marqués de Murrieta
    Torres
    Gramona
    Lustau
    Quinta do Noval
    Taylor's
    Graham's
    Blandy's
    Egon Müller
    Joh. Jos. Prüm
    Dr. Loosen
    Keller
    Robert Weil
    F.X. Pichler
    Weingut Knoll
    Bründlmayer
    Royal Tokaji
    Ridge Vineyards
    Opus One
    Robert Mondavi
    Catena Zapata
    Concha y Toro
    Kanonkop
    Klein Constantia
    Penfolds
    Henschke
    Cloudy Bay
    Felton Road
  `),
};
