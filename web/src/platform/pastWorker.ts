import { underBase } from "./basePath.ts";

const MARK = "past-worker";

/**
 * Paths of sign-in proxies on our own origin: oauth2-proxy, Cloudflare Access, authentik, Azure.
 */
const PROXY_PATHS = /^\/(?:oauth2|cdn-cgi|outpost\.goauthentik\.io|\.auth)(?:\/|$)/;

/** An app address that the service worker does not answer, so that a sign-in proxy can answer. */
export function pastWorkerAddress(): string {
  return underBase(`/?${MARK}`);
}

/** The address without the mark that makes it bypass the service worker. */
export function withoutMark(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(MARK);
  return url.href;
}

/** Whether the service worker leaves this address to the network. */
export function isPastWorker({ pathname, searchParams }: URL): boolean {
  return searchParams.has(MARK) || PROXY_PATHS.test(pathname);
}
