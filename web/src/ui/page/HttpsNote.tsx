import { i18n } from "../../language/i18n.ts";
import { Alert } from "./Alert.tsx";
import classes from "./HttpsNote.module.css";

/** Whether the page was opened over plain http, where browsers disable offline use and the camera. */
export function needsHttps(): boolean {
  return "isSecureContext" in globalThis && !globalThis.isSecureContext;
}

export function HttpsNote() {
  return (
    <Alert title={i18n._("Wine Cellar needs https")}>
      <div className={classes["message"]}>
        <p>
          {i18n._(
            "Over plain http this app opens only while it reaches the server, without camera and passkeys. Others on your network can read along.",
          )}
        </p>
        <p>
          {i18n._(
            "Open this server’s https address instead. If you run the server, put a proxy with a certificate in front of it, such as Caddy, and set PUBLIC_URL to its https address.",
          )}
        </p>
      </div>
    </Alert>
  );
}
