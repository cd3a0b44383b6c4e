import { expect, test } from "vitest";
import { aTable, readTexts } from "../files/testFiles.ts";

const CABINETS = aTable(
  "Cabinet ID,Cabinet Label,Cabinet Brand,Cabinet Model,Column Index,Shelf Index,Layer Index,Layer ID,Disabled Slots",
  [
    {
      ...{ "Cabinet ID": "70001", "Cabinet Label": "Under the Stairs", "Cabinet Brand": "Vintec" },
      ...{ "Column Index": "2", "Shelf Index": "7", "Layer Index": "1", "Layer ID": "9001" },
      "Disabled Slots": "6, 5",
    },
  ],
);
const BOTTLES = aTable(
  "Bottle ID,Cabinet ID,Column ID,Shelf ID,Layer ID,Slot,Bottle Size Liters,Wine Year,Wine Title,Wine Winery,Purchase Cost,Purchase Currency,Consumed On",
  [
    {
      ...{ "Bottle ID": "1", "Cabinet ID": "70001", "Layer ID": "9001", Slot: "4" },
      ...{ "Wine Title": "Grange", "Wine Winery": "Penfolds", "Consumed On": "null" },
      ...{ "Bottle Size Liters": "0.75", "Purchase Cost": "null", "Purchase Currency": "AUD" },
    },
    {
      ...{ "Bottle ID": "2", "Cabinet ID": "null", "Layer ID": "null", Slot: "null" },
      ...{ "Wine Title": "Grange", "Wine Winery": "Penfolds", "Bottle Size Liters": "0.75" },
    },
  ],
);

test("Oeno's bottles are placed in the named cabinet and shelf", () => {
  const reading = readTexts([`${CABINETS}\n\nUser Bottles Details\n\n${BOTTLES}`]);

  expect(reading.doubts).toEqual([]);
  expect(reading.questions).toEqual([]);
  expect(reading.places).toMatchObject([{ name: "Under the Stairs" }]);
  expect(reading.wines).toMatchObject([
    {
      lots: [
        { bottles: 1, placeId: reading.places[0]?.id, position: "2, 7, 1, 4", price: null },
        { bottles: 1, placeId: null, position: null },
      ],
    },
  ]);
  expect(reading.wines[0]?.facts.extraFields).toContain('["Cabinet Brand","Vintec"]');
});
