import {
  PROTOCOL,
  type PullAnswer,
  pullAnswerSchema,
  type PushAnswer,
  pushAnswerSchema,
  type PushRequest,
} from "sync-protocol";
import type { PageQuery } from "../db/push-pull/writeAnswer.ts";
import { callServer } from "../server/callServer.ts";

/** What a page is asked for, and for whom (rule P5). */
export interface PullRequest extends PageQuery {
  readonly userId: string;
}

/** The server as a drain sees it. Throws `ServerRefusal` and `Unreachable`. */
export interface SyncServer {
  push(request: PushRequest): Promise<PushAnswer>;
  pull(request: PullRequest): Promise<PullAnswer>;
}

/** The server of this origin; calls end early when `signal` aborts. */
export function serverOfThisOrigin(signal?: AbortSignal): SyncServer {
  return {
    push: (request) =>
      callServer(
        { method: "POST", path: "/api/sync/push", body: request, signal },
        pushAnswerSchema,
      ),
    pull: (request) =>
      callServer(
        { method: "GET", path: `/api/sync/changes?${search(request)}`, signal },
        pullAnswerSchema,
      ),
  };
}

function search({ since, epoch, deviceId, userId }: PullRequest): string {
  const known = epoch === null ? {} : { epoch };
  return new URLSearchParams({
    protocol: String(PROTOCOL),
    since: String(since),
    deviceId,
    userId,
    ...known,
  }).toString();
}
