import * as z from "zod/mini";

export const newCalendarFeedSchema = z.object({
  /** Whether calendar events contain names of wines, instead of only numbers. */
  showsNames: z._default(z.boolean(), false),
});

/** A user's calendar feed of a cellar. Times are ms since 1970. */
export const calendarFeedSchema = z.object({ showsNames: z.boolean(), madeAt: z.int() });

/** The answer with the user's calendar feed; `null` if the user has no feed. */
export const calendarFeedAnswerSchema = z.object({ calendarFeed: z.nullable(calendarFeedSchema) });

/** The answer to a new calendar feed. Only this answer contains the feed's address. */
export const madeCalendarFeedSchema = z.object({
  calendarFeed: calendarFeedSchema,
  link: z.string(),
});

export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
export type MadeCalendarFeed = z.infer<typeof madeCalendarFeedSchema>;
