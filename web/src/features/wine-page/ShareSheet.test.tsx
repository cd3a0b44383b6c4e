import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aCellarWine } from "../../rules/testBuilders.ts";
import { show } from "../../ui/test/show.tsx";
import { ShareSheet } from "./ShareSheet.tsx";

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

test("Send Link passes the wine's link to the device's share menu", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  const { person, onClose } = open(share);

  await person.click(screen.getByRole("button", { name: "Send Link" }));

  const [handedOn] = share.mock.calls[0] ?? [];
  expect(handedOn?.title).toContain(aCellarWine().name);
  expect(handedOn?.url).toContain("/wines/new#wine=");
  expect(onClose).toHaveBeenCalledOnce();
});

test("after a cancelled share, the link can still be copied or saved", async () => {
  const { person, onClose } = open(() => Promise.reject(new DOMException("", "AbortError")));

  await person.click(screen.getByRole("button", { name: "Send Link" }));

  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Copy Link" })).toBeTruthy();
});

test("without a share menu on the device, Send Link is hidden", () => {
  open(undefined);

  expect(screen.queryByRole("button", { name: "Send Link" })).toBeNull();
});

function open(share: ((data: ShareData) => Promise<void>) | undefined) {
  if (share) Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const onClose = vi.fn();
  const { person } = show(<ShareSheet opened wine={aCellarWine()} onClose={onClose} />);
  return { person, onClose };
}
