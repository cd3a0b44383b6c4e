import { describe, expect, test } from "vitest";
import { line, parse, readingOf } from "../testLabels.ts";

describe("the grapes of a blend", () => {
  test.each([
    ["Cabernet Sauvignon 60% Merlot 40%", "Cabernet Sauvignon, Merlot"],
    ["55% Syrah 30% Grenache 15% Carignan", "Syrah, Grenache, Carignan"],
    ["55%Syrah30%Grenache15%Carignan", "Syrah, Grenache, Carignan"],
    ["GRENACHE70%SYRAH30%", "Grenache, Syrah"],
    ["Cabernet Sauvignon60%Merlot40%", "Cabernet Sauvignon, Merlot"],
    ["Merlot 40 % · Cabernet Sauvignon 60 %", "Merlot, Cabernet Sauvignon"],
    ["60 % Tempranillo, 40 % Garnacha", "Tempranillo, Garnacha"],
    ["Syrah 55 Grenache30Carignan 15", "Syrah, Grenache, Carignan"],
    ["70 percent Shiraz 30 percent Viognier", "Shiraz, Viognier"],
  ])("the grapes of %j are %j, in the order of the label", (text, grapes) => {
    expect(readingOf("DOMAINE MUSTER", text).varietal?.value).toBe(grapes);
  });

  test("grapes in two rows keep the label's order", () => {
    expect(readingOf("DOMAINE MUSTER", "Syrah 70%", "Grenache 30%").varietal?.value).toBe(
      "Syrah, Grenache",
    );
  });

  test("grapes with percentages are not part of the wine's name", () => {
    const { name, producer } = parse([
      line("Domaine Soulmuster", { y: 0.29, height: 0.04 }),
      line("MINERVOIS", { y: 0.35, height: 0.03 }),
      line("55% Syrah 30% Grenache 15% Carignan", { y: 0.45, height: 0.03 }),
    ]);
    expect(name?.value).toBe("Domaine Soulmuster Minervois");
    expect(producer?.value).toBe("Domaine Soulmuster");
  });

  test("“100 %” before a grape is not part of the wine's name", () => {
    expect(readingOf("WEINGUT MUSTER", "100% Riesling", "MOSEL").name?.value).toBe("Riesling");
  });
});
