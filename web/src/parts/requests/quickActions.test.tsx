import { expect, test, vi } from "vitest";
import { QUICK_ACTIONS, sendQuickAction, useQuickAction } from "./quickActions.ts";
import { show } from "../../ui/test/show.tsx";

// Spec 2.16
test("a quick action reaches its open page and other window listeners", () => {
  const take = vi.fn();
  const listener = vi.fn();
  window.addEventListener("wine-cellar:add-wine", listener, { once: true });
  show(<Taker take={take} />);

  sendQuickAction(QUICK_ACTIONS.addWine);

  expect(take).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
});

// Spec 2.16
test("a quick action sent before its page opens runs there once", () => {
  const take = vi.fn();
  sendQuickAction(QUICK_ACTIONS.addWine);

  show(<Taker take={take} />);
  show(<Taker take={take} />);

  expect(take).toHaveBeenCalledOnce();
});

function Taker({ take }: { readonly take: () => void }) {
  useQuickAction(QUICK_ACTIONS.addWine, take);
  return null;
}
