import * as z from "zod/mini";
import { identityProviderName } from "./account.ts";
import { linkedIdentitySchema } from "./openid.ts";
import { heldFactorSchema } from "./secondFactor.ts";
import { requiredLine, uuid } from "../records/text.ts";

/** How many passkeys a person may have. */
export const PASSKEYS_MAX = 20;

/** How long a name of a passkey is at most, in UTF-16 code units. */
const PASSKEY_NAME_MAX = 100;

/** Longest id of a credential, in characters of base64url: 1,023 bytes, as WebAuthn bounds it. */
const CREDENTIAL_ID_MAX = 1_364;

/** Far beyond what an authenticator says of itself, in characters of base64url. */
const STATEMENT_MAX = 100_000;

const base64url = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));

const credentialId = () => base64url(CREDENTIAL_ID_MAX);

const credentialType = z.literal("public-key");

/** How a browser reaches an authenticator; what a later one says besides is left out. */
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

const passkeyName = () => requiredLine("Name", "Name is required", PASSKEY_NAME_MAX);

/** What a browser says once a passkey has signed a challenge, as `PublicKeyCredential.toJSON` writes it. */
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

/** What a browser says of a passkey that it has just made. */
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

/** What a browser asks its passkeys, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. */
export const assertionOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** In milliseconds. */
  timeout: z.int(),
  userVerification: z.literal("required"),
});

/** What a browser makes a passkey with, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. */
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

/** A passkey as its person sees it. Times are milliseconds since 1970. */
export const listedPasskeySchema = z.object({
  id: uuid(),
  name: z.string(),
  createdAt: z.int(),
  /** `null` before its first use. */
  usedAt: z.nullable(z.int()),
});

/** What adding or renaming a passkey answers. */
export const passkeyAnswerSchema = z.object({ passkey: listedPasskeySchema });

/** What `GET /api/auth/ways-in` answers: by what a person signs in. */
export const waysInAnswerSchema = z.object({
  hasPassword: z.boolean(),
  /** The newest first. */
  passkeys: z.array(listedPasskeySchema),
  /** `null` where the password does without a code. */
  secondFactor: z.nullable(heldFactorSchema),
  identityProvider: identityProviderName,
  /** The identity that is linked there. */
  identity: z._default(z.nullable(linkedIdentitySchema), null),
  /** Always true where the server sends no mail. */
  isEmailConfirmed: z._default(z.boolean(), true),
});

export type Assertion = z.infer<typeof assertionSchema>;
export type Attestation = z.infer<typeof attestationSchema>;
export type AssertionOptions = z.infer<typeof assertionOptionsSchema>;
export type AttestationOptions = z.infer<typeof attestationOptionsSchema>;
export type PasskeyTransport = z.infer<typeof transport>;
export type ListedPasskey = z.infer<typeof listedPasskeySchema>;
export type WaysIn = z.infer<typeof waysInAnswerSchema>;
