import { Alert } from "./Alert.tsx";
import classes from "./HttpsNote.module.css";

/** Whether the browser withholds what a cellar on this device needs, as it does over plain http. */
export function needsHttps(): boolean {
  return "isSecureContext" in globalThis && !globalThis.isSecureContext;
}

/** Why the app can't open over plain http, and how to get https. */
export function HttpsNote() {
  return (
    <Alert title="Wine Cellar needs https">
      <div className={classes["message"]}>
        <p>
          Over plain http your browser can&rsquo;t keep a cellar on this device. The app won&rsquo;t
          open here, even after you sign in.
        </p>
        <p>
          Open this server&rsquo;s https address instead. If you run the server, put a proxy with a
          certificate in front of it, such as Caddy, and set PUBLIC_URL to its https address.
        </p>
      </div>
    </Alert>
  );
}
