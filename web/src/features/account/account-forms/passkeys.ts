import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { type Assertion, CALLS, type ListedPasskey, type Proof, type User } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { untilLoggedOut } from "../../../server/logout.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import { PasskeyUnusable } from "./PasskeyUnusable.ts";

export async function askPasskey(): Promise<Assertion> {
  const optionsJSON = await callServer(CALLS.askPasskey, {});
  return withReason(() => startAuthentication({ optionsJSON }));
}

export async function signInWith(passkey: Assertion): Promise<User> {
  await untilLoggedOut();
  return (await callServer(CALLS.loginWithPasskey, { body: { passkey } })).user;
}

/**
 * Waits until the user picks a passkey from the e-mail field's autofill. Returns `undefined` if the browser does
 * not support this, offline, or if another passkey request cancels the wait.
 */
export async function passkeyFromAutofill(): Promise<Assertion | undefined> {
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return undefined;
    const optionsJSON = await callServer(CALLS.askPasskey, {});
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  } catch (error) {
    const isQuiet = error instanceof Unreachable || error instanceof ServerRefusal;
    if (!isQuiet && !isCalledOff(error)) reportError(error);
    return undefined;
  }
}

export function endAutofill(): void {
  WebAuthnAbortService.cancelCeremony();
}

export async function makePasskey(name: string, proof: Proof): Promise<ListedPasskey> {
  const optionsJSON = await callServer(CALLS.beginPasskey, { body: proof });
  const made = await withReason(() => startRegistration({ optionsJSON }));
  return (await callServer(CALLS.addPasskey, { body: { name, passkey: made } })).passkey;
}

/** Converts a browser error into a message for the user. */
async function withReason<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new PasskeyUnusable(sentenceOf(cause), { cause });
  }
}

function sentenceOf(cause: unknown): string {
  if (isCalledOff(cause)) return i18n._("No passkey was used. Please try again.");
  if (cause instanceof Error && cause.name === "InvalidStateError") {
    return i18n._("This device has a passkey for your account already.");
  }
  return i18n._("This browser can't use passkeys here.");
}

/**
 * Whether the request for a passkey ended without one. Browsers report the same error if the user
 * declines, has no passkey, or waits too long.
 */
function isCalledOff(cause: unknown): boolean {
  return (
    cause instanceof Error && (cause.name === "NotAllowedError" || cause.name === "AbortError")
  );
}
