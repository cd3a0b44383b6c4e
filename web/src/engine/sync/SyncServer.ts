import {
  CALLS,
  type CellarAddress,
  type HistoryAnswer,
  PROTOCOL,
  type PullAnswer,
  type PushAnswer,
  type PushRequest,
  type WishesAnswer,
} from "sync-protocol";
import type { PageQuery } from "../db/push-pull/writeAnswer.ts";
import { callServer } from "../../server/callServer.ts";

/** Parameters and user of a page request [P5: user]. */
export interface PullRequest extends PageQuery {
  readonly userId: string;
  /** Maximum number of rows; `undefined` means the contract's default. */
  readonly limit: number | undefined;
}

/** Parameters and user of a request for a page of events or wishes. */
export interface HistoryRequest {
  readonly since: number;
  readonly epoch: string;
  readonly userId: string;
}

/** The server as used by a drain. Throws `ServerRefusal` and `Unreachable`. */
export interface SyncServer {
  push(request: PushRequest): Promise<PushAnswer>;
  pull(request: PullRequest): Promise<PullAnswer>;
  pullHistory(request: HistoryRequest): Promise<HistoryAnswer>;
  pullWishes(request: HistoryRequest): Promise<WishesAnswer>;
}

interface CallOptions {
  /** Aborts calls. */
  readonly signal?: AbortSignal;
  /** Called for each answer. */
  readonly onAnswer?: () => void;
}

export function serverOfThisOrigin(
  cellar: CellarAddress,
  { signal, onAnswer }: CallOptions = {},
): SyncServer {
  const noteAnswer = async <T>(answering: Promise<T>): Promise<T> => {
    const answer = await answering;
    onAnswer?.();
    return answer;
  };
  return {
    push: (body) => noteAnswer(callServer(CALLS.push, { cellar, body, signal })),
    pull: ({ epoch, ...asked }) => {
      const known = epoch === null ? {} : { epoch };
      const query = { protocol: PROTOCOL, ...asked, ...known };
      return noteAnswer(callServer(CALLS.pull, { cellar, query, signal }));
    },
    pullHistory: (asked) => {
      const query = { protocol: PROTOCOL, ...asked };
      return noteAnswer(callServer(CALLS.pullHistory, { cellar, query, signal }));
    },
    pullWishes: (asked) => {
      const query = { protocol: PROTOCOL, ...asked };
      return noteAnswer(callServer(CALLS.pullWishes, { cellar, query, signal }));
    },
  };
}
