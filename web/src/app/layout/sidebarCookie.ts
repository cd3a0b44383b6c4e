import { underBase } from "../../platform/basePath.ts";

const NAME = "sidebar_state";

const WEEK_S = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open, read from a document's cookies; open when none says. */
export function readSidebarOpen(cookies: string): boolean {
  return !cookies.split("; ").includes(`${NAME}=false`);
}

/** The cookie that remembers the sidebar for seven days. */
export function sidebarCookie(open: boolean): string {
  return `${NAME}=${String(open)}; path=${underBase("/")}; max-age=${String(WEEK_S)}; samesite=lax`;
}
