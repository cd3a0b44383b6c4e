import {
  type PullAnswer,
  pullAnswerSchema,
  type PushAnswer,
  pushAnswerSchema,
  type PushRequest,
} from "sync-protocol";
import type { PageQuery } from "../db/writeAnswer.ts";
import { callServer } from "./http.ts";

/** The server as a drain sees it. Throws `ServerRefusal` and `Unreachable`. */
export interface SyncServer {
  push(request: PushRequest): Promise<PushAnswer>;
  pull(query: PageQuery): Promise<PullAnswer>;
}

/** The server of this origin; calls end early when `signal` aborts. */
export function serverOfThisOrigin(signal?: AbortSignal): SyncServer {
  return {
    push: (request) =>
      callServer(
        { method: "POST", path: "/api/sync/push", body: request, signal },
        pushAnswerSchema,
      ),
    pull: (query) =>
      callServer(
        { method: "GET", path: `/api/sync/changes?${search(query)}`, signal },
        pullAnswerSchema,
      ),
  };
}

function search({ since, epoch, deviceId }: PageQuery): string {
  const known = epoch === null ? {} : { epoch };
  return new URLSearchParams({ since: String(since), deviceId, ...known }).toString();
}
