/**
 * Countries that make wine: `CC | name | how labels write it, in any language`. A label's country
 * is given by its English name, as the product's forms have it.
 */
export const COUNTRIES = `
AL | Albania | Shqipëri
AM | Armenia
AR | Argentina | República Argentina, Industria Argentina
AT | Austria | Österreich, Autriche
AU | Australia | Australie, Australien
AZ | Azerbaijan
BA | Bosnia and Herzegovina | Bosna i Hercegovina
BE | Belgium | Belgique, België
BG | Bulgaria | Bulgarie, Bulgarien
BO | Bolivia
BR | Brazil | Brasil, Brasileiro, Indústria Brasileira
CA | Canada
CH | Switzerland | Schweiz, Suisse, Svizzera
CL | Chile | Chili
CN | China
CY | Cyprus
CZ | Czech Republic | Česká Republika, Czechia
DE | Germany | Deutschland, Allemagne, Germania, Alemania, Alemanha
DZ | Algeria | Algérie
ES | Spain | España, Espagne, Espanha, Spanien, Spagna, Spanje
FR | France | Francia, Frankreich, França, Frankrijk
GB | United Kingdom | England, Wales, Great Britain
GE | Georgia | Sakartvelo
GR | Greece | Hellas, Grèce, Griechenland, Grecia
HR | Croatia | Hrvatska, Croatie, Kroatien
HU | Hungary | Magyarország, Hongrie, Ungarn, Hungria
IL | Israel
IN | India
IT | Italy | Italia, Italie, Italien, Itália, Italië
JP | Japan
LB | Lebanon | Liban
LU | Luxembourg
MA | Morocco | Maroc
MD | Moldova | Republica Moldova
ME | Montenegro | Crna Gora
MK | North Macedonia
MT | Malta
MX | Mexico | Hecho en México
NL | Netherlands | Nederland
NZ | New Zealand | Aotearoa, Nouvelle-Zélande, Neuseeland
PE | Peru | Vino Peruano
PT | Portugal
RO | Romania | România, Roumanie, Rumänien
RS | Serbia | Srbija
RU | Russia
SI | Slovenia | Slovenija
SK | Slovakia | Slovensko
TH | Thailand
TN | Tunisia | Tunisie
TR | Turkey | Türkiye
UA | Ukraine
US | United States | USA, United States of America
UY | Uruguay
ZA | South Africa | Suid-Afrika, Afrique du Sud, Südafrika, Sudáfrica, África do Sul
`;
