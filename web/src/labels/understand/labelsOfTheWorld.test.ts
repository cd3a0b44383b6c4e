import { expect, test } from "vitest";
import { LABEL_FIELDS, type LabelFields } from "./fields/LabelFields.ts";
import { line, parse } from "./testLabels.ts";

/**
 * Labels in each country's style, with invented producers. Each label's first line has its rows
 * from the top, each with its letter height in hundredths of the photo's height. The second line
 * has the expected fields.
 */
const LABELS = `
# France
3 GRAND VIN DE BORDEAUX / 8 CHATEAU MUSTER / 5 SAINT-ESTEPHE / 2 APPELLATION SAINT-ESTEPHE CONTROLEE / 2 MIS EN BOUTEILLE AU CHATEAU
  producer: Château Muster; name: Château Muster Saint-Estèphe; type: Red Wine; country: France
7 GEVREY-CHAMBERTIN / 5 1ER CRU LES MUSTIERS / 6 DOMAINE PIERRE SAMPLE / 2 Mis en bouteille au domaine
  producer: Domaine Pierre Sample; name: Gevrey-Chambertin 1er Cru les Mustiers; type: Red Wine
4 CHAMPAGNE / 9 MUSTER-SAMPLE / 5 BRUT RESERVE / 2 REIMS FRANCE
  producer: Muster-Sample; type: Sparkling Wine; region: Champagne
8 MUSTER / 6 GEWURZTRAMINER / 4 VENDANGES TARDIVES / 2 APPELLATION ALSACE CONTROLEE
  producer: Muster; name: Muster Gewürztraminer Vendanges Tardives; type: Dessert Wine; region: Alsace
4 COTES DE PROVENCE / 7 CHATEAU MUSTER / 4 ROSE
  producer: Château Muster; type: Rosé Wine; country: France
7 BANYULS / 3 VIN DOUX NATUREL / 5 CAVE DU MUSTIER
  producer: Cave du Mustier; name: Banyuls; type: Fortified Wine
8 CHABLIS / 5 DOMAINE MUSTER / 2 PRODUCT OF FRANCE / 3 IMPORTED BY SAMPLE WINES LTD
  producer: Domaine Muster; name: Chablis; type: White Wine; country: France
8 CHINON / 4 VIEILLES VIGNES / 2 Mis en bouteille par le propriétaire récoltant / 2 Jean Muster à Cravant
  producer: Jean Muster; name: Chinon Vieilles Vignes; type: Red Wine
8 CHATEAU MUSTER / 5 CUVEE TRADITION / 5 MADIRAN / 3 ELEVE EN FUT DE CHENE
  producer: Château Muster; name: Château Muster Cuvée Tradition Madiran; type: Red Wine
# Italy
7 CASTELLO DI MUSTERI / 6 CHIANTI CLASSICO / 4 GRAN SELEZIONE / 2 DENOMINAZIONE DI ORIGINE CONTROLLATA E GARANTITA
  producer: Castello di Musteri; name: Castello di Musteri Chianti Classico Gran Selezione; type: Red Wine
8 BAROLO / 5 BRICCO MUSTERO / 2 Imbottigliato all'origine dal viticoltore / 2 Aldo Sampiero, Monforte, Italia
  producer: Aldo Sampiero; name: Barolo Bricco Mustero; type: Red Wine; country: Italy
8 VILLA MUSTERI / 6 PROSECCO / 4 EXTRA DRY / 3 VINO SPUMANTE
  producer: Villa Musteri; type: Sparkling Wine; region: Prosecco
3 AZIENDA AGRICOLA / 6 MUSTERI / 6 AMARONE DELLA VALPOLICELLA
  producer: Azienda Agricola Musteri; region: Amarone della Valpolicella; type: Red Wine
5 CANTINA SOCIALE DI MUSTERO / 8 LAMBRUSCO / 3 EMILIA / 3 VINO FRIZZANTE
  producer: Cantina Sociale di Mustero; type: Sparkling Wine; region: Emilia; country: Italy
6 MOSCATO D'ASTI / 5 F.LLI MUSTERI
  producer: Fratelli Musteri; region: Moscato d'Asti; country: Italy
5 PODERE MUSTERI / 9 IL SAMPIERO / 4 ROSSO / 4 TOSCANA / 2 INDICAZIONE GEOGRAFICA TIPICA
  producer: Podere Musteri; name: Il Sampiero Rosso Toscana; type: Red Wine; region: Toscana
# Spain
8 VIÑA MUESTRA / 5 RESERVA / 5 RIOJA / 4 BODEGAS PRUEBAS
  producer: Bodegas Pruebas; name: Viña Muestra Reserva Rioja; type: Red Wine; country: Spain
8 PAGO DE MUESTRAS / 5 CRIANZA / 4 RIBERA DEL DUERO / 2 Elaborado y embotellado por Bodegas Pruebas S.L.
  producer: Bodegas Pruebas; name: Pago de Muestras Crianza Ribera del Duero; type: Red Wine
9 MOSTRA / 4 CAVA / 5 BRUT NATURE / 2 Elaborat i embotellat per Caves Mostra
  producer: Mostra; type: Sparkling Wine; region: Cava; country: Spain
8 MUESTRA / 6 FINO / 3 JEREZ-XERES-SHERRY
  producer: Muestra; name: Muestra Fino Jerez-Xérès-Sherry; type: Fortified Wine; country: Spain
5 BODEGAS MUESTRA / 8 PEDRO XIMENEZ
  producer: Bodegas Muestra; name: Pedro Ximénez; type: Fortified Wine
# Portugal
8 QUINTA DA MOSTRA / 5 LOUREIRO / 4 VINHO VERDE / 2 DENOMINACAO DE ORIGEM CONTROLADA
  producer: Quinta da Mostra; name: Loureiro; type: White Wine; country: Portugal
8 VALE DA MOSTRA / 4 TINTO / 4 ALENTEJO / 2 Engarrafado por Adega Exemplar Lda
  producer: Adega Exemplar; name: Vale da Mostra Tinto Alentejo; type: Red Wine
8 MUSTER'S / 5 10 YEARS OLD / 6 TAWNY PORTO
  producer: Muster's; type: Fortified Wine; country: Portugal
# Germany, Austria, Switzerland
3 WEINGUT / 7 HANS MUSTER / 5 RIESLING SPATLESE TROCKEN / 4 MOSEL / 2 GUTSABFULLUNG
  producer: Weingut Hans Muster; name: Riesling Spätlese Trocken; type: White Wine; country: Germany
6 WEINGUT MUSTER / 6 RIESLING AUSLESE / 4 RHEINGAU
  producer: Weingut Muster; name: Riesling Auslese; type: Dessert Wine; region: Rheingau
4 WINZERGENOSSENSCHAFT MUSTERBERG / 6 SPATBURGUNDER WEISSHERBST / 4 BADEN
  producer: Winzergenossenschaft Musterberg; type: Rosé Wine; region: Baden
8 MUSTER / 6 RIESLING / 3 KLASSISCHE FLASCHENGARUNG / 3 EXTRA TROCKEN
  producer: Muster; type: Sparkling Wine
8 MUSTER / 6 GRUNER VELTLINER / 4 RIED SAMPLEBERG / 4 KAMPTAL DAC
  producer: Muster; name: Grüner Veltliner Ried Sampleberg; type: White Wine; country: Austria
8 FENDANT / 4 VALAIS / 5 CAVE DU MUSTIER
  producer: Cave du Mustier; name: Fendant; type: White Wine; country: Switzerland
# The east and south-east of Europe
5 MUSTER PINCESZET / 7 EGRI BIKAVER
  producer: Muster Pincészet; name: Egri Bikavér; type: Red Wine; country: Hungary
6 MUSTER / 7 TOKAJI ASZU / 4 5 PUTTONYOS / 3 TOKAJ
  producer: Muster; type: Dessert Wine; country: Hungary
7 KTIMA MUSTERAS / 5 NAOUSSA / 2 DRY RED WINE
  producer: Ktima Musteras; name: Ktima Musteras Naoussa; type: Red Wine; country: Greece
5 VINARIJA MUSTERIC / 8 GRASEVINA / 2 VRHUNSKO VINO
  producer: Vinarija Musteric; name: Graševina; type: White Wine; country: Croatia
5 VINARSTVI MUSTER / 6 VELTLINSKE ZELENE / 4 POZDNI SBER / 3 MORAVA
  producer: Vinařství Muster; type: White Wine; country: Czech Republic
6 CRAMA MUSTER / 6 FETEASCA NEAGRA / 3 DEALU MARE
  producer: Crama Muster; name: Fetească Neagră; type: Red Wine; country: Romania
5 MUSTERIANI WINERY / 8 SAPERAVI / 4 QVEVRI / 3 DRY RED WINE
  producer: Musteriani Winery; type: Red Wine; country: Georgia
# The Americas
8 VIÑA MUESTRA / 4 GRAN RESERVA / 5 CARMENERE / 3 VALLE DE COLCHAGUA
  producer: Viña Muestra; name: Gran Reserva Carmenère; type: Red Wine; country: Chile
9 PRIMATA / 5 MALBEC / 3 MENDOZA / 2 Elaborado y envasado por Bodega Muestra S.A.
  producer: Bodega Muestra; name: Primata Malbec; type: Red Wine; country: Argentina
7 MUSTER / 3 FAMILY VINEYARDS / 4 OLD VINES / 5 CHARDONNAY / 3 SONOMA COAST
  producer: Muster Family Vineyards; name: Old Vines Chardonnay; type: White Wine; country: United States
8 MUSTER CREEK / 4 RED BLEND / 3 CALIFORNIA / 2 VINTED & BOTTLED BY SAMPLE CELLARS
  producer: Sample Cellars; name: Muster Creek Red Blend; type: Red Wine
6 MUSTER ESTATES / 6 VIDAL ICEWINE / 3 NIAGARA PENINSULA VQA
  producer: Muster Estates; type: Dessert Wine; country: Canada
5 VINICOLA MOSTRA / 6 ESPUMANTE MOSCATEL / 3 SERRA GAUCHA
  producer: Vinícola Mostra; type: Sparkling Wine; country: Brazil
# Australia, New Zealand, South Africa and others
7 MUSTER ESTATE / 6 THE SAMPLE / 4 SHIRAZ / 3 BAROSSA VALLEY
  producer: Muster Estate; name: The Sample Shiraz; type: Red Wine; country: Australia
8 MUSTER BAY / 5 SAUVIGNON BLANC / 4 MARLBOROUGH / 2 WINE OF NEW ZEALAND / 3 IMPORTED BY / 3 SAMPLE BRANDS INC
  producer: Muster Bay; name: Muster Bay Sauvignon Blanc; type: White Wine; country: New Zealand
8 MUSTERHOF / 4 PINOT NOIR CHARDONNAY / 3 CAP CLASSIQUE
  producer: Musterhof; type: Sparkling Wine
8 CHATEAU MUSTER / 4 RED / 4 BEKAA VALLEY
  producer: Château Muster; type: Red Wine; country: Lebanon
5 MUSTER BAGLARI / 7 OKUZGOZU / 3 KIRMIZI SARAP
  producer: Muster Bağları; name: Öküzgözü; type: Red Wine; country: Turkey
`;

test.each(labelsIn(LABELS))("the fields of a label are read: $label", ({ label, fields }) => {
  const rows = label.split(" / ");
  const reading = parse(
    rows.map((row, at) => {
      const [height = "", ...words] = row.split(" ");
      const y = 0.15 + (0.75 * at) / rows.length;
      return line(words.join(" "), { y, height: Number(height) / 100 });
    }),
  );
  expect(valuesOf(reading)).toMatchObject(fields);
});

function labelsIn(text: string) {
  const lines = text.split("\n").filter((written) => /^[^#]/.test(written));
  return lines.flatMap((label, at) => {
    if (label.startsWith(" ")) return [];
    const fields = (lines[at + 1] ?? "").split(";").map((field) => field.trim().split(": "));
    return [{ label, fields: Object.fromEntries(fields) as Record<string, string> }];
  });
}

function valuesOf(reading: LabelFields) {
  return Object.fromEntries(LABEL_FIELDS.map((field) => [field, reading[field]?.value]));
}
