import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type * as reader from "../../labels/index.ts";
import { LabelNotRead, mayLoadUnasked, readLabelOnDevice } from "../../labels/index.ts";
import { useLabelOfWish } from "./useLabelOfWish.ts";

vi.mock("../../labels/index.ts", async (original) => ({
  ...(await original<typeof reader>()),
  mayLoadUnasked: vi.fn(),
  readLabelOnDevice: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(mayLoadUnasked).mockResolvedValue(true);
});

test.each([
  ["unavailable", "no-reader"],
  ["unreadable", "unread"],
] as const)("if reading a wish's label fails as %s, the state is %s", async (reason, state) => {
  vi.mocked(readLabelOnDevice).mockRejectedValue(new LabelNotRead(reason));

  expect(await stateAfterPhoto()).toBe(state);
});

test("a wish's label is not read if the reader may not load automatically", async () => {
  vi.mocked(mayLoadUnasked).mockResolvedValue(false);

  expect(await stateAfterPhoto()).toBe("no-reader");
});

async function stateAfterPhoto(): Promise<string> {
  const { result } = renderHook(() => useLabelOfWish([], () => undefined));
  act(() => {
    result.current.read(new ArrayBuffer(1));
  });
  await waitFor(() => {
    expect(result.current.state).not.toBe("reading");
  });
  return result.current.state;
}
