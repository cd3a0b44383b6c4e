// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CameraState, FRAME_WITHIN_MS, showCamera } from "./showCamera.ts";

/** Each test's camera; stopped after it. */
let shown: ReturnType<typeof show>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = show();
});

afterEach(() => {
  shown.stop();
  inSight(true);
  vi.useRealTimers();
});

test("a camera is live once its first frame is there", async () => {
  expect(await shown.state()).toBe("waiting");

  shown.frame();

  expect(await shown.state()).toBe("live");
});

test("a camera that gives no frame is told after five seconds, and one that is only slow shows", async () => {
  await shown.state();
  await vi.advanceTimersByTimeAsync(FRAME_WITHIN_MS - 1);
  expect(await shown.state()).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await shown.state()).toBe("late");

  shown.frame();

  expect(await shown.state()).toBe("live");
});

test("a question for permission that stays open is not told as a camera without a picture", async () => {
  shown.stop();
  shown = show(() => new Promise(() => undefined));

  await vi.advanceTimersByTimeAsync(FRAME_WITHIN_MS);

  expect(await shown.state()).toBe("waiting");
});

test("a track that ends in the background is reopened when the page is back in sight", async () => {
  await shown.live();
  inSight(false);
  shown.track().end();
  expect(shown.opened).toHaveLength(1);

  inSight(true);

  expect(await shown.state()).toBe("waiting");
  expect(shown.opened).toHaveLength(2);
  shown.frame();
  expect(await shown.state()).toBe("live");
});

test("a track that ends in sight is reopened at once", async () => {
  await shown.live();

  shown.track().end();

  expect(await shown.state()).toBe("waiting");
  expect(shown.opened).toHaveLength(2);
});

test("a camera that ends before it shows anything is not asked for without end", async () => {
  await shown.state();

  shown.track().end();
  expect(await shown.state()).toBe("late");
  expect(shown.opened).toHaveLength(1);
  window.dispatchEvent(new Event("focus"));

  expect(await shown.state()).toBe("waiting");
  expect(shown.opened).toHaveLength(2);
});

test("a camera without a picture is reopened when the person comes back to the page", async () => {
  await vi.advanceTimersByTimeAsync(FRAME_WITHIN_MS);
  expect(await shown.state()).toBe("late");

  window.dispatchEvent(new Event("focus"));

  expect(await shown.state()).toBe("waiting");
  expect(shown.opened).toHaveLength(2);
});

test("a muted track has no picture to capture, until it is heard again", async () => {
  await shown.live();
  shown.track().mute(true);
  expect(await shown.state()).toBe("waiting");

  shown.track().mute(false);
  shown.frame();

  expect(await shown.state()).toBe("live");
  expect(shown.opened).toHaveLength(1);
});

// Spec 10.84
test("a track still muted when the page is back in sight is reopened", async () => {
  await shown.live();
  inSight(false);
  const first = shown.track();
  first.mute(true);

  inSight(true);

  expect(await shown.state()).toBe("waiting");
  expect(shown.opened).toHaveLength(2);
  expect(first.readyState).toBe("ended");
});

test("a live camera is left alone when the page comes back", async () => {
  await shown.live();

  inSight(false);
  inSight(true);

  expect(await shown.state()).toBe("live");
  expect(shown.opened).toHaveLength(1);
});

test("one that cannot be reopened has failed", async () => {
  await shown.live();
  shown.refuse();

  shown.track().end();
  await shown.state();

  expect(shown.failed).toHaveBeenCalledOnce();
});

class FakeTrack extends EventTarget {
  readyState = "live";
  muted = false;

  stop(): void {
    this.readyState = "ended";
  }

  /** The system takes it. */
  end(): void {
    this.stop();
    this.dispatchEvent(new Event("ended"));
  }

  mute(muted: boolean): void {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? "mute" : "unmute"));
  }
}

function show(open?: () => Promise<MediaStream>) {
  const video = document.createElement("video");
  vi.spyOn(video, "play").mockResolvedValue();
  const opened: FakeTrack[] = [];
  const failed = vi.fn();
  let state: CameraState = "waiting";
  let isRefused = false;
  const openTrack = () => {
    if (isRefused) return Promise.reject(new DOMException("", "NotReadableError"));
    const track = new FakeTrack();
    opened.push(track);
    return Promise.resolve(Object.assign(new MediaStream(), { getTracks: () => [track] } as never));
  };
  const stop = showCamera(video, {
    open: open ?? openTrack,
    tell: (told) => {
      state = told;
    },
    failed,
  });
  const frame = () => video.dispatchEvent(new Event("loadeddata"));
  const settled = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return state;
  };
  return {
    stop,
    opened,
    failed,
    frame,
    state: settled,
    live: async () => {
      await settled();
      frame();
    },
    refuse: () => {
      isRefused = true;
    },
    track: () => opened.at(-1)!,
  };
}

function inSight(isInSight: boolean): void {
  Object.defineProperty(document, "visibilityState", {
    configurable: true,
    value: isInSight ? "visible" : "hidden",
  });
  document.dispatchEvent(new Event("visibilitychange"));
}
