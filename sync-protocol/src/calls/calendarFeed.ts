import * as z from "zod/mini";
import {
  calendarFeedAnswerSchema,
  madeCalendarFeedSchema,
  newCalendarFeedSchema,
} from "../cellars/calendarFeed.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "cellars";
const path = "/api/cellars/{id}/calendar-feed";

export const calendarFeed = {
  group,
  method: "GET",
  path,
  names: "cellar",
  summary: "The user's calendar feed of a cellar, without its address",
  access: "signed in",
  answer: calendarFeedAnswerSchema,
} as const satisfies CallSpec;

export const makeCalendarFeed = {
  group,
  method: "POST",
  path,
  names: "cellar",
  summary:
    "Make the user's calendar feed (iCalendar) of a cellar: drinking windows and orders due. A " +
    "former feed of the user in this cellar ends. The address is answered only once",
  access: "signed in",
  body: newCalendarFeedSchema,
  status: 201,
  answer: madeCalendarFeedSchema,
  errors: ["demo_cellar"],
} as const satisfies CallSpec;

export const revokeCalendarFeed = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/calendar-feed/revoke",
  names: "cellar",
  summary: "Revoke the user's calendar feed of a cellar. Without one, nothing happens",
  access: "signed in",
  answer: z.object({}),
} as const satisfies CallSpec;
