import * as z from "zod/mini";

/** A calendar feed to make. */
export const newCalendarFeedSchema = z.object({
  /** Whether its events name wines. Otherwise they only count them. */
  showsNames: z._default(z.boolean(), false),
});

/** A user's calendar feed of a cellar. Times are ms since 1970. */
export const calendarFeedSchema = z.object({ showsNames: z.boolean(), madeAt: z.int() });

/** `null` without a feed. */
export const calendarFeedAnswerSchema = z.object({ calendarFeed: z.nullable(calendarFeedSchema) });

/** The answer to a feed that was made. Its address is shown only here. */
export const madeCalendarFeedSchema = z.object({
  calendarFeed: calendarFeedSchema,
  link: z.string(),
});

export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
export type MadeCalendarFeed = z.infer<typeof madeCalendarFeedSchema>;
