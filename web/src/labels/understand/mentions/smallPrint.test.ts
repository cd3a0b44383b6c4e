import { describe, expect, test } from "vitest";
import { line, parse, readingOf } from "../testLabels.ts";

/** Parses a label with these rows. Heights are in hundredths of the photo's height. */
function label(...rows: [height: number, text: string][]) {
  let y = 0.27;
  return parse(
    rows.map(([height, text]) => line(text, { y: (y += 0.013 * height), height: height / 100 })),
  );
}

describe("joined words", () => {
  test.each([
    ["Granreserva", "Gran Reserva"],
    ["GRANRESERVA", "Gran Reserva"],
    ["GranReserva", "Gran Reserva"],
  ])("the joined words %j are read as %j", (glued, apart) => {
    expect(readingOf("VINA MUESTRA", "RIOJA", glued).name?.value).toBe(
      `Viña Muestra Rioja ${apart}`,
    );
  });

  test.each([
    ["BLANCDEBLANCS", "Blanc de Blancs"],
    ["Blancdeblancs", "Blanc de Blancs"],
    ["PREMIERCRU", "Premier Cru"],
    ["Grandcru", "Grand Cru"],
    ["VIEILLESVIGNES", "Vieilles Vignes"],
  ])("the joined words %j are read as %j in the wine's name", (glued, apart) => {
    const { name } = readingOf("HENRI MUSTER", "CHABLIS", glued);
    expect(name?.value.toLowerCase()).toBe(`chablis ${apart.toLowerCase()}`);
  });

  test.each([
    ["QUINTADO MOSTRO", "Quinta do Mostro"],
    ["Quintado Mostro", "Quinta do Mostro"],
    ["CLOSDES MUSTIERS", "Clos des Mustiers"],
    ["CLOSDESMUSTIERS", "Clos des Mustiers"],
  ])("the joined words %j are read as the producer %j", (glued, house) => {
    expect(readingOf(glued, "RESERVA").producer?.value).toBe(house);
  });
});

describe("text that is not a name", () => {
  test("prose on a back label is not read as a name", () => {
    const { name, producer } = label(
      [2.4, "Aged twelve months in French oak, this wine shows dark"],
      [2.5, "cherry, plum and a hint of tobacco. Enjoy with grilled lamb"],
      [2.3, "or hard cheese."],
      [2.2, "Produced and bottled by Domaine Bastide Muster, Vacqueyras,"],
      [2, "France"],
      [2.4, "Imported by Hartwell Wine Merchants Ltd, London SE1 9PD"],
      [2.1, "GRENACHE 70% SYRAH 30%"],
    );
    expect(name?.value).toBe("Vacqueyras");
    expect(producer?.value).toBe("Domaine Bastide Muster");
  });

  test.each(["Matured in wood", "Family & Farmed", "Aged in French barrels"])(
    "the remark %j is not read as a name",
    (remark) => {
      const { name, producer } = label(
        [3.7, "QUINTA DO MOSTRO"],
        [3.6, "20 YEARS OLD"],
        [3.3, "TAWNY PORT"],
        [2.4, remark],
      );
      expect(name?.value).toBe("Quinta do Mostro 20 Years Old Tawny Port");
      expect(producer?.value).toBe("Quinta do Mostro");
    },
  );

  test("the text of a medal is not read as a name", () => {
    const { name } = label(
      [3.9, "Quinta dos Mostros"],
      [3.3, "VINHO VERDE"],
      [2.9, "Loureiro"],
      [2.1, "DECANTER"],
      [2.1, "WORLDWINE"],
      [2.3, "AWARDS"],
    );
    expect(name?.value).toBe("Vinho Verde Loureiro");
  });

  test("the separate rows “Bottled” and “By” give no producer", () => {
    expect(readingOf("RIOJA", "Bottled", "By").producer).toBeNull();
  });

  test("a label with only a vineyard's name has no producer", () => {
    expect(readingOf("VOLNAY", "LA PIECE SOUS LE BOIS").producer).toBeNull();
    expect(readingOf("SANCERRE", "LES MUSTIERS").producer).toBeNull();
  });

  test("“Les Forts de Latour” is read as wine name, not producer", () => {
    const { name, producer } = label(
      [3.9, "LES FORTS"],
      [3.6, "DE LATOUR"],
      [3, "Grand Vin · PAUILLAC"],
    );
    expect(producer).toBeNull();
    expect(name?.value).toContain("Les Forts de Latour");
  });

  test("a label in Cyrillic letters gives only the vintage", () => {
    const reading = label(
      [3.9, "PAHATOPNA"],
      [3.9, "Ka6epHe CoBHHbOH"],
      [2.7, "Cyxoe KpaCHOe BHHO"],
      [3.4, "Ky6aHb"],
      [3.3, "2019"],
      [2.1, "IlpoH3BeJeHO H pa3/IHTo: PoCCH8"],
    );
    expect(reading).toMatchObject({
      name: null,
      producer: null,
      type: null,
      varietal: null,
      country: null,
      region: null,
      vintage: { value: 2019 },
    });
  });

  test("a town after the producer is not part of the producer's name", () => {
    expect(readingOf("RIOJA", "Bodegas Muestra, Haro").producer?.value).toBe("Bodegas Muestra");
  });
});
