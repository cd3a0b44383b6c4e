import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

const LOOK_EVERY_MS = 5;

/** Watches the memory of a process and its descendants, on Linux. */
export function watchMemory(pid: number): { readonly stop: () => Promise<number> } {
  let peak = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await memoryOf(await treeOf(pid)));
      await setTimeout(LOOK_EVERY_MS);
    }
  })();
  return {
    /** Their highest resident memory together, in MB. */
    async stop() {
      over.abort();
      await watching;
      return Math.round(peak / 1024);
    },
  };
}

/** The ids of a process and its descendants. */
export async function treeOf(pid: number): Promise<readonly number[]> {
  const entries = await readdir("/proc").catch(() => []);
  const parents = new Map<number, number>();
  for (const entry of entries) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, "utf8").catch(() => "");
    // The name in brackets may contain anything. State and parent id follow it.
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    parents.set(Number(entry), Number(parent));
  }
  const isInTree = (id: number | undefined): boolean =>
    id !== undefined && (id === pid || isInTree(parents.get(id)));
  return [...parents.keys()].filter(isInTree);
}

/** The resident memory of processes together, in kB. */
async function memoryOf(pids: readonly number[]): Promise<number> {
  let sum = 0;
  for (const pid of pids) {
    const status = await readFile(`/proc/${String(pid)}/status`, "utf8").catch(() => "");
    sum += Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0);
  }
  return sum;
}
