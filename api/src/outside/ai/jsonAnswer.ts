import { jsonrepair } from "jsonrepair";

type JsonObject = Readonly<Record<string, unknown>>;

/** Ends what a model thinks aloud before it answers; some services leave its beginning out. */
const END_OF_THINKING = /<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]|<\|message\|>/i;

/** Names of the parts in which services keep a model's thoughts. */
const THOUGHTS = /reason|think|thought/i;

/** Parts that repeat the question or say what failed. */
const NO_ANSWER: ReadonlySet<string> = new Set(["error", "input", "messages", "prompt", "tools"]);

/** How deep an answer may be wrapped, as in `{"result":{"label":{…}}}`. */
const DEPTH_MAX = 8;

/** Opening braces tried in one text: a text of nothing else would take a minute. */
const BRACES_MAX = 200;

/**
 * The objects in a service's answer that have any of `fields`, best first. Looks into content, its
 * parts, calls of tools and, last, into thoughts; behind thinking tags, in fences and amid prose.
 */
export function objectsIn(body: string, fields: readonly string[]): readonly JsonObject[] {
  const completion = parsed(body);
  const { said, thought, objects } = partsOf(completion);
  const texts = [...said.map(afterThinking), ...said, ...thought];
  return [
    ...texts.flatMap((text) => ranked(bracedIn(text).flatMap(withNested), fields)),
    ...ranked(objects, fields).filter((each) => fieldsIn(each, fields) * 2 >= fields.length),
  ];
}

interface Parts {
  readonly said: string[];
  readonly thought: string[];
  readonly objects: JsonObject[];
}

/** Every text and object of a completion, whatever the service calls it. */
function partsOf(completion: unknown): Parts {
  const parts: Parts = { said: [], thought: [], objects: [] };
  const walk = (value: unknown, isThought: boolean, depth: number): void => {
    if (typeof value === "string") (isThought ? parts.thought : parts.said).push(value);
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

/** Most of the fields first; of equals the later, since drafts come before the answer. */
function ranked(objects: readonly JsonObject[], fields: readonly string[]): JsonObject[] {
  return objects
    .filter((each) => fieldsIn(each, fields) > 0)
    .reverse()
    .sort((a, b) => fieldsIn(b, fields) - fieldsIn(a, fields));
}

/** A field that holds an object is one of a schema that the model repeats. */
function fieldsIn(candidate: JsonObject, fields: readonly string[]): number {
  return fields.filter((field) => field in candidate && !isObject(candidate[field])).length;
}

function withNested(value: unknown, depth = 0): JsonObject[] {
  if (typeof value !== "object" || value === null || depth > DEPTH_MAX) return [];
  const nested = Object.values(value).flatMap((part) => withNested(part, depth + 1));
  return isObject(value) ? [value, ...nested] : nested;
}

/** What stands between braces that match, as far as it can be read. */
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

/** Where the brace at `start` is closed, braces in quotes not counted. */
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
