import { underBase } from "./basePath.ts";

const MARK = "past-worker";

/**
 * Paths of sign-in proxies that are on our own origin: oauth2-proxy, Cloudflare Access, authentik,
 * Azure.
 */
const PROXY_PATHS = /^\/(?:oauth2|cdn-cgi|outpost\.goauthentik\.io|\.auth)(?:\/|$)/;

/**
 * The app's address with a mark, so that the service worker leaves the request to the network. A
 * sign-in proxy can then ask the user to sign in.
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
