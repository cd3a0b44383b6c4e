// Load this file by `--import`. It kills the process before file system call number `DIE_BEFORE`,
// counted from 0.
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

let stepsLeft = Number(process.env.DIE_BEFORE);

for (const name of ["copyFile", "mkdir", "rename", "rm"]) {
  const real = fs[name];
  fs[name] = (...given) => {
    if (stepsLeft === 0) process.kill(process.pid, "SIGKILL");
    stepsLeft -= 1;
    return real(...given);
  };
}
syncBuiltinESMExports();
