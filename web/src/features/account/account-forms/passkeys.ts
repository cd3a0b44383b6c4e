import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { type Assertion, CALLS, type ListedPasskey, type Proof, type User } from "sync-protocol";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import { PasskeyUnusable } from "./PasskeyUnusable.ts";

/** Has the person choose a passkey of theirs and show it is they. Needs signal. */
export async function askPasskey(): Promise<Assertion> {
  const optionsJSON = await callServer(CALLS.askPasskey, {});
  return told(() => startAuthentication({ optionsJSON }));
}

/** Signs in the person of a passkey. Needs signal. */
export async function signInWith(passkey: Assertion): Promise<User> {
  return (await callServer(CALLS.loginWithPasskey, { body: { passkey } })).user;
}

/**
 * Has the browser offer passkeys where an e-mail is typed, until one is chosen. `undefined` where it
 * offers none, without signal, and once somebody has been asked in another way.
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

/** Ends what {@link passkeyFromAutofill} began. */
export function endAutofill(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Makes a passkey on this device, or one that it reaches, and adds it under a name. Needs signal. */
export async function makePasskey(name: string, proof: Proof): Promise<ListedPasskey> {
  const optionsJSON = await callServer(CALLS.beginPasskey, { body: proof });
  const made = await told(() => startRegistration({ optionsJSON }));
  return (await callServer(CALLS.addPasskey, { body: { name, passkey: made } })).passkey;
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
