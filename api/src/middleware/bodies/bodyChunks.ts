import { type IncomingMessage } from "node:http";

/** The slowest accepted pace of a body. */
export interface Pace {
  /** Longest silence of the sender, in ms. */
  readonly silenceMaxMs: number;
  /** In each window of this length (ms) at least `windowBytesMin` bytes must arrive. */
  readonly windowMs: number;
  readonly windowBytesMin: number;
  readonly lookEveryMs: number;
}

/** A slow connection sends 12 kB/s and has no deadline. A silent one has 15 s. */
const PACE: Pace = {
  silenceMaxMs: 15_000,
  windowMs: 30_000,
  windowBytesMin: 30_000,
  lookEveryMs: 1_000,
};

/**
 * Reads a body in chunks. A sender below the pace is cut off: the connection closes and the
 * iteration throws. Time in which the reader is busy is not counted.
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
