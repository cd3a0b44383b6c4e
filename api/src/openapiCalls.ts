import {
  analyzeCallSchema,
  base64AnswerSchema,
  bottlesCallSchema,
  changeEmailSchema,
  changePasswordSchema,
  createCallSchema,
  demoAnswerSchema,
  editCallSchema,
  finalizeAnswerSchema,
  finalizeCallSchema,
  forgotPasswordSchema,
  labelReadingSchema,
  loginSchema,
  pairAnswerSchema,
  pairCallSchema,
  pullAnswerSchema,
  pullQuerySchema,
  pushAnswerSchema,
  pushRequestSchema,
  resetPasswordSchema,
  sessionsAnswerSchema,
  signupSchema,
  syncConflictSchema,
  undoEmailChangeSchema,
  uploadAnswerSchema,
  userAnswerSchema,
  wineSchema,
} from "sync-protocol";
import * as z from "zod/mini";
import { passQuerySchema, photoQuerySchema } from "./routes/objects.ts";
import { listQuerySchema } from "./routes/wines.ts";

/** One call of the API, as its document tells it. */
export interface DescribedCall {
  readonly method: "get" | "post" | "put" | "patch";
  /** With its parameters in braces, each of them a UUID. */
  readonly path: string;
  readonly group: "accounts" | "wines" | "photos" | "assistant" | "sync" | "server";
  readonly summary: string;
  /** Who may call it: a signed-in person unless said otherwise. */
  readonly access?: "anyone" | "holder of the address";
  /** A write that `Idempotency-Key` makes safe to repeat. */
  readonly keyed?: true;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.core.$ZodType | { readonly mediaType: string };
  /** The status when all goes well; 200 when not given. */
  readonly status?: 201;
  readonly answer: z.core.$ZodType | { readonly mediaType: string };
  /** Statuses of refusals beside those that every call of its kind has. */
  readonly refusals?: readonly number[];
  /** The body of a 409 that says more than other refusals do. */
  readonly conflict?: z.core.$ZodType;
  /** Answers 304 to a client that names the version it has in `If-None-Match`. */
  readonly cached?: true;
}

const nothing = z.object({});

const inGroup = (
  group: DescribedCall["group"],
  calls: readonly Omit<DescribedCall, "group">[],
): DescribedCall[] => calls.map((call) => ({ ...call, group }));

const accounts = inGroup("accounts", [
  { method: "get", path: "/api/auth/me", summary: "Who is signed in", answer: userAnswerSchema },
  {
    method: "post",
    path: "/api/auth/signup",
    summary: "Make an account and sign in",
    access: "anyone",
    body: signupSchema,
    status: 201,
    answer: userAnswerSchema,
    refusals: [409, 429],
  },
  {
    method: "post",
    path: "/api/auth/login",
    summary: "Sign in",
    access: "anyone",
    body: loginSchema,
    answer: userAnswerSchema,
    refusals: [401, 429],
  },
  {
    method: "post",
    path: "/api/auth/logout",
    summary: "Sign out",
    access: "anyone",
    answer: nothing,
  },
  {
    method: "post",
    path: "/api/auth/forgot-password",
    summary: "Send a mail with a reset link, if there is such an account",
    access: "anyone",
    body: forgotPasswordSchema,
    answer: nothing,
    refusals: [429],
  },
  {
    method: "post",
    path: "/api/auth/reset-password",
    summary: "Set a new password with the token of a reset link",
    access: "anyone",
    body: resetPasswordSchema,
    answer: nothing,
    refusals: [429],
  },
  {
    method: "patch",
    path: "/api/auth/profile",
    summary: "Change the e-mail; tells the address of before and ends one's other sessions",
    body: changeEmailSchema,
    answer: userAnswerSchema,
    refusals: [409, 429],
  },
  {
    method: "post",
    path: "/api/auth/undo-email-change",
    summary: "Take a change of the e-mail back with the token of the link; ends every session",
    access: "anyone",
    body: undoEmailChangeSchema,
    answer: nothing,
    refusals: [429],
  },
  {
    method: "patch",
    path: "/api/auth/password",
    summary: "Change the password; ends the person's other sessions",
    body: changePasswordSchema,
    answer: nothing,
    refusals: [429],
  },
  {
    method: "get",
    path: "/api/auth/sessions",
    summary: "Where one is signed in, the session that asks first",
    answer: sessionsAnswerSchema,
  },
  {
    method: "post",
    path: "/api/auth/sessions/end-others",
    summary: "Sign out everywhere but here",
    answer: nothing,
  },
  {
    method: "post",
    path: "/api/auth/sessions/{id}/end",
    summary: "Sign out in one place",
    answer: nothing,
    refusals: [404],
  },
]);

const wines = inGroup("wines", [
  {
    method: "get",
    path: "/api/wines",
    summary: "One's wines, in the order in which they were added",
    query: listQuerySchema,
    answer: z.array(wineSchema),
  },
  {
    method: "get",
    path: "/api/wines/varietals",
    summary: "The varietals of one's wines, each once, sorted",
    answer: z.array(z.string()),
  },
  {
    method: "post",
    path: "/api/wines",
    summary:
      "Add a wine; the server makes the ids that are left out. Answers it without a `photoUrl` " +
      "that is none of one's own",
    keyed: true,
    body: createCallSchema,
    status: 201,
    answer: wineSchema,
    refusals: [409],
  },
  {
    method: "put",
    path: "/api/wines/{id}",
    summary:
      "Edit a wine; with `base`, field by field. A `photoUrl` that is none of one's own leaves the " +
      "photo as it is",
    keyed: true,
    body: editCallSchema,
    answer: wineSchema,
    refusals: [404, 409],
  },
  {
    method: "post",
    path: "/api/wines/{id}/archive",
    summary: "Archive a wine",
    keyed: true,
    answer: wineSchema,
    refusals: [404],
  },
  {
    method: "post",
    path: "/api/wines/{id}/unarchive",
    summary: "Take a wine out of the archive",
    keyed: true,
    answer: wineSchema,
    refusals: [404],
  },
  {
    method: "post",
    path: "/api/wines/{id}/add-bottles",
    summary: "Add bottles, up to 999 in all",
    keyed: true,
    body: bottlesCallSchema,
    answer: wineSchema,
    refusals: [404],
  },
  {
    method: "post",
    path: "/api/wines/{id}/remove-bottles",
    summary: "Remove bottles; 409 when there are fewer",
    keyed: true,
    body: bottlesCallSchema,
    answer: wineSchema,
    refusals: [404, 409],
  },
]);

const photos = inGroup("photos", [
  {
    method: "post",
    path: "/api/objects/upload",
    summary: "An address to send one photo to, good for 15 minutes",
    answer: uploadAnswerSchema,
    refusals: [429],
  },
  {
    method: "put",
    path: "/objects/uploads/{id}",
    summary: "Send the photo: 10485760 bytes at most, any image type",
    access: "holder of the address",
    query: passQuerySchema,
    body: { mediaType: "image/*" },
    answer: nothing,
    refusals: [403, 404, 409],
  },
  {
    method: "post",
    path: "/api/objects/finalize",
    summary:
      "Keep the uploaded photo, and give its path. It is kept for 90 days without a wine that " +
      "shows it",
    body: finalizeCallSchema,
    answer: finalizeAnswerSchema,
    refusals: [404, 409],
  },
  {
    method: "get",
    path: "/objects/uploads/{id}",
    summary: "One's own photo, in its own width or a smaller one",
    query: photoQuerySchema,
    answer: { mediaType: "image/jpeg" },
    refusals: [404],
    cached: true,
  },
  {
    method: "post",
    path: "/api/objects/uploads/{id}/base64",
    summary: "One's own photo, for analyze-label",
    answer: base64AnswerSchema,
    refusals: [404],
  },
]);

const assistant = inGroup("assistant", [
  {
    method: "post",
    path: "/api/wines/analyze-label",
    summary: "Read a label; what it does not say is null",
    body: analyzeCallSchema,
    answer: labelReadingSchema,
    refusals: [429, 502],
  },
  {
    method: "post",
    path: "/api/wines/pair",
    summary: "Wines of one's own for a meal, best first",
    body: pairCallSchema,
    answer: pairAnswerSchema,
    refusals: [429, 502],
  },
]);

const sync = inGroup("sync", [
  {
    method: "post",
    path: "/api/sync/push",
    summary: "Changes of one device, in their order",
    body: pushRequestSchema,
    answer: pushAnswerSchema,
    refusals: [409, 422, 426],
    conflict: syncConflictSchema,
  },
  {
    method: "get",
    path: "/api/sync/changes",
    summary: "What changed since a cursor",
    query: pullQuerySchema,
    answer: pullAnswerSchema,
    refusals: [409, 426],
    conflict: syncConflictSchema,
  },
  {
    method: "get",
    path: "/api/sync/events",
    summary: "Server-sent events `{seq}` whenever there is something to pull",
    answer: { mediaType: "text/event-stream" },
    refusals: [503],
  },
]);

const server = inGroup("server", [
  {
    method: "get",
    path: "/api/health",
    summary: "200 as long as the process can serve",
    access: "anyone",
    answer: z.object({ status: z.literal("ok") }),
  },
  {
    method: "get",
    path: "/api/demo",
    summary: "The published demo account, if there is one",
    access: "anyone",
    answer: demoAnswerSchema,
  },
  {
    method: "get",
    path: "/api/openapi.json",
    summary: "This document",
    access: "anyone",
    answer: z.looseObject({ openapi: z.string() }),
  },
]);

/** Every call that the server answers, in the order in which its document shows them. */
export const DESCRIBED_CALLS: readonly DescribedCall[] = [
  ...accounts,
  ...wines,
  ...photos,
  ...assistant,
  ...sync,
  ...server,
];
