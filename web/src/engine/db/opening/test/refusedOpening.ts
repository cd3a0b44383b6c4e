/** Errors with which a browser refuses to open an intact store. */
export type Refusal = "QuotaExceededError" | "InvalidStateError" | "UnknownError";

/** What `factory.open` returns while the browser refuses. The store is not touched. */
export function refusedOpening(refusal: Refusal): IDBOpenDBRequest {
  const request = Object.assign(new EventTarget(), {
    error: new DOMException("The browser refuses for now", refusal),
    onerror: null as ((event: Event) => void) | null,
  });
  setTimeout(() => {
    const event = new Event("error", { cancelable: true });
    Object.defineProperty(event, "target", { value: request });
    request.onerror?.(event);
  });
  return request as unknown as IDBOpenDBRequest;
}

/** A request whose upgrade, if any, is rolled back at the end, as at the quota. */
export function abortingUpgrade(request: IDBOpenDBRequest): IDBOpenDBRequest {
  request.addEventListener("upgradeneeded", () => {
    request.transaction?.abort();
  });
  return request;
}
