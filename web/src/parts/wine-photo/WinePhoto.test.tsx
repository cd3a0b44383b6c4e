import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EverythingInSight } from "../../ui/test/EverythingInSight.ts";
import { show } from "../../ui/test/show.tsx";
import { WinePhoto } from "./WinePhoto.tsx";

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
});

afterEach(() => {
  vi.useRealTimers();
});

// Spec 2.34, 8.17
test.each([null, "", "label.jpg", "data:image/png;base64,short"])(
  "an invalid photo source such as %j shows 'No image'",
  (source) => {
    showPhoto(source);

    screen.getByText("No image");
    expect(screen.queryByRole("img", { name: "Label of Barolo" })).toBeNull();
  },
);

// Spec 4.13, 8.17
test("a picture not loaded after five seconds is shown as failed", () => {
  vi.useFakeTimers();
  showPhoto(PHOTO);

  elapse(4_999);
  expect(screen.queryByText("Image failed to load")).toBeNull();
  elapse(1);

  screen.getByText("Image failed to load");
});

test("a picture that loads after its timeout is still shown", () => {
  vi.useFakeTimers();
  showPhoto(PHOTO);
  const asked = label();
  elapse(5_000);

  fireEvent.load(asked);

  expect(screen.queryByText("Image failed to load")).toBeNull();
  expect(label().dataset["loaded"]).toBe("true");
});

// Spec 2.35, 4.13
test("a failed picture can be retried twice, each time with a new address", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  showPhoto(PHOTO);

  fireEvent.error(label());
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(label().getAttribute("src")).toContain("retry=1000000");
  elapse(5_000);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(label().getAttribute("src")).toContain("retry=1005000");
  fireEvent.error(label());

  screen.getByText("Image failed to load");
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test.each([
  ["fills its box", { width: 160, height: 213 }, 0],
  ["does not fill its box", { width: 160, height: 160 }, 1],
])("a photo that %s (%j) is shown with %i blurred copies", (_, { width, height }, blurs) => {
  showPhoto(PHOTO);
  Object.defineProperties(label(), {
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });

  fireEvent.load(label());

  expect(document.querySelectorAll("canvas")).toHaveLength(blurs);
});

const PHOTO = "/objects/uploads/4b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111";

function showPhoto(source: string | null) {
  show(<WinePhoto name="Barolo" type="Red Wine" source={source} />);
}

const label = () => screen.getByRole("img", { name: "Label of Barolo" });

function elapse(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
