// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CameraState, FRAME_WITHIN_MS, showCamera } from "./showCamera.ts";

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

test("a camera is live when its first frame arrives", async () => {
  expect(await shown.state()).toBe("waiting");

  shown.frame();

  expect(await shown.state()).toBe("live");
});

test("a camera is late after five seconds without a frame, until one arrives", async () => {
  await shown.state();
  await vi.advanceTimersByTimeAsync(FRAME_WITHIN_MS - 1);
  expect(await shown.state()).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await shown.state()).toBe("late");

  shown.frame();

  expect(await shown.state()).toBe("live");
});

test("a pending permission prompt for the camera does not count as late", async () => {
  shown.stop();
  shown = show(() => new Promise(() => undefined));

  await vi.advanceTimersByTimeAsync(FRAME_WITHIN_MS);

  expect(await shown.state()).toBe("waiting");
});

test("a camera that ended in the background reopens when the user returns", async () => {
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

test("a camera that ends on a visible page is reopened immediately", async () => {
  await shown.live();

  shown.track().end();

  expect(await shown.state()).toBe("waiting");
  expect(shown.opened).toHaveLength(2);
});

test("a camera that ends before its first frame reopens only on focus", async () => {
  await shown.state();

  shown.track().end();
  expect(await shown.state()).toBe("late");
  expect(shown.opened).toHaveLength(1);
  window.dispatchEvent(new Event("focus"));

  expect(await shown.state()).toBe("waiting");
  expect(shown.opened).toHaveLength(2);
});

test("a camera stuck without a picture reopens when the user returns", async () => {
  await vi.advanceTimersByTimeAsync(FRAME_WITHIN_MS);
  expect(await shown.state()).toBe("late");

  window.dispatchEvent(new Event("focus"));

  expect(await shown.state()).toBe("waiting");
  expect(shown.opened).toHaveLength(2);
});

test("a camera with a muted track counts as waiting until unmuted", async () => {
  await shown.live();
  shown.track().mute(true);
  expect(await shown.state()).toBe("waiting");

  shown.track().mute(false);
  shown.frame();

  expect(await shown.state()).toBe("live");
  expect(shown.opened).toHaveLength(1);
});

// Spec 10.84
test("a camera track still muted when the user returns is reopened", async () => {
  await shown.live();
  inSight(false);
  const first = shown.track();
  first.mute(true);

  inSight(true);

  expect(await shown.state()).toBe("waiting");
  expect(shown.opened).toHaveLength(2);
  expect(first.readyState).toBe("ended");
});

test("a live camera stays open when the user returns", async () => {
  await shown.live();

  inSight(false);
  inSight(true);

  expect(await shown.state()).toBe("live");
  expect(shown.opened).toHaveLength(1);
});

test("a camera that cannot be reopened is reported as failed", async () => {
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

  /** Ends the track with an event, as the operating system does. */
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
    onState: (newest) => {
      state = newest;
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
