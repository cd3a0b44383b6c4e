/** The `EventSource` of a page. The device's network connects, feeds and cuts the stream. */
export class Stream extends EventTarget {
  readonly path: string;
  readyState: 0 | 1 | 2 = 0;
  hangUp: (() => void) | undefined;

  constructor(path: string) {
    super();
    this.path = path;
  }

  opened(): void {
    if (this.readyState === 2) return;
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  said(data: string): void {
    if (this.readyState === 1) this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** Reports a broken connection. The browser reconnects unless `isFinal`. */
  broke(isFinal: boolean): void {
    if (this.readyState === 2) return;
    this.#end(isFinal ? 2 : 0);
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.#end(2);
  }

  #end(state: 0 | 2): void {
    this.readyState = state;
    const hangUp = this.hangUp;
    this.hangUp = undefined;
    hangUp?.();
  }
}
