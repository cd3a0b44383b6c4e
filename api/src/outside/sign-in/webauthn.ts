import { PASSKEY_TRANSPORTS } from "sync-protocol";
import type { Credential, PasskeyVerifier } from "../../cellar/ports/signInMethods.ts";

/**
 * Verifies passkeys of the site at `publicUrl`. The WebAuthn library is loaded on first use.
 * `report` receives the causes of refusals.
 */
export function webauthn(publicUrl: string, report: (cause: unknown) => void): PasskeyVerifier {
  const { hostname: site, origin } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: site, requireUserVerification: true };

  /** Returns `undefined` if a check throws, because the library throws on any invalid input. */
  const unlessWrong = async <T>(check: () => Promise<T | undefined>): Promise<T | undefined> => {
    try {
      return await check();
    } catch (cause) {
      report(cause);
      return undefined;
    }
  };

  return {
    site,
    async checkAssertion(assertion, { credentialId, publicKey, counter }, isOurs) {
      const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
      return unlessWrong(async () => {
        let answered = "";
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: { ...assertion, clientExtensionResults: {} },
          expectedChallenge(challenge) {
            answered = challenge;
            return isOurs(challenge);
          },
          credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
        });
        return verified
          ? { challenge: answered, counter: authenticationInfo.newCounter }
          : undefined;
      });
    },
    async checkAttestation(attestation, isOurs) {
      const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
      return unlessWrong(async () => {
        let answered = "";
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: {
            ...attestation,
            response: { ...attestation.response, transports: knownIn(attestation.response) },
            clientExtensionResults: {},
          },
          expectedChallenge(challenge) {
            answered = challenge;
            return isOurs(challenge);
          },
        });
        if (!verified) return undefined;
        const { id, publicKey, counter } = registrationInfo.credential;
        const made: Credential = {
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: knownIn(attestation.response),
        };
        return { ...made, challenge: answered };
      });
    },
  };
}

function knownIn({ transports = [] }: { readonly transports?: readonly string[] | undefined }) {
  return PASSKEY_TRANSPORTS.filter((transport) => transports.includes(transport));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, "base64url"));
}
