import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Each part of the product that uses drinking windows, with the file that must get them from
 * `windowOf`.
 */
const CALLERS = {
  "the cards": "web/src/features/collection/cards/WineCard.tsx",
  "the table": "web/src/features/collection/cards/columns.ts",
  "the filters": "web/src/features/collection/CollectionTab.tsx",
  "the order": "web/src/features/collection/view/sorts.ts",
  "the wine's page": "web/src/features/wine-page/WhenToDrink.tsx",
  "the charts": "web/src/features/statistics/useMaturity.ts",
  "the list of reminders": "web/src/parts/drinking-window/useReminders.ts",
  "the sommelier": "web/src/sommelier/wines/stageOf.ts",
  "the sommelier's cards": "web/src/features/pairing/RecommendationCard.tsx",
  "the mails of the API": "api/src/cellar/reminders/reminderMail.ts",
  "calendar feeds and notifications": "api/src/cellar/reminders/dueDays.ts",
  "the badge of the app": "web/src/app/keepNotified.ts",
  "the tools of assistants": "api/src/cellar/assistants/wineFacts.ts",
  "the AI service": "api/src/outside/ai/openaiSommelier.ts",
};

test.each(Object.entries(CALLERS))("%s compute drinking windows with windowOf", (_, file) => {
  expect(readFileSync(join(ROOT, file), "utf8")).toMatch(/windowOf/u);
});
