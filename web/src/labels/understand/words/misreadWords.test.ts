import { expect, test } from "vitest";
import { line, parse, readingOf } from "../testLabels.ts";

test.each([
  ["MUSTERVINEYARDS", "Muster Vineyards"],
  ["BODEGASMUESTRA", "Bodegas Muestra"],
  ["LORENZOMUSTERI", "Lorenzo Musteri"],
  ["QUINTADAM0STRA", "Quinta da Mostra"],
  ["HATEAU MUSTER", "Château Muster"],
])("a producer's name that lacks spaces or is misread is corrected: %s", (text, producer) => {
  expect(readingOf("PRIMATA", text, "MERLOT").producer?.value).toBe(producer);
});

test("the misread style “Resebva” is corrected only in a doubtful row", () => {
  const named = (confidence: number) =>
    parse([line("PRIMATA", { y: 0.2 }), line("RESEBVA", { y: 0.4, confidence })]);
  expect(named(0.9).name?.value).toBe("Primata Reserva");
  expect(named(0.99).name?.value).toContain("Resebva");
});

test("a large initial letter, read separately, is joined to its word", () => {
  const initial = line("P", { x: 0.3, width: 0.05 });
  expect(parse([initial, line("restigia", { x: 0.45, width: 0.25 })]).name?.value).toBe(
    "Prestigia",
  );
});

test("a wine's name gets its missing first letter from the enlarged reading", () => {
  const read = { text: "esPetites", confidence: 0.93 };
  const twice = line(read.text, { ...read, closer: { text: "LesPetites", confidence: 0.9 } });
  expect(parse([line("SANCERRE", { y: 0.3 }), twice]).name?.value).toBe("Sancerre Les Petites");
});
