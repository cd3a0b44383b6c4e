import type { OneTimeCodes } from "../../cellar/ports/signInMethods.ts";

const PERIOD_SECONDS = 30;

/** How many time steps before and after the current one are accepted, because clocks differ. */
const WINDOW = 1;

/** Checks six-digit codes of authenticator apps. The library for them is loaded on first use. */
export function oneTimeCodes(): OneTimeCodes {
  const load = () => import("otpauth");
  return {
    async newSecret() {
      const { Secret } = await load();
      return new Secret({ size: 20 }).base32;
    },
    async addressOf(secret, email) {
      const { TOTP } = await load();
      return new TOTP({ issuer: "Wine Cellar", label: email, secret }).toString();
    },
    async stepOf(secret, code, now) {
      const { TOTP } = await load();
      const totp = new TOTP({ secret, period: PERIOD_SECONDS });
      const token = code.replaceAll(/\s/g, "");
      const delta = totp.validate({ token, window: WINDOW, timestamp: now });
      return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
    },
  };
}
