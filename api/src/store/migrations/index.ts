import { cellar } from "./0001-cellar.ts";
import { winesByPerson } from "./0002-wines-by-person.ts";
import { resetLinks } from "./0003-reset-links.ts";
import { listedSessions } from "./0004-listed-sessions.ts";
import { emailUndos } from "./0005-email-undos.ts";
import { holdings } from "./0006-holdings.ts";
import { resultsWithoutStatus } from "./0007-results-without-status.ts";
import { sessionsWithoutContent } from "./0008-sessions-without-content.ts";
import { boundedAnswers } from "./0009-bounded-answers.ts";
import { cellarInPostgres } from "./0009-cellar-in-postgres.ts";
import { moreOfAWine } from "./0010-more-of-a-wine.ts";
import { accountDeletions } from "./0011-account-deletions.ts";
import { objectsByCellar } from "./0012-objects-by-cellar.ts";
import { accessTokens } from "./0013-access-tokens.ts";
import { lots } from "./0014-lots.ts";
import { passkeys } from "./0015-passkeys.ts";
import { records } from "./0016-records.ts";
import { secondFactors } from "./0017-second-factors.ts";
import { removedWines } from "./0018-removed-wines.ts";
import { identities } from "./0019-identities.ts";
import { toldElsewhere } from "./0020-told-elsewhere.ts";
import { recordsByKind } from "./0021-records-by-kind.ts";
import { openedBottles } from "./0022-opened-bottles.ts";
import { reminderMails } from "./0023-reminder-mails.ts";
import { photosOfEvents } from "./0024-photos-of-events.ts";
import { plainNames } from "./0025-plain-names.ts";
import { confirmedEmails } from "./0026-confirmed-emails.ts";
import { datedImports } from "./0027-dated-imports.ts";
import type { Migration, Step } from "./Migration.ts";

/** Taken before there was a choice of stores. */
const OF_SQLITE_ALONE = [
  cellar,
  winesByPerson,
  resetLinks,
  listedSessions,
  emailUndos,
  holdings,
  resultsWithoutStatus,
  sessionsWithoutContent,
  boundedAnswers,
];

/**
 * Every step that both stores have taken since, oldest first. A database counts how many it has
 * taken, so a step that was released is never edited, only followed by another.
 */
const OF_BOTH: readonly Migration[] = [
  moreOfAWine,
  accountDeletions,
  objectsByCellar,
  accessTokens,
  lots,
  passkeys,
  records,
  secondFactors,
  removedWines,
  identities,
  toldElsewhere,
  recordsByKind,
  openedBottles,
  reminderMails,
  photosOfEvents,
  plainNames,
  confirmedEmails,
  datedImports,
];

/** Every step of the schema in SQLite, oldest first. */
export const sqliteMigrations: readonly Step[] = [
  ...OF_SQLITE_ALONE.map((sql) => ({ sql, isCompatible: false })),
  ...OF_BOTH.map(({ sqlite, isCompatible }) => ({ sql: sqlite, isCompatible })),
];

/** Every step of the schema in PostgreSQL, oldest first. */
export const postgresMigrations: readonly Step[] = [
  { sql: cellarInPostgres, isCompatible: false },
  ...OF_BOTH.map(({ postgres, isCompatible }) => ({ sql: postgres, isCompatible })),
];
