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

/** `userId`: the user for whom the page is requested [P5: user]. */
export interface PullRequest extends PageQuery {
  readonly userId: string;
  /** Maximum number of rows; `undefined` means the contract's default. */
  readonly limit: number | undefined;
}

export interface HistoryRequest {
  readonly since: number;
  readonly epoch: string;
  readonly userId: string;
}

/** The server's calls that a drain makes. They throw `ServerRefusal` and `Unreachable`. */
export interface SyncServer {
  push(request: PushRequest): Promise<PushAnswer>;
  pull(request: PullRequest): Promise<PullAnswer>;
  pullHistory(request: HistoryRequest): Promise<HistoryAnswer>;
  pullWishes(request: HistoryRequest): Promise<WishesAnswer>;
}

interface CallOptions {
  readonly signal?: AbortSignal;
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
