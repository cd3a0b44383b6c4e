export type Refusal = "QuotaExceededError" | "InvalidStateError" | "UnknownError";

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

/** Makes the upgrade of an opening store abort at its end, as when storage is full. */
export function abortingUpgrade(request: IDBOpenDBRequest): IDBOpenDBRequest {
  request.addEventListener("upgradeneeded", () => {
    request.transaction?.abort();
  });
  return request;
}
