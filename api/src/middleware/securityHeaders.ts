import { type Middleware } from "koa";
import helmet from "koa-helmet";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sets security headers; HSTS only over https. */
export function securityHeaders(settings: { readonly https: boolean }): Middleware {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Allows WebAssembly for label reading, but not `eval`.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Mantine sets CSS variables in inline styles.
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
