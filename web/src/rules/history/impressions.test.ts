import { describe, expect, test } from "vitest";
import { anEvent, id } from "../testBuilders.ts";
import { withAuthorValues, withReaderImpressions, isForImpression } from "./impressions.ts";

const ANNA = { id: id(71), name: "Anna" };
const BO = { id: id(72), name: "Bo" };
const rating = { value: 17, scale: 20 } as const;
const impressions = [{ author: BO, rating, note: null }];

test("[H13] the reader's rating and note replace the author's, field by field", () => {
  const events = [anEvent(1, { author: ANNA, note: "Roses", impressions }), anEvent(2)];

  const [event, plain] = withReaderImpressions(events, BO.id);

  expect(event).toMatchObject({ rating, note: "Roses" });
  expect(plain).toBe(events[1]);
  expect(event && withAuthorValues(event)).toEqual(events[0]);
  expect(withReaderImpressions([anEvent(1, { impressions })], ANNA.id)[0]).toMatchObject({
    rating: null,
  });
});

test("[H13] the reader's view of the same events array is cached", () => {
  const events = [anEvent(1, { impressions })];

  expect(withReaderImpressions(events, BO.id)).toBe(withReaderImpressions(events, BO.id));
});

describe("[H12] rating a bottle", () => {
  const owner = { id: ANNA.id, cellar: { role: "owner", members: 2 } } as const;
  const editor = { id: BO.id, cellar: { role: "editor", members: 2 } } as const;
  const byAnna = anEvent(1, { author: ANNA });

  test.each([
    ["by another member", byAnna, editor, true],
    ["not by its author", byAnna, owner, false],
    ["not if its author is unknown", anEvent(1), editor, false],
    ["by the owner, if a member drank it", anEvent(1, { author: BO }), owner, true],
    ["not in a cellar of one user", byAnna, { ...owner, id: BO.id, cellar: undefined }, false],
    ["not if it was given away", { ...byAnna, kind: "gave" }, editor, false],
  ] as const)("a bottle can be rated or not: %s", (_, event, rater, can) => {
    expect(isForImpression(event, rater)).toBe(can);
  });

  test("a cellar's only member can change an impression but not add one", () => {
    const alone = { id: BO.id, cellar: { role: "owner", members: 1 } } as const;

    expect(isForImpression(byAnna, alone)).toBe(false);
    expect(isForImpression({ ...byAnna, impressions }, alone)).toBe(true);
  });
});
