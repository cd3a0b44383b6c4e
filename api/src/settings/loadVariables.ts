import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "dotenv";
import { distance } from "fastest-levenshtein";
import { UnusableEnv, type Variables, VARIABLES } from "./env.ts";
import { readText } from "../readText.ts";

/** Prefixes that only this server's variables have. */
const FAMILY = /^(?:DATABASE|DEMO|MAIL|METRICS|OIDC|OPENAI|S3|SMTP)_/;

/** Variables of Node, its libraries and the compose files, which may be in `.env`. */
const OF_OTHERS = /^(?:NODE_|PG|UV_|TZ$|CELLAR_HOST$|CELLAR_APP$|POSTGRES_)|_PROXY$/i;

/**
 * Minimum length of a name that is checked for misspellings. Shorter names resemble too many words.
 */
const MISSPELT_MIN = 5;

/**
 * The environment variables, with defaults from `.env` in the working folder except in production.
 * `names` are the variables in `.env`.
 */
export function loadVariables(): { readonly variables: Variables; readonly names: string[] } {
  const path = resolve(".env");
  if (process.env["NODE_ENV"] === "production" || !existsSync(path)) {
    return { variables: process.env, names: [] };
  }
  const given = parse(textOf(path));
  // Variables of `.env` are also set in `process.env`, where libraries read some of them.
  for (const [name, value] of Object.entries(given)) process.env[name] ??= value;
  return { variables: process.env, names: Object.keys(given) };
}

function textOf(path: string): string {
  try {
    return readText(path);
  } catch (cause) {
    const { message } = cause instanceof Error ? cause : new Error(String(cause));
    throw new UnusableEnv([`${path} can't be read: ${message}`]);
  }
}

/**
 * Warnings about set variables that this server does not read: unknown variables in `.env` (see
 * `names`), and variables whose name resembles a known one.
 */
export function unreadVariables(variables: Variables, names: readonly string[]): readonly string[] {
  return Object.keys(variables).flatMap((name) => {
    const isSet = variables[name]?.trim();
    const stem = name.replace(/_FILE$/, "");
    if (!isSet || VARIABLES.includes(stem)) return [];
    const hint = hintFor(stem);
    const isOurs = names.includes(name) && !OF_OTHERS.test(name);
    return hint || isOurs ? `${name} is set, but this server doesn't read it.${hint}` : [];
  });
}

/**
 * A hint for an unknown variable: a similar variable, or all variables with its prefix. Empty
 * without such variables.
 */
function hintFor(name: string): string {
  const meant = VARIABLES.find((known) => isMisspelt(name, known));
  if (meant !== undefined) return ` Did you mean ${meant}?`;
  const [family] = FAMILY.exec(name.toUpperCase()) ?? [];
  if (family === undefined) return "";
  return ` It reads ${VARIABLES.filter((known) => known.startsWith(family)).join(", ")}.`;
}

function isMisspelt(name: string, known: string): boolean {
  const [given, meant] = [bare(name), bare(known)];
  if (given === meant) return true;
  if (Math.min(given.length, meant.length) < MISSPELT_MIN) return false;
  return distance(given, meant) <= (meant.length < 8 ? 1 : 2);
}

function bare(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z\d]/g, "");
}
