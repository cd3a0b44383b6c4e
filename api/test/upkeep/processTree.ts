import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

const LOOK_EVERY_MS = 5;

/**
 * Starts to measure the memory of a process and its descendants, until `stop` is called. Works on
 * Linux only.
 */
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
    /** Resolves to the highest sum of the processes' resident memory, MB. */
    async stop() {
      over.abort();
      await watching;
      return Math.round(peak / 1024);
    },
  };
}

export async function treeOf(pid: number): Promise<readonly number[]> {
  const entries = await readdir("/proc").catch(() => []);
  const parents = new Map<number, number>();
  for (const entry of entries) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, "utf8").catch(() => "");
    // In `/proc/{id}/stat` the name in parentheses may contain spaces and parentheses. The state
    // and the parent's id follow the name.
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    parents.set(Number(entry), Number(parent));
  }
  const isInTree = (id: number | undefined): boolean =>
    id !== undefined && (id === pid || isInTree(parents.get(id)));
  return [...parents.keys()].filter(isInTree);
}

/** The sum of the resident memory of these processes, in kB. */
async function memoryOf(pids: readonly number[]): Promise<number> {
  let sum = 0;
  for (const pid of pids) {
    const status = await readFile(`/proc/${String(pid)}/status`, "utf8").catch(() => "");
    sum += Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0);
  }
  return sum;
}
