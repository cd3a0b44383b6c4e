// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openCellarDatabase } from "../db/CellarDatabase.ts";
import { listenLive } from "./liveEvents.ts";

/** All connections opened so far, the latest last. */
let opened: FakeSource[] = [];
const onMove = vi.fn();
const onMaybe = vi.fn();
let stop: () => void;

class FakeSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = FakeSource.CONNECTING;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    opened.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  open(): void {
    this.readyState = FakeSource.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  say(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  onMove.mockReset();
  onMaybe.mockReset();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("navigator", {});
  stop = listenLive(openCellarDatabase("ada"), { onMove, onMaybe });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("an opened connection reports possibly missed changes and forwards events", () => {
  latest().open();
  expect(onMaybe).toHaveBeenCalledOnce();

  latest().say(JSON.stringify({ seq: 7 }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ seq: 7 });
  expect(onMaybe).toHaveBeenCalledOnce();
});

test.each(["", "no JSON", '{"seq":"seven"}'])(
  "an invalid message %j reports possibly missed changes",
  (data) => {
    latest().say(data);

    expect(onMove).not.toHaveBeenCalled();
    expect(onMaybe).toHaveBeenCalledOnce();
  },
);

test("a page without a connection checks for changes every 30 seconds", () => {
  vi.advanceTimersByTime(60_000);
  expect(onMaybe).toHaveBeenCalledTimes(2);

  latest().open();
  vi.advanceTimersByTime(60_000);
  expect(onMaybe).toHaveBeenCalledTimes(3);
});

test("a connection that the browser closed is opened again", () => {
  latest().close();
  vi.advanceTimersByTime(30_000);

  expect(opened).toHaveLength(2);
});

test("a hidden page has no connection and does not check for changes", () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));

  expect(latest().readyState).toBe(FakeSource.CLOSED);
  vi.advanceTimersByTime(60_000);
  expect(onMaybe).not.toHaveBeenCalled();

  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(opened).toHaveLength(2);
});

test("a stopped listener has no connection and does not check for changes", () => {
  stop();

  expect(latest().readyState).toBe(FakeSource.CLOSED);
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(onMaybe).not.toHaveBeenCalled();
  expect(opened).toHaveLength(1);
});

test("a page checks for changes while another page has the connection", async () => {
  stop();
  opened = [];
  let grant: () => void = () => undefined;
  const request = (_name: string, _options: object, hold: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      grant = () => {
        resolve(hold());
      };
    });
  vi.stubGlobal("navigator", { locks: { request } });
  stop = listenLive(openCellarDatabase("ada"), { onMove, onMaybe });

  vi.advanceTimersByTime(30_000);
  expect(opened).toHaveLength(0);
  expect(onMaybe).toHaveBeenCalledOnce();
  grant();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(1);
});

function latest(): FakeSource {
  const source = opened.at(-1);
  if (!source) throw new Error("There is no connection");
  return source;
}
