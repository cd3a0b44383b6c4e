/**
 * White grapes that few labels name; the notation is told in parseGrapes.ts.
 */
export const RARER_WHITE_GRAPES = `
# VIVC
Sibirkovy, Sibirkoviy @RU
Johanniter
Helios ?
Merzling
Phoenix ?
Sirius ?
Calardis Blanc
Cabernet Blanc
Sauvignac
Sauvitage
Saphira
Schönburger
Würzer ?
Regner ?
Orion ?
Madeleine Angevine
Elbling, Weißer Elbling
Divona ?
Doral ? @CH
Charmont ? @CH
Completer @CH
Lafnetscha @CH
Himbertscha @CH
Pálava ? @CZ
Hibernal
Veritas ?
Děvín ?
Moravský Muškát, Muškát Moravský
Cserszegi Fűszeres @HU
Zenit ? @HU
Zengő ? @HU
Zefír ? @HU
Ezerjó ? @HU
Mézes Fehér @HU
Kövidinka @HU
Generosa @HU
Kunleány @HU
Budai Zöld @HU
Rózsakő @HU
Pintes ? @HU
Kabar ? @HU
Kövérszőlő @HU
Nektár ? @HU
Crâmpoșie, Crâmpoșie Selecționată @RO
Zghihară de Huși, Zghihară @RO
Francușă @RO
Mustoasă de Măderat @RO
Iordană @RO
Galbenă de Odobești @RO
Plăvaie @RO
Gergana ? @BG
Misket Cherven, Red Misket, Cherven Misket @BG
Vrachanski Misket @BG
Sandanski Misket @BG
Keratsuda @BG
Tamyanka, Tamjanika, Temjanika
Debit ? @HR
Grk ? @HR
Malvasija Dubrovačka, Malvazija Dubrovačka @HR
Kujundžuša @HR
Kraljevina
Cetinka @HR
Gegić ? @HR
Moslavac
Smederevka
Bagrina @RS
Neoplanta @RS
Župljanka @RS
Grašac ?
Pinela ? @SI
Klarnica @SI
Ranina ? @SI
Rumeni Plavec @SI
Vidiano @GR
Plyto ? @GR
Dafni ? @GR
Thrapsathiri @GR
Melissaki @GR
Muscat of Spina @GR
Potamisi @GR
Goustolidi @GR
Zakynthino @GR
Petroulianos @GR
Asproudes @GR
Promara @CY
Spourtiko @CY
Morokanella @CY
Tsitska @GE
Goruli Mtsvane @GE
Chitistvala @GE
Rachuli Tetra @GE
Voskehat, Kharji ? @AM
Kangun ? @AM
Bayan Shira @AZ
Sultaniye @TR
Yapıncak @TR
Vasilaki @TR
Kolorko @TR
Bornova Misketi @TR
Viorica ? @MD
Riton ? @MD
Floricica @MD
Telti-Kuruk @UA
Sukholymanskyi @UA
Kokur ?
Citronny Magarach
Merwah ? @LB
Obaideh, Obeidi ? @LB
Marawi, Hamdani ?
Dabouki
Emerald Riesling
Grapariol @IT
Boschera @IT
Lumassina, Buzzetto @IT
Verdello @IT
Canaiolo Bianco @IT
Ottonese ? @IT
Pecorello @IT
Biancolella @IT
Pepella @IT
Ginestra ? @IT
Ripoli ? @IT
Fenile ? @IT
Minutolo, Fiano Minutolo @IT
Marchione ? @IT
Maresco ? @IT
Impigno @IT
Minella Bianca, Minnella @IT
Damaschino @IT
Lucido ? @IT
Arvesiniadu @IT
Semidano @IT
Granazza @IT
Ucelut ? @IT
Sciaglin @IT
Spergola @IT
Montonico di Teramo @IT
Besgano Bianco @IT
Baratuciat @IT
Caprettone @IT
Roviello @IT
Gual ? @ES
Marmajuelo, Bermejuela @ES
Burrablanca @ES
Sabro ? @ES
Albarín Blanco, Albarín @ES
Ratiño ? @ES
Maturana Blanca @ES
Tempranillo Blanco @ES
Alcañón @ES
Giró Ros, Giró Blanc @ES
Quigat ? @ES
Sumoll Blanc @ES
Malvasia de Sitges @ES
Vinyater @ES
Garrido Fino @ES
Pardina ? @ES
Cayetana Blanca @ES
Beba ?
Perruno @ES
Doradilla @ES
Tortosí @ES
Planta Fina @ES
Puesta en Cruz @ES
Malvasia Rei @PT
Diagalves @PT
Manteúdo @PT
Perrum ? @PT
Fonte Cal @PT
Barcelo @PT
Uva Cão ? @PT
Folgasão @PT
Samarrinho @PT
Sercialinho @PT
Terrantez do Pico @PT
Caracol ? @PT
Cercial @PT
Biancu Gentile @FR
Codivarta @FR
Genovese ? @FR
Camaralet @FR
Knipperlé @FR
Klevener de Heiligenstein, Savagnin Rose @FR
Liliorila
Meslier Saint-François @FR
Molette @FR
Pascal Blanc @FR
Raffiat de Moncade @FR
Saint-Pierre Doré @FR
Verdanel @FR
Mauzac Rose @FR
Voltis ?
Floréal
Villard Blanc
Baco Blanc
Dutchess
Elvira ?
Diamond ?
Brianna ?
Prairie Star
St. Pepin
Valvin Muscat @US
Aromella @US
Itasca ?
Blanc du Bois @US
Scuppernong @US
Muscadine @US
L'Acadie Blanc, L'Acadie @CA
New York Muscat
Oraniensteiner
Sultana ?
Goethe ?
Lorena ? @BR
Peverella
Delaware ?
Ryzlink Buketový
Veltlínské Červené Rané
`;
