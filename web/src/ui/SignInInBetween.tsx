import { pastWorkerAddress } from "../platform/pastWorker.ts";

/** Says that something else answered in the server's place, and links past the service worker. */
export function SignInInBetween() {
  return (
    <>
      Something between you and the server asks you to sign in.{" "}
      <a href={pastWorkerAddress()}>Go to Sign-In</a>
    </>
  );
}
