import type { Upgrades } from "../../cellar/ports/processes.ts";
import type { Database } from "./openDatabase.ts";

export function sqliteUpgrades(database: Database): Upgrades {
  const due = database.prepare<[string]>("SELECT 1 FROM meta WHERE key = 'due:' || ?");
  const done = database.prepare<[string]>("DELETE FROM meta WHERE key = 'due:' || ?");
  return {
    isDue: (task) => Promise.resolve(due.get(task) !== undefined),
    done(task) {
      done.run(task);
      return Promise.resolve();
    },
  };
}
