import { plainNames } from "./0025-plain-names.ts";
import { confirmedEmails } from "./0026-confirmed-emails.ts";
import { datedImports } from "./0027-dated-imports.ts";
import { cellars } from "./0028-cellars.ts";
import { sharedCellars } from "./0029-shared-cellars.ts";
import { eventAuthors } from "./0030-event-authors.ts";
import { guestLinks } from "./0031-guest-links.ts";
import { calendarFeeds } from "./0032-calendar-feeds.ts";
import { impressions } from "./0033-impressions.ts";
import { cellarTokens } from "./0034-cellar-tokens.ts";
import { cellarReminders } from "./0035-cellar-reminders.ts";
import { endedMemberships } from "./0036-ended-memberships.ts";
import { webhooks } from "./0037-webhooks.ts";
import { notifications } from "./0038-notifications.ts";
import { keepAtLeast } from "./0039-keep-at-least.ts";
import { valuations } from "./0040-valuations.ts";
import { languages } from "./0041-languages.ts";
import { postgresBaseline } from "./postgresBaseline.ts";
import type { Migration, Schema } from "./Schema.ts";
import { sqliteBaseline } from "./sqliteBaseline.ts";

/** All migrations since the oldest supported version. Never edit a released migration. */
const MIGRATIONS: readonly Migration[] = [
  plainNames,
  confirmedEmails,
  datedImports,
  cellars,
  sharedCellars,
  eventAuthors,
  guestLinks,
  calendarFeeds,
  impressions,
  cellarTokens,
  cellarReminders,
  endedMemberships,
  webhooks,
  notifications,
  keepAtLeast,
  valuations,
  languages,
];

/** The number of migrations that the baselines of both databases already contain. */
const IN_BASELINES = 4;

export const sqliteSchema: Schema = {
  oldest: 24,
  steps: MIGRATIONS.map(({ sqlite, isCompatible }) => ({ sql: sqlite, isCompatible })),
  baseline: { sql: sqliteBaseline, steps: IN_BASELINES },
};

/** The version numbers are lower than SQLite's, because support for PostgreSQL came later. */
export const postgresSchema: Schema = {
  oldest: 16,
  steps: MIGRATIONS.map(({ postgres, isCompatible }) => ({ sql: postgres, isCompatible })),
  baseline: { sql: postgresBaseline, steps: IN_BASELINES },
};
