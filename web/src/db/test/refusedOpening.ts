/** How a browser can refuse to open a store that is whole. */
export type Refusal = "QuotaExceededError" | "UnknownError" | "upgrade aborted";

/** As `factory.open` answers while the browser refuses. The store itself is not touched. */
export function refusedOpening(refusal: Refusal, open: () => IDBOpenDBRequest): IDBOpenDBRequest {
  return refusal === "upgrade aborted" ? abortingUpgrade(open()) : failing(refusal);
}

function failing(name: string): IDBOpenDBRequest {
  const error = new DOMException("The browser refuses for now", name);
  const request = Object.assign(new EventTarget(), {
    error,
    onerror: null as ((event: Event) => void) | null,
  });
  setTimeout(() => {
    const event = new Event("error", { cancelable: true });
    Object.defineProperty(event, "target", { value: request });
    request.onerror?.(event);
  });
  return request as unknown as IDBOpenDBRequest;
}

/** A request whose upgrade, where it needs one, is undone at its end, as at the quota. */
function abortingUpgrade(request: IDBOpenDBRequest): IDBOpenDBRequest {
  request.addEventListener("upgradeneeded", () => {
    request.transaction?.abort();
  });
  return request;
}
