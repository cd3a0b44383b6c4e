import { type IncomingMessage } from "node:http";

export interface Pace {
  readonly silenceMaxMs: number;
  /** At least `windowBytesMin` bytes must arrive in each window of this length, in ms. */
  readonly windowMs: number;
  readonly windowBytesMin: number;
  readonly lookEveryMs: number;
}

/** A body sent at 1 kB/s or faster has no deadline. A sender may pause for 15 s. */
const PACE: Pace = {
  silenceMaxMs: 15_000,
  windowMs: 30_000,
  windowBytesMin: 30_000,
  lookEveryMs: 1_000,
};

/**
 * Reads a body in chunks. A sender that is too slow is disconnected, and the iteration throws. Time
 * that the reader needs is not counted.
 */
export async function* bodyChunks(req: IncomingMessage, pace = PACE): AsyncGenerator<Buffer> {
  const cutOff = () => {
    req.destroy();
  };
  const watch = watchPace(pace, cutOff);
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) continue;
      watch.received(chunk.length);
      yield chunk;
      watch.resumed();
    }
  } finally {
    watch.end();
  }
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function watchPace(pace: Pace, cutOff: () => void) {
  let isWaiting = true;
  let since = performance.now();
  let windowSince = since;
  let windowBytes = 0;

  const look = setInterval(() => {
    if (!isWaiting) return;
    const now = performance.now();
    if (now - since >= pace.silenceMaxMs) cutOff();
    if (now - windowSince < pace.windowMs) return;
    if (windowBytes < pace.windowBytesMin) cutOff();
    windowSince = now;
    windowBytes = 0;
  }, pace.lookEveryMs);

  return {
    received(bytes: number) {
      isWaiting = false;
      windowBytes += bytes;
      since = performance.now();
    },
    resumed() {
      isWaiting = true;
      const now = performance.now();
      windowSince += now - since;
      since = now;
    },
    end() {
      clearInterval(look);
    },
  };
}
