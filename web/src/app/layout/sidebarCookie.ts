import { underBase } from "../../platform/basePath.ts";

const NAME = "sidebar_state";

const WEEK_S = 7 * 24 * 60 * 60;

/**
 * Whether the sidebar was open when it was last used, according to the cookies; `true` without a
 * cookie.
 */
export function readSidebarOpen(cookies: string): boolean {
  return !cookies.split("; ").includes(`${NAME}=false`);
}

export function sidebarCookie(open: boolean): string {
  return `${NAME}=${String(open)}; path=${underBase("/")}; max-age=${String(WEEK_S)}; samesite=lax`;
}
