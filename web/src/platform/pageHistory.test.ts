import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openPageHistory, type PageHistory } from "./pageHistory.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("open dialogs", () => {
  test("Back closes the dialog and stays on the page", () => {
    const tab = openTab("/wines/1");
    tab.open();

    tab.back();

    expect(tab.dialogs()).toBe(0);
    expect(tab.url()).toBe("/wines/1");
    tab.back();
    expect(tab.url()).toBe("/");
  });

  test("with two open dialogs, each Back closes the upper dialog", () => {
    const tab = openTab("/wines/1");
    tab.open();
    tab.open();

    tab.back();
    expect(tab.dialogs()).toBe(1);
    tab.back();

    expect(tab.dialogs()).toBe(0);
    expect(tab.url()).toBe("/wines/1");
  });

  test("after a button closed the dialog, Back leaves the page", () => {
    const tab = openTab("/wines/1");
    tab.open();
    tab.close();

    tab.back();

    expect(tab.url()).toBe("/");
  });

  test("Forward does not reopen a closed dialog", () => {
    const tab = openTab("/wines/1");
    tab.open();
    tab.back();

    tab.forward();

    expect(tab.dialogs()).toBe(0);
    expect(tab.url()).toBe("/wines/1");
    tab.back();
    expect(tab.url()).toBe("/");
  });

  test("a link in a dialog opens another page, and Back returns", () => {
    const tab = openTab("/places");
    tab.open();
    tab.open();

    tab.followLinkInside("/wines/2");

    expect(tab.url()).toBe("/wines/2");
    tab.back();
    expect(tab.url()).toBe("/places");
    tab.back();
    expect(tab.url()).toBe("/");
  });

  test("a filter set in a dialog stays after Back closes the dialog", () => {
    const tab = openTab("/wines");
    tab.open();
    tab.history.pushAddress("/wines?type=Red");
    tab.settle();

    tab.back();
    expect([tab.dialogs(), tab.url()]).toEqual([0, "/wines?type=Red"]);
    tab.back();

    expect(tab.url()).toBe("/wines");
  });

  test("Back immediately after filtering in a dialog closes only the dialog", () => {
    const tab = openTab("/wines");
    tab.open();
    tab.history.pushAddress("/wines?type=Red");
    tab.goneBack();

    tab.back();

    expect([tab.dialogs(), tab.url()]).toEqual([0, "/wines?type=Red"]);
  });

  test("Back keeps the search text that was typed in the dialog", () => {
    const tab = openTab("/wines");
    tab.open();
    tab.history.pushAddress("/wines?q=b");
    tab.history.replaceAddress("/wines?q=ba");
    tab.settle();
    tab.history.replaceAddress("/wines?q=bar");

    tab.back();

    expect(tab.url()).toBe("/wines?q=bar");
  });

  test("a reload with open dialogs leaves no extra history entries", () => {
    const tab = openTab("/wines/1");
    tab.open();
    tab.open();

    tab.reload();

    expect(tab.url()).toBe("/wines/1");
    tab.back();
    expect(tab.url()).toBe("/");
  });

  test("Back stays on the page while a dialog refuses to close", () => {
    const tab = openTab("/wines/1");
    const close = vi.fn();
    tab.history.openDialog(close);
    tab.settle();

    tab.back();
    tab.back();

    expect(close).toHaveBeenCalledTimes(2);
    expect(tab.url()).toBe("/wines/1");
  });
});

test("a dialog that replaces another dialog uses the same history entry", () => {
  const tab = openTab("/wines/1");
  tab.open();
  const before = tab.entries();

  tab.swap();

  expect(tab.entries()).toBe(before);
  tab.back();
  expect([tab.dialogs(), tab.url()]).toEqual([0, "/wines/1"]);
});

// Spec 10.4
test("after random navigation, each Back closes one dialog or leaves one page", () => {
  const step = fc.constantFrom("open", "close", "back", "link", "link inside", "address", "reload");
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const tab = openTab("/0");
      const pages = ["/", "/0"];
      let dialogs = 0;
      for (const [n, step] of steps.entries()) {
        const url = `/${String(n + 1)}`;
        if (step === "open") {
          tab.open();
          dialogs++;
        } else if (step === "close" && dialogs > 0) {
          tab.close();
          dialogs--;
        } else if (step === "back" && (dialogs > 0 || pages.length > 1)) {
          tab.back();
          if (dialogs > 0) dialogs--;
          else pages.pop();
        } else if (step === "link" && dialogs === 0) {
          tab.history.push(url, null);
          tab.settle();
          pages.push(url);
        } else if (step === "link inside" && dialogs > 0) {
          tab.followLinkInside(url);
          dialogs = 0;
          pages.push(url);
        } else if (step === "address") {
          tab.history.pushAddress(url);
          tab.settle();
          pages.push(url);
        } else if (step === "reload") {
          tab.reload();
          dialogs = 0;
        }
        expect([tab.url(), tab.dialogs()]).toEqual([pages.at(-1), dialogs]);
        expect(tab.entries()).toBe(pages.length + dialogs);
      }
    }),
    { numRuns: 300 },
  );
});

test("a link opens its page even after the browser ignored history.back()", () => {
  const tab = openTab("/wines/1");
  tab.open();
  tab.stick();
  tab.close();
  vi.advanceTimersByTime(2_000);

  tab.history.push("/places", null);
  tab.settle();

  expect(tab.url()).toBe("/places");
});

interface Entry {
  readonly state: unknown;
  readonly url: string;
}

function openTab(url: string) {
  const entries: Entry[] = [{ state: null, url: "/" }];
  let at = 0;
  let isStuck = false;
  let onPop: (event: Event) => void = () => undefined;
  const closers: (() => void)[] = [];
  const goTo = (to: number) => {
    setTimeout(() => {
      if (isStuck || !entries[to]) return;
      at = to;
      onPop(new Event("popstate"));
    }, 5);
  };
  const here = () => entries[at]!;
  const browser = {
    addEventListener: (_: string, listener: (event: Event) => void) => {
      onPop = listener;
    },
    history: {
      get state() {
        return here().state;
      },
      pushState: (state: unknown, _: string, to: string) => {
        entries.splice(++at, Infinity, { state: structuredClone(state), url: to });
      },
      replaceState: (state: unknown, _: string, to: string) => {
        entries[at] = { state: structuredClone(state), url: to };
      },
      go: (delta: number) => {
        goTo(at + delta);
      },
    },
    location: {
      get pathname() {
        return here().url.split("?")[0];
      },
      get search() {
        return /\?.*/.exec(here().url)?.[0] ?? "";
      },
      hash: "",
    },
  } as unknown as Window;
  const load = (): PageHistory => openPageHistory(browser);
  let history = load();
  const settle = () => vi.advanceTimersByTime(100);
  const open = () => {
    const ended = history.openDialog(() => {
      close();
    });
    closers.push(ended);
  };
  const close = () => closers.pop()?.();
  history.push(url, null);
  settle();

  return {
    get history() {
      return history;
    },
    settle,
    goneBack: () => vi.advanceTimersByTime(5),
    url: () => history.page().url,
    dialogs: () => closers.length,
    entries: () => at + 1,
    stick: () => (isStuck = true),
    open: () => {
      open();
      settle();
    },
    close: () => {
      close();
      settle();
    },
    swap: () => {
      close();
      open();
      settle();
    },
    followLinkInside: (to: string) => {
      history.push(to, null);
      while (closers.length > 0) close();
      settle();
    },
    back: () => {
      goTo(at - 1);
      settle();
    },
    forward: () => {
      goTo(at + 1);
      settle();
    },
    reload: () => {
      closers.splice(0);
      history = load();
      settle();
    },
  };
}
