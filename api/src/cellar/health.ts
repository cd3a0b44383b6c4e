import type { ObjectBytes } from "./ports/objects.ts";
import type { SessionStore } from "./ports/sessions.ts";

/** How long what was found is said again, in milliseconds: anybody may ask. */
const SAID_FOR_MS = 10_000;

export interface HealthDeps {
  readonly sessions: Pick<SessionStore, "read">;
  readonly bytes: Pick<ObjectBytes, "probe">;
  readonly now: () => number;
  /** Told why something fails; whoever asked learns only that it does. */
  readonly report: (cause: unknown) => void;
}

/** Whether what the server stands on works. */
export interface Health {
  readonly database: "ok" | "failing";
  readonly photos: "ok" | "failing";
}

/** Tries the database and what keeps photos; those who ask soon after hear the same. */
export function healthOf({ sessions, bytes, now, report }: HealthDeps): () => Promise<Health> {
  let said: { readonly at: number; readonly health: Promise<Health> } | undefined;

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
    if (!said || now() - said.at >= SAID_FOR_MS) said = { at: now(), health: look() };
    return said.health;
  };
}
