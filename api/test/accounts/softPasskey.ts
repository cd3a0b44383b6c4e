import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import {
  type Assertion,
  type AssertionOptions,
  type AttestationOptions,
  CALLS,
} from "sync-protocol";
import { type Answer, type Client, credentials } from "../startApp.ts";

const PERSON_PRESENT = 0x01;
const PERSON_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

export interface AnswerFlaws {
  /** Origin of the page that uses the passkey. Default: the origin for which it was made. */
  readonly origin?: string;
  /** Site (`rp.id`) in the answer. Default: the site in the server's options. */
  readonly site?: string;
  /** The authenticator says that it has not checked a fingerprint, face or PIN. */
  readonly isUnverified?: boolean;
  /** The answer is signed with another key than the passkey's. */
  readonly isForged?: boolean;
}

/**
 * A passkey in software, and the browser that uses it on a page of `origin`. Answers follow
 * WebAuthn (w3.org/TR/webauthn-3, 6.1 and 6.5).
 */
export class SoftPasskey {
  /**
   * The number of uses that the passkey sends. A test lowers it to simulate an old copy of the
   * passkey.
   */
  counter = 1;
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The passkey's answer to the server's options for adding a passkey. `odd` makes it invalid. */
  make({ challenge, rp }: AttestationOptions, odd: AnswerFlaws = {}) {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      uint(this.#id.length, 2),
      this.#id,
      this.#coseKey(),
    ]);
    const authData = this.#authenticatorData(rp.id, odd, WITH_CREDENTIAL, credential);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      Buffer.from([0x59]),
      uint(authData.length, 2),
      authData,
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(this.#clientData("webauthn.create", challenge, odd)),
        attestationObject: base64url(attestationObject),
        transports: ["internal", "of a later day"],
      },
    };
  }

  /** The passkey's answer to the server's options for signing in. `odd` makes it invalid. */
  answer({ challenge, rpId }: AssertionOptions, odd: AnswerFlaws = {}): Assertion {
    this.counter += 1;
    const authenticatorData = this.#authenticatorData(rpId, odd);
    const clientData = this.#clientData("webauthn.get", challenge, odd);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const { privateKey } = odd.isForged
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : this.#keys;
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", signed, privateKey)),
      },
    };
  }

  #named() {
    const id = base64url(this.#id);
    return { id, rawId: id, type: "public-key" } as const;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: AnswerFlaws): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(
    asked: string,
    { site = asked, isUnverified = false }: AnswerFlaws,
    flags = 0,
    credential = Buffer.alloc(0),
  ): Buffer {
    const seen = PERSON_PRESENT | (isUnverified ? 0 : PERSON_VERIFIED);
    return Buffer.concat([
      sha256(Buffer.from(site)),
      Buffer.from([flags | seen]),
      uint(this.counter, 4),
      credential,
    ]);
  }

  /** The public key in COSE format (RFC 9053, 7.1.1). */
  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
  }
}

export async function addPasskey(
  person: Client,
  passkey: SoftPasskey,
  proof: object = { password: credentials("").password },
): Promise<Answer> {
  const options = await person.post("/api/auth/passkeys/options", proof);
  return person.post("/api/auth/passkeys", {
    name: "A key",
    passkey: passkey.make(options.read(CALLS.beginPasskey.answer)),
  });
}

export async function signInOptions(client: Client): Promise<AssertionOptions> {
  return (await client.post("/api/auth/passkey/options")).read(CALLS.askPasskey.answer);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function uint(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function base64url(bytes: Buffer): string {
  return bytes.toString("base64url");
}
