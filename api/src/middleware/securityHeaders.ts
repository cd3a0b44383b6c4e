import { type Middleware } from "koa";
import helmet from "koa-helmet";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers that protect browsers; HSTS only on https. */
export function securityHeaders(settings: { readonly https: boolean }): Middleware {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Labels are read on the device by WebAssembly. This allows it, but not `eval`.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Mantine sets its variables in inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "blob:", "data:"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: settings.https && { maxAge: YEAR_SECONDS },
    xFrameOptions: { action: "deny" },
  });

  return async (ctx, next) => {
    ctx.set("Permissions-Policy", "camera=(self), microphone=(), geolocation=()");
    await protect(ctx, next);
  };
}
