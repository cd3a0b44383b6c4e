import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18n, setTextLanguage } from "../../language/i18n.ts";
import { answerInPageLanguage } from "./answerInPageLanguage.ts";
import { sendLanguage } from "./sendLanguage.ts";

const loadGerman = vi.hoisted(() => vi.fn<() => Promise<unknown>>());

vi.mock("./loadLanguage.ts", () => ({ CATALOGUES: { de: loadGerman } }));

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn());
});

afterEach(() => {
  vi.unstubAllGlobals();
  setTextLanguage("en");
});

test("a worker answers in the page's language", async () => {
  loadGerman.mockResolvedValue({ messages: { "It is empty.": "Die Datei ist leer." } });
  setTextLanguage("de");

  expect(await answersOf(["first", "second"])).toEqual([
    "first: Die Datei ist leer.",
    "second: Die Datei ist leer.",
  ]);
});

test("a worker of an English page answers in English", async () => {
  expect(await answersOf(["first"])).toEqual(["first: It is empty."]);
});

test("a worker answers in English if the translations cannot be loaded", async () => {
  loadGerman.mockRejectedValue(new Error("offline"));
  setTextLanguage("de");

  expect(await answersOf(["first"])).toEqual(["first: It is empty."]);
  expect(reportError).toHaveBeenCalledOnce();
});

/**
 * The answers of a new worker to these requests. The worker's module translates a text while it
 * loads.
 */
async function answersOf(requests: readonly string[]): Promise<readonly string[]> {
  const messages: unknown[] = [];
  await sendLanguage({ postMessage: (message: unknown) => messages.push(message) });
  setTextLanguage("en");

  const worker = new EventTarget();
  vi.stubGlobal("addEventListener", worker.addEventListener.bind(worker));
  const answers: string[] = [];
  answerInPageLanguage<string>(() => {
    const sentence = i18n._("It is empty.");
    return Promise.resolve({ answer: (request) => answers.push(`${request}: ${sentence}`) });
  });
  for (const data of [...messages, ...requests]) {
    worker.dispatchEvent(new MessageEvent("message", { data }));
  }
  await vi.waitFor(() => {
    expect(answers).toHaveLength(requests.length);
  });
  return answers;
}
