import { jsonrepair } from "jsonrepair";

type JsonObject = Readonly<Record<string, unknown>>;

/** Tags at the end of a model's reasoning. Some services omit the start tag. */
const END_OF_THINKING = /<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]|<\|message\|>/i;

const THOUGHTS = /reason|think|thought/i;

/**
 * Fields of a service's answer that are ignored, because they repeat the question or report an
 * error.
 */
const NO_ANSWER: ReadonlySet<string> = new Set(["error", "input", "messages", "prompt", "tools"]);

/** Maximum depth to which nested values of an answer are searched for objects. */
const DEPTH_MAX = 8;

/**
 * Maximum number of opening braces at which parsing is tried. Without a limit, a text full of
 * braces would take a minute.
 */
const BRACES_MAX = 200;

/**
 * The objects in a service's answer that have any of `fields`, best first. Searches the answer's
 * content, then its reasoning, then its structured parts. Finds objects after thinking tags, in
 * code fences and inside prose.
 */
export function objectsIn(body: string, fields: readonly string[]): readonly JsonObject[] {
  const completion = parsed(body);
  const { content, thought, objects } = partsOf(completion);
  const texts = [...content.map(afterThinking), ...content, ...thought];
  return [
    ...texts.flatMap((text) => ranked(bracedIn(text).flatMap(withNested), fields)),
    ...ranked(objects, fields).filter((each) => fieldsIn(each, fields) * 2 >= fields.length),
  ];
}

interface Parts {
  readonly content: string[];
  readonly thought: string[];
  readonly objects: JsonObject[];
}

/** All texts and objects of a completion, under any field name except those in `NO_ANSWER`. */
function partsOf(completion: unknown): Parts {
  const parts: Parts = { content: [], thought: [], objects: [] };
  const walk = (value: unknown, isThought: boolean, depth: number): void => {
    if (typeof value === "string") (isThought ? parts.thought : parts.content).push(value);
    if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return;
    if (isObject(value)) parts.objects.push(value);
    for (const [key, part] of Object.entries(value)) {
      if (!NO_ANSWER.has(key)) walk(part, isThought || THOUGHTS.test(key), depth + 1);
    }
  };
  walk(completion, false, 0);
  return parts;
}

function afterThinking(text: string): string {
  return text.split(END_OF_THINKING).at(-1) ?? "";
}

/**
 * Sorts by number of matching fields, most first. Of objects with equal numbers the later comes
 * first, because a model writes drafts before its answer.
 */
function ranked(objects: readonly JsonObject[], fields: readonly string[]): JsonObject[] {
  return objects
    .filter((each) => fieldsIn(each, fields) > 0)
    .reverse()
    .sort((a, b) => fieldsIn(b, fields) - fieldsIn(a, fields));
}

/**
 * The number of `fields` that the candidate has. A field whose value is an object does not count,
 * because it belongs to a repeated schema.
 */
function fieldsIn(candidate: JsonObject, fields: readonly string[]): number {
  return fields.filter((field) => field in candidate && !isObject(candidate[field])).length;
}

function withNested(value: unknown, depth = 0): JsonObject[] {
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return [];
  const nested = Object.values(value).flatMap((part) => withNested(part, depth + 1));
  return isObject(value) ? [value, ...nested] : nested;
}

function bracedIn(text: string): unknown[] {
  const found: unknown[] = [];
  let start = text.indexOf("{");
  for (let tried = 0; start >= 0 && tried < BRACES_MAX; tried += 1) {
    const end = endOfBraces(text, start);
    const value = end === undefined ? undefined : repaired(text.slice(start, end));
    if (isObject(value)) found.push(value);
    start = text.indexOf("{", isObject(value) && end !== undefined ? end : start + 1);
  }
  return found;
}

/**
 * Position after the brace that closes the brace at `start`; `undefined` if none closes it. Braces
 * in quotes are ignored.
 */
function endOfBraces(text: string, start: number): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === "\\") at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "{") depth += 1;
    else if (!isQuoted && character === "}" && (depth -= 1) === 0) return at + 1;
  }
  return undefined;
}

function repaired(text: string): unknown {
  try {
    return parsed(text) ?? parsed(jsonrepair(text));
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
