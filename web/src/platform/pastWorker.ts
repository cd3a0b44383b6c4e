import { underBase } from "./basePath.ts";

const MARK = "past-worker";

/**
 * Paths of sign-in proxies that are on our own origin: oauth2-proxy, Cloudflare Access, authentik,
 * Azure.
 */
const PROXY_PATHS = /^\/(?:oauth2|cdn-cgi|outpost\.goauthentik\.io|\.auth)(?:\/|$)/;

/**
 * An address of the app that the service worker does not answer. A sign-in proxy can therefore
 * answer.
 */
export function pastWorkerAddress(): string {
  return underBase(`/?${MARK}`);
}

/** Removes the mark by which an address bypasses the service worker. */
export function withoutMark(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(MARK);
  return url.href;
}

export function isPastWorker({ pathname, searchParams }: URL): boolean {
  return searchParams.has(MARK) || PROXY_PATHS.test(pathname);
}
