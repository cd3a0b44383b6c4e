import { cellar } from "./0001-cellar.ts";
import { winesByPerson } from "./0002-wines-by-person.ts";
import { resetLinks } from "./0003-reset-links.ts";
import { listedSessions } from "./0004-listed-sessions.ts";
import { emailUndos } from "./0005-email-undos.ts";
import { holdings } from "./0006-holdings.ts";
import { resultsWithoutStatus } from "./0007-results-without-status.ts";
import { sessionsWithoutContent } from "./0008-sessions-without-content.ts";
import { boundedAnswers } from "./0009-bounded-answers.ts";
import { moreOfAWine } from "./0010-more-of-a-wine.ts";
import { accountDeletions } from "./0011-account-deletions.ts";

/**
 * Every step the schema has taken, oldest first. The database counts how many it has taken
 * (`user_version`), so a step that was released is never edited, only followed by another.
 */
export const migrations: readonly string[] = [
  cellar,
  winesByPerson,
  resetLinks,
  listedSessions,
  emailUndos,
  holdings,
  resultsWithoutStatus,
  sessionsWithoutContent,
  boundedAnswers,
  moreOfAWine,
  accountDeletions,
];
