import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { type Assertion, CALLS, type ListedPasskey, type Proof, type User } from "sync-protocol";
import { callServer } from "../../server/callServer.ts";
import { PasskeyUnusable } from "./PasskeyUnusable.ts";

/** Has the person choose a passkey of theirs and show it is they. Needs signal. */
export async function askPasskey(): Promise<Assertion> {
  const optionsJSON = await callServer(CALLS.askPasskey, {});
  return told(() => startAuthentication({ optionsJSON }));
}

/** Signs in whoever shows a passkey. Needs signal. */
export async function signInByPasskey(): Promise<User> {
  return userShownBy(await askPasskey());
}

/**
 * Has the browser offer passkeys where an e-mail is typed, until one is chosen: then it signs in.
 * `undefined` where the browser offers none, and once somebody has been asked in another way.
 */
export async function signInByAutofill(): Promise<User | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const optionsJSON = await callServer(CALLS.askPasskey, {});
  try {
    return await userShownBy(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  } catch (error) {
    if (isCalledOff(error)) return undefined;
    throw error;
  }
}

/** Ends what {@link signInByAutofill} began. */
export function endAutofill(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Makes a passkey on this device, or one that it reaches, and adds it under a name. Needs signal. */
export async function makePasskey(name: string, proof: Proof): Promise<ListedPasskey> {
  const optionsJSON = await callServer(CALLS.beginPasskey, { body: proof });
  const made = await told(() => startRegistration({ optionsJSON }));
  return (await callServer(CALLS.addPasskey, { body: { name, passkey: made } })).passkey;
}

async function userShownBy(passkey: Assertion): Promise<User> {
  return (await callServer(CALLS.loginWithPasskey, { body: { passkey } })).user;
}

/** Tells what a browser may have against it in words for its person. */
async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new PasskeyUnusable(sentenceOf(cause), { cause });
  }
}

function sentenceOf(cause: unknown): string {
  if (isCalledOff(cause)) return "No passkey was used. Please try again.";
  if (cause instanceof Error && cause.name === "InvalidStateError") {
    return "This device has a passkey for your account already.";
  }
  return "This browser can't use passkeys here.";
}

/** The browser does not say whether somebody declined, had none, or let the time go by. */
function isCalledOff(cause: unknown): boolean {
  return (
    cause instanceof Error && (cause.name === "NotAllowedError" || cause.name === "AbortError")
  );
}
