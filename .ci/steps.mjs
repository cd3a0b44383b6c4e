import { spawn } from "node:child_process";

/**
 * Runs a command with its output shown, and resolves to its exit code.
 * A command that cannot be started counts as failed.
 */
export function run(command, args, { env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
      timeout: timeoutMs,
    });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a program that an installed package brings, such as `vitest`. */
export const runTool = (name, args, options) =>
  run("npx", ["--no-install", name, ...args], options);

/** The checks that need no test runner, by the name that is printed. */
export const CHECKS = [
  ["format", () => runTool("prettier", ["--check", "--log-level", "warn", "."])],
  ["types", () => runTool("tsc", ["-b"])],
  ["lint", () => run("npm", ["run", "--silent", "lint"])],
];
