import { describe, expect, test } from "vitest";
import { euroRatesAt, ratesFrom, readEuroRates } from "./ecbRates.ts";

describe("[W17] reading the bank's file", () => {
  test("exchange rates are read from an ECB file of one day", () => {
    expect(readEuroRates(DAILY)).toEqual([
      { day: "2026-11-26", perEuro: { USD: 1.1578, JPY: 178.2, BGN: 1.9558 } },
    ]);
  });

  test("missing exchange rates in an ECB file of many days are skipped", () => {
    expect(readEuroRates(HISTORY)).toEqual([
      { day: "2026-11-26", perEuro: { USD: 1.1578, JPY: 178.2 } },
      { day: "2026-11-25", perEuro: { USD: 1.15, JPY: 178, CYP: 0.5858 } },
    ]);
  });

  test("exchange rates are read from an ECB XML file of many days", () => {
    const days = '<Cube time="2026-11-26"><Cube currency="USD" rate="1.2"/></Cube>';

    expect(readEuroRates(`<x>${days}${days.replace("26", "27")}</x>`)).toEqual([
      { day: "2027-11-26", perEuro: { USD: 1.2 } },
      { day: "2026-11-26", perEuro: { USD: 1.2 } },
    ]);
  });

  test.each([["Name,Vintage\nBarolo,2016"], ["<html>Not found</html>"], [""], ["\u0000\u0001"]])(
    "a file that is not from the ECB gives no exchange rates: %j",
    (text) => {
      expect(readEuroRates(text)).toEqual([]);
    },
  );
});

test("[W17] a day without rates has the last earlier day's rates", () => {
  const days = readEuroRates(HISTORY);

  expect(euroRatesAt(days, "2026-12-24")?.day).toBe("2026-11-26");
  expect(euroRatesAt(days, "2026-11-25")?.day).toBe("2026-11-25");
  expect(euroRatesAt(days, "2026-11-24")).toBeUndefined();
});

test("[W17] rates for another base currency are computed from the euro rates", () => {
  const [day] = readEuroRates(DAILY);
  if (!day) throw new Error("The file has a day");

  expect(ratesFrom(day, "USD")).toEqual({
    day: "2026-11-26",
    currency: "USD",
    per: { EUR: 0.863707, JPY: 153.913, BGN: 1.68924 },
    source: "European Central Bank",
  });
  expect(ratesFrom(day, "EUR")?.per).toEqual({ USD: 1.1578, JPY: 178.2, BGN: 1.9558 });
  expect(ratesFrom(day, "GEL")).toBeUndefined();
});

const DAILY = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='2026-11-26'>
			<Cube currency='USD' rate='1.1578'/>
			<Cube currency='JPY' rate='178.20'/>
			<Cube currency='BGN' rate='1.9558'/>
		</Cube>
	</Cube>
</gesmes:Envelope>`;

const HISTORY = `Date,USD,JPY,CYP,
2026-11-25,1.1500,178,0.5858,
2026-11-26,1.1578,178.2,N/A,
`;
