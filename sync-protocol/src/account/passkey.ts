import * as z from "zod/mini";
import { identityProviderName } from "./account.ts";
import { linkedIdentitySchema } from "./openid.ts";
import { heldFactorSchema } from "./secondFactor.ts";
import { requiredLine, uuid } from "../records/text.ts";

export const PASSKEYS_MAX = 20;

/** Longest name of a passkey, in UTF-16 code units. */
const PASSKEY_NAME_MAX = 100;

/** Longest credential id, in base64url characters: WebAuthn allows 1,023 bytes. */
const CREDENTIAL_ID_MAX = 1_364;

/** Longest authenticator statement, in base64url characters. Real statements are much shorter. */
const STATEMENT_MAX = 100_000;

const base64url = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));

const credentialId = () => base64url(CREDENTIAL_ID_MAX);

const credentialType = z.literal("public-key");

/** Transports of an authenticator. Unknown transports are dropped. */
export const PASSKEY_TRANSPORTS = [
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
] as const;

const transport = z.enum(PASSKEY_TRANSPORTS);

const passkeyName = () => requiredLine(/*i18n*/ "Name", PASSKEY_NAME_MAX);

/** A signed challenge from a passkey, as `PublicKeyCredential.toJSON` writes it. */
export const assertionSchema = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: credentialType,
  response: z.object({
    clientDataJSON: base64url(STATEMENT_MAX),
    authenticatorData: base64url(STATEMENT_MAX),
    signature: base64url(STATEMENT_MAX),
  }),
});

/** A newly created passkey, as the browser reports it. */
export const attestationSchema = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: credentialType,
  response: z.object({
    clientDataJSON: base64url(STATEMENT_MAX),
    attestationObject: base64url(STATEMENT_MAX),
    transports: z.optional(z.array(z.string()).check(z.maxLength(20))),
  }),
});

/** Options for signing in, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads them. */
export const assertionOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** In milliseconds. */
  timeout: z.int(),
  userVerification: z.literal("required"),
});

/**
 * Options for creating a passkey, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads them.
 */
export const attestationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: credentialType, transports: z.array(transport) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});

export const newPasskeySchema = z.object({
  name: passkeyName(),
  passkey: attestationSchema,
});

export const renamePasskeySchema = z.object({ name: passkeyName() });

export const loginWithPasskeySchema = z.object({ passkey: assertionSchema });

/** A passkey as its user sees it. Times are ms since 1970. */
export const listedPasskeySchema = z.object({
  id: uuid(),
  name: z.string(),
  createdAt: z.int(),
  /** `null` before the first use. */
  usedAt: z.nullable(z.int()),
});

export const passkeyAnswerSchema = z.object({ passkey: listedPasskeySchema });

/** The answer of `GET /api/auth/ways-in`: the user's sign-in methods. */
export const signInOptionsAnswerSchema = z.object({
  hasPassword: z.boolean(),
  /** The user's passkeys, newest first. */
  passkeys: z.array(listedPasskeySchema),
  secondFactor: z.nullable(heldFactorSchema),
  identityProvider: identityProviderName,
  identity: z._default(z.nullable(linkedIdentitySchema), null),
  /** Always true if the server sends no mail. */
  isEmailConfirmed: z._default(z.boolean(), true),
});

export type Assertion = z.infer<typeof assertionSchema>;
export type Attestation = z.infer<typeof attestationSchema>;
export type AssertionOptions = z.infer<typeof assertionOptionsSchema>;
export type AttestationOptions = z.infer<typeof attestationOptionsSchema>;
export type PasskeyTransport = z.infer<typeof transport>;
export type ListedPasskey = z.infer<typeof listedPasskeySchema>;
export type SignInOptions = z.infer<typeof signInOptionsAnswerSchema>;
