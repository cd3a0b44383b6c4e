import * as z from "zod/mini";
import { newId } from "./newId.ts";

export interface Page {
  /** Path, query and fragment. */
  readonly url: string;
  /** Pages with the same key share their scroll position. */
  readonly key: string;
  readonly state: unknown;
}

type Arrival = "POP" | "PUSH" | "REPLACE";

/** The history of this tab: its pages, and an entry for each open dialog above the current page. */
export interface PageHistory {
  readonly page: () => Page;
  readonly push: (url: string, state: unknown) => void;
  readonly replace: (url: string, state: unknown) => void;
  readonly go: (delta: number) => void;
  /** Adds a history entry with another address for the current page. Does not call listeners. */
  readonly pushAddress: (url: string) => void;
  /** Replaces the current page's address. Does not call listeners. */
  readonly replaceAddress: (url: string) => void;
  /**
   * Registers an open dialog. The browser's Back calls `close`. The returned function must be
   * called when the dialog closes.
   */
  readonly openDialog: (close: () => void) => () => void;
  /** `listener` is called for each new page. The returned function removes the listener. */
  readonly listen: (listener: (page: Page, arrival: Arrival) => void) => () => void;
}

type Browser = Pick<Window, "history" | "location" | "addEventListener">;

/**
 * Maximum wait for the browser to go back in its history, ms. After this time, the current entry
 * becomes the page's entry.
 */
const TRAVERSAL_MS = 1_000;

const entrySchema = z.object({
  id: z.catch(z.optional(z.string()), undefined),
  key: z.catch(z.string(), "default"),
  usr: z.catch(z.unknown(), null),
  dialogs: z.catch(z.int().check(z.nonnegative()), 0),
});

interface KnownPage extends Page {
  /** Distinguishes entries with the same address. */
  readonly id: string;
}

/**
 * The page history for a browser tab. Each open dialog has a history entry above the page's entry,
 * so that Back first closes the dialog. The entry of a closed dialog is removed before a new page
 * is pushed, so that no dialog's entry remains between two pages. Dialog entries from before a
 * reload are removed at the start.
 */
export function openPageHistory(browser: Browser): PageHistory {
  const { history, location } = browser;
  const dialogs: { readonly close: () => void }[] = [];
  const listeners = new Set<(page: Page, arrival: Arrival) => void>();
  const steps: (() => void)[] = [];
  let traversal: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let page = pageHere();

  function entryHere() {
    const parsed = entrySchema.safeParse(history.state);
    return parsed.success ? parsed.data : entrySchema.parse({});
  }

  function pageHere(): KnownPage {
    const { id, key, usr } = entryHere();
    const url = location.pathname + location.search + location.hash;
    return { id: id ?? newId(), key, state: usr, url };
  }

  function write(how: "pushState" | "replaceState", count: number): void {
    const { id, key, state, url } = page;
    try {
      history[how]({ id, key, usr: state, dialogs: count }, "", url);
    } catch (error) {
      // Browsers limit how often a page may write history entries. A write above the limit is
      // skipped.
      if (!(error instanceof DOMException && error.name === "SecurityError")) throw error;
    }
  }

  function travel(delta: number): void {
    traversal = setTimeout(() => {
      traversal = undefined;
      write("replaceState", 0);
      settle();
    }, TRAVERSAL_MS);
    history.go(delta);
  }

  /**
   * Runs the navigations that wait in `steps`. Then adds or removes history entries until each open
   * dialog has one entry above the page's entry.
   */
  function settle(): void {
    if (traversal !== undefined) return;
    const count = entryHere().dialogs;
    if (count > 0 && steps.length > 0) {
      travel(-count);
    } else if (steps.length > 0) {
      for (const step of steps.splice(0)) step();
      settleSoon();
    } else if (count > dialogs.length) {
      travel(dialogs.length - count);
    } else {
      coverPage();
    }
  }

  function coverPage(): void {
    for (let n = entryHere().dialogs; n < dialogs.length; n++) write("pushState", n + 1);
  }

  /**
   * Runs {@link settle} in the next task. If a dialog replaces another dialog until then, both use
   * the same entry.
   */
  function settleSoon(): void {
    clearTimeout(settling);
    settling = setTimeout(settle, 0);
  }

  function atPage(step: () => void): void {
    steps.push(step);
    settle();
  }

  function show(next: Omit<KnownPage, "id">, arrival: "PUSH" | "REPLACE"): void {
    page = { ...next, id: newId() };
    write(arrival === "PUSH" ? "pushState" : "replaceState", 0);
    for (const listener of listeners) listener(page, arrival);
  }

  function arrive(event: Event): void {
    const there = pageHere();
    const count = entryHere().dialogs;
    const isOwn = traversal !== undefined;
    clearTimeout(traversal);
    traversal = undefined;
    if (there.id !== page.id) {
      page = there;
      if (count === 0) write("replaceState", 0);
      closeAbove(0);
      for (const listener of listeners) listener(page, "POP");
    } else {
      event.stopImmediatePropagation();
      if (there.url !== page.url) write("replaceState", count);
      if (!isOwn) closeAbove(count);
    }
    if (isOwn || count > dialogs.length) settle();
    else settleSoon();
  }

  function closeAbove(count: number): void {
    for (const dialog of dialogs.slice(count).reverse()) dialog.close();
  }

  // Runs before all other listeners, which must not see dialog entries.
  browser.addEventListener("popstate", arrive, { capture: true });
  if (entryHere().dialogs === 0) write("replaceState", 0);
  settle();

  return {
    page: () => page,
    push: (url, state) => {
      atPage(() => {
        show({ url, state, key: newId() }, "PUSH");
      });
    },
    replace: (url, state) => {
      atPage(() => {
        show({ url, state, key: newId() }, "REPLACE");
      });
    },
    go: (delta) => {
      atPage(() => {
        history.go(delta);
      });
    },
    pushAddress: (url) => {
      atPage(() => {
        if (url === page.url) return;
        page = { ...page, url, id: newId() };
        write("pushState", 0);
        // The entries of open dialogs are added immediately. Until then, Back would leave this page
        // instead of closing the dialog.
        coverPage();
      });
    },
    replaceAddress: (url) => {
      const step = () => {
        if (url === page.url) return;
        page = { ...page, url };
        write("replaceState", entryHere().dialogs);
      };
      if (steps.length > 0) atPage(step);
      else step();
    },
    openDialog: (close) => {
      const dialog = { close };
      dialogs.push(dialog);
      settleSoon();
      return () => {
        dialogs.splice(dialogs.indexOf(dialog), 1);
        settleSoon();
      };
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

let opened: PageHistory | undefined;

export function pageHistory(): PageHistory {
  opened ??= openPageHistory(window);
  return opened;
}
