/**
 * Black grapes that few labels name; the notation is told in parseGrapes.ts.
 */
export const RARER_BLACK_GRAPES = `
# VIVC
Krasnostop Zolotovsky, Krasnostop @RU
Tsimlyansky Black, Tsimlyansky Cherny @RU
Isabella, Isabel ?
Bordô, Ives ?
Black Spanish, Lenoir, Jacquez ?
Acolon ? @DE
Cabernet Dorsa
Cabernet Mitos @DE
Cabernet Jura @CH
Domina ? @DE
Dunkelfelder
Heroldrebe @DE
Pinotin
Satin Noir
Divico ? @CH
Carminoir @CH
Diolinoir @CH
Galotta @CH
Cornalin, Rouge du Pays
Bondola @CH
Ancellotta
Roesler @AT
Rathay ? @AT
Blauburger @AT
Alibernet
Dunaj ? @SK
André ? @CZ
Cabernet Moravia @CZ
Neronet @CZ
Csókaszőlő @HU
Turán ? @HU
Kékmedoc, Medoc Noir
Novac ? @RO
Negru de Drăgășani @RO
Busuioacă de Bohotin @RO
Early Melnik, Melnik 55, Ranna Melnishka Loza ? @BG
Babić ? @HR
Hrvatica @HR
Lasina ? @HR
Trnjak ?
Svrdlovina @HR
Blatina @BA
Stanušina @MK
Začinak @RS
Seduša ? @RS
Probus ? @RS
Žametovka, Žametna Črnina @SI
Vlachiko, Vlahiko @GR
Bekari ? @GR
Negoska @GR
Stavroto @GR
Krassato @GR
Mavroudi @GR
Avgoustiatis @GR
Vertzami @GR
Fokiano @GR
Romeiko @GR
Mavro Kalavritino @GR
Maratheftiko @CY
Yiannoudi, Giannoudi @CY
Aleksandrouli, Alexandrouli @GE
Mujuretuli @GE
Shavkapito @GE
Tavkveri @GE
Otskhanuri Sapere @GE
Chkhaveri @GE
Usakhelouri, Usakhelauri @GE
Dzvelshavi @GE
Asuretuli Shavi @GE
Karmrahyut @AM
Khndoghni, Sireni ? @AM
Haghtanak @AM
Madrasa, Matrassa @AZ
Çal Karası @TR
Karalahna @TR
Kuntra ? @TR
Adakarası @TR
Horozkarası @TR
Urla Karası @TR
Odesa Black, Odessa Black
Bastardo Magarach, Bastardo Magarachsky
Argaman @IL
Bittuni
Albarossa @IT
Pugnitello @IT
Foglia Tonda @IT
Abrusco @IT
Malvasia di Schierano @IT
Recantina @IT
Vermentino Nero @IT
Pollera Nera @IT
Ormeasco @IT
Abbuoto @IT
Greco Nero @IT
Guarnaccia @IT
Nocera ? @IT
Sciascinoso @IT
Tintore ? @IT
Camaiola @IT
Aglianicone @IT
Cagnulari @IT
Pascale ? @IT
Girò ? @IT
Caricagiola @IT
Corinto Nero @IT
Nieddera @IT
Lambrusco Viadanese @IT | s
Forgiarin @IT
Baboso Negro @ES
Vijariego Negro @ES
Albarín Negro @ES
Carrasquín @ES
Espadeiro
Pedral ? @ES
Loureiro Tinto, Loureira Tinta @ES
Caíño Longo @ES
Maturana Tinta @ES
Vidadillo @ES
Moravia Agria @ES
Moravia Dulce @ES
Escursac @ES
Gorgollassa @ES
Forcallat Tinta @ES
Arco ? @ES
Bonicaire @ES
Bruñal ? @ES
Negro Sauri @ES
Cornifesto @PT
Marufo, Mourisco Tinto ? @PT
Amaral ? @PT
Padeiro @PT
Rabo de Anho @PT
Tinta Grossa @PT
Camarate @PT
Aubun ?
Béclan ?
Calitor @FR
Carcajolo Nero
Minustellu @FR
Chatus ?
Dureza ? @FR
Jurançon Noir @FR
Manseng Noir @FR
Persan ?
Pineau d'Aunis, Chenin Noir @FR
Piquepoul Noir @FR
Prunelard @FR
Saint-Macaire @FR
Valdiguié, Napa Gamay
Genouillet @FR
Mérille @FR
Tressot @FR
Enfariné Noir @FR
Mornen Noir @FR
Artaban
Vidoc ?
Villard Noir
Couderc Noir
Egiodola
Arinarnoa
Caladoc
Ekigaïna
Steuben
De Chaunac
St. Croix
Noiret ? @US
Arandell @US
Petite Pearl
Crimson Pearl
Carmine ?
Centurion ?
Herbemont
Lucie Kuhlmann
Triomphe d'Alsace
Tarrango @AU
Cienna ? @AU
Muscat Bailey A @JP
Black Queen @JP
Yama Sauvignon @JP
Cabernet Gernischt @CN
Cabernet Pfeffer
`;
