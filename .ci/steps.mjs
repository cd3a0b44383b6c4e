import { spawn } from "node:child_process";

/**
 * Runs a command. Resolves to the command's exit code, or to 1 if the command cannot start. `quiet`
 * prints the output at the end, so that parallel commands do not mix output.
 */
export function run(command, args, { env = {}, timeoutMs, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
      timeout: timeoutMs,
    });
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code) => {
      for (const chunk of output) process.stdout.write(chunk);
      resolve(code ?? 1);
    });
  });
}

export const runTool = (name, args, options) =>
  run("npx", ["--no-install", name, ...args], options);

/** Checks that run no tests. The key is the name that is printed. */
export const CHECKS = {
  format: (options) => run("npm", ["run", "--silent", "format:check"], options),
  types: (options) => run("npm", ["run", "--silent", "types"], options),
  lint: (options) => run("npm", ["run", "--silent", "lint"], options),
};
