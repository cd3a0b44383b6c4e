/*
 * The query of the page's address, written past the router: told of it, that would draw every part
 * of the page anew with each key of a search. It reads the address itself when the person moves on.
 */

/** Begins a step of the history under this query; nothing where the address has it. */
export function pushQuery(query: string): void {
  if (query === window.location.search) return;
  write(() => {
    window.history.pushState(nextState(), "", addressWith(query));
  });
}

/** Goes on with this step of the history under another query. */
export function replaceQuery(query: string): void {
  if (query === window.location.search) return;
  write(() => {
    window.history.replaceState(window.history.state, "", addressWith(query));
  });
}

function addressWith(query: string): string {
  return window.location.pathname + query;
}

/**
 * The router's note of the next step: it counts them. The key stays, and with it how far down the
 * page was left: it is the same page.
 */
function nextState(): unknown {
  const state: unknown = window.history.state;
  const isCounted = typeof state === "object" && state !== null && "idx" in state;
  if (!isCounted || typeof state.idx !== "number") return state;
  return { ...state, idx: state.idx + 1 };
}

/** Browsers take so many addresses in a while; the next change then says what this one could not. */
function write(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "SecurityError")) throw error;
  }
}
