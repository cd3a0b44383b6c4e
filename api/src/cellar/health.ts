import type { ObjectBytes } from "./ports/objects.ts";
import type { SessionStore } from "./ports/sessions.ts";

/**
 * How long a result is cached. The cache limits the work, because anyone can call the health check.
 */
const CACHE_MS = 10_000;

export interface HealthDeps {
  readonly sessions: Pick<SessionStore, "read">;
  readonly bytes: Pick<ObjectBytes, "probe">;
  readonly now: () => number;
  /** Receives the cause of a failure. The answer says only that a check failed. */
  readonly report: (cause: unknown) => void;
}

export interface Health {
  readonly database: "ok" | "failing";
  readonly photos: "ok" | "failing";
}

export function healthOf({ sessions, bytes, now, report }: HealthDeps): () => Promise<Health> {
  let cached: { readonly at: number; readonly health: Promise<Health> } | undefined;

  const tried = async (part: () => Promise<unknown>) => {
    try {
      await part();
      return "ok";
    } catch (cause) {
      report(cause);
      return "failing";
    }
  };
  const look = async (): Promise<Health> => {
    const [database, photos] = await Promise.all([
      tried(() => sessions.read("nobody's", now())),
      tried(() => bytes.probe()),
    ]);
    return { database, photos };
  };

  return () => {
    if (!cached || now() - cached.at >= CACHE_MS) cached = { at: now(), health: look() };
    return cached.health;
  };
}
