import { PROTOCOL_HEADER } from "sync-protocol";
import { vi } from "vitest";

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface RequestBody {
  readonly method: string;
  readonly body: string | ArrayBuffer | null;
}

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

/**
 * Replaces the server. Responds by `"METHOD /path"`, with 404 for other requests, and records the
 * requests. A response of `undefined` simulates a lost connection; a promise simulates a slow
 * response.
 */
export function fakeServer(
  answers: Record<string, Answer | Promise<Answer> | undefined>,
): FakeRequest[] {
  const asked: FakeRequest[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestBody): Promise<Response> => {
    const { method } = init;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    asked.push({ method, path, body });
    const key = `${method} ${path}`;
    if (!(key in answers)) return answer({ status: 404, body: { error: "No", code: "not_found" } });
    const chosen = await answers[key];
    if (!chosen) throw new TypeError("Failed to fetch");
    return answer(chosen);
  });
  return asked;
}

function answer({ status = 200, body = {} }: Answer): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), {
    status,
    headers: { [PROTOCOL_HEADER]: "1", "content-type": "application/json" },
  });
}
