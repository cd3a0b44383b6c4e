import {
  CALLS,
  type HistoryAnswer,
  PROTOCOL,
  type PullAnswer,
  type PushAnswer,
  type PushRequest,
} from "sync-protocol";
import type { PageQuery } from "../db/push-pull/writeAnswer.ts";
import { callServer } from "../../server/callServer.ts";

/** What a page is asked for, and for whom (rule P5). */
export interface PullRequest extends PageQuery {
  readonly userId: string;
  /** How many rows at the most; the contract's number where none is said. */
  readonly limit: number | undefined;
}

/** Which events are asked for, and whose. */
export interface HistoryRequest {
  readonly since: number;
  readonly epoch: string;
  readonly userId: string;
}

/** The server as a drain sees it. Throws `ServerRefusal` and `Unreachable`. */
export interface SyncServer {
  push(request: PushRequest): Promise<PushAnswer>;
  pull(request: PullRequest): Promise<PullAnswer>;
  pullHistory(request: HistoryRequest): Promise<HistoryAnswer>;
}

interface CallOptions {
  /** Ends calls early. */
  readonly signal?: AbortSignal;
  /** Called for each answer. */
  readonly onAnswer?: () => void;
}

/** The server of this origin. */
export function serverOfThisOrigin({ signal, onAnswer }: CallOptions = {}): SyncServer {
  const heard = async <T>(answering: Promise<T>): Promise<T> => {
    const answer = await answering;
    onAnswer?.();
    return answer;
  };
  return {
    push: (body) => heard(callServer(CALLS.push, { body, signal })),
    pull: ({ epoch, ...asked }) => {
      const known = epoch === null ? {} : { epoch };
      const query = { protocol: PROTOCOL, ...asked, ...known };
      return heard(callServer(CALLS.pull, { query, signal }));
    },
    pullHistory: (asked) =>
      heard(callServer(CALLS.pullHistory, { query: { protocol: PROTOCOL, ...asked }, signal })),
  };
}
