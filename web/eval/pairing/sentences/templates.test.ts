import { cell, readTsv } from "sync-protocol";
import { expect, test } from "vitest";
import { PAIRING_RULES } from "../../../src/sommelier/rules/rules.ts";
import { DISHES } from "./dishes.ts";
import { saidOf } from "./saidOf.ts";
import templatesTable from "./templates.tsv?raw";

/**
 * The reviewed templates, each with an example. A person has read at least ten sentences of each.
 */
const READ = readTsv(templatesTable, {
  rule: cell.text,
  says: cell.oneOf(["against", "for"]),
  template: cell.text,
  dish: cell.text,
  wine: cell.text,
  sentence: cell.text,
});

test.each(PAIRING_RULES.map((rule) => [rule.name, rule] as const))(
  "every sentence template of rule “%s” is in the reviewed list",
  (name, rule) => {
    const said = saidOf(rule, DISHES);
    const read = READ.filter((row) => row.rule === name);

    expect(new Set(said.map(({ says, template }) => `${says}: ${template}`))).toEqual(
      new Set(read.map(({ says, template }) => `${says}: ${template}`)),
    );
    for (const { dish, wine, sentence } of read) {
      const clauses = said.filter((one) => one.dish === dish && one.wine === wine);
      expect(clauses.map(({ clause }) => clause)).toContain(sentence);
    }
  },
);
