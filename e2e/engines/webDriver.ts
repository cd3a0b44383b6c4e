import { setTimeout } from "node:timers/promises";

/** The key of an element's id in a W3C WebDriver answer. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The key that leaves a field and closes its suggestions. */
const TAB = "\uE004";

const IS_VISIBLE = "return arguments[0].checkVisibility({ visibilityProperty: true });";

const POLL_MS = 200;

/** Maximum time to wait for something visible, ms. */
const VISIBLE_WITHIN_MS = 30_000;

/** A browser controlled through W3C WebDriver, which every engine's driver supports. */
export interface DrivenBrowser {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly click: (xpath: string) => Promise<void>;
  /** Replaces a field's text, and leaves the field. */
  readonly fill: (xpath: string, text: string) => Promise<void>;
  readonly see: (xpath: string, withinMs?: number) => Promise<void>;
  readonly run: (script: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Opens a browser through the WebDriver server at the address `driver`. */
export async function steer(driver: string, capabilities: object): Promise<DrivenBrowser> {
  const asked = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await call(driver, "POST", "/session", asked);
  const to = (method: string, path: string, body?: object) =>
    call(driver, method, `/session/${String(sessionId)}${path}`, body);

  const locate = (xpath: string) => to("POST", "/element", { using: "xpath", value: xpath });
  const find = async (xpath: string) => `/element/${String((await locate(xpath))[ELEMENT])}`;
  const once = async <T>(what: string, act: () => Promise<T | undefined>, withinMs: number) => {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const { result, why } = await act().then(
        (value) => ({ result: value, why: undefined }),
        (cause: unknown) => ({ result: undefined, why: cause }),
      );
      if (result !== undefined) return result;
      if (Date.now() > deadline) throw new Error(`Not there: ${what}`, { cause: why });
      await setTimeout(POLL_MS);
    }
  };
  const onElement = (xpath: string, act: (element: string) => Promise<unknown>) =>
    once(xpath, async () => (await act(await find(xpath)), true), VISIBLE_WITHIN_MS);

  return {
    open: async (url) => {
      await to("POST", "/url", { url });
    },
    reload: async () => {
      await to("POST", "/refresh", {});
    },
    click: async (xpath) => {
      await onElement(xpath, (element) => to("POST", `${element}/click`, {}));
    },
    fill: async (xpath, text) => {
      await onElement(xpath, async (element) => {
        await to("POST", `${element}/clear`, {});
        await to("POST", `${element}/value`, { text: text + TAB });
      });
    },
    see: async (xpath, withinMs = VISIBLE_WITHIN_MS) => {
      // WebKit's driver says that the visible text of an alert in a dialog is not displayed.
      const isShown = async () => {
        const args = [await locate(xpath)];
        const answer = await to("POST", "/execute/sync", { script: IS_VISIBLE, args });
        return answer["value"] === true ? true : undefined;
      };
      await once(xpath, isShown, withinMs);
    },
    run: async (script) => {
      const whole = `const done = arguments[0];
        Promise.resolve((async () => { ${script} })()).then(done, (error) => done("FAILED " + error));`;
      const answer = await to("POST", "/execute/async", { script: whole, args: [] });
      const { value } = answer;
      if (typeof value === "string" && value.startsWith("FAILED ")) throw new Error(value);
      return value;
    },
    close: async () => {
      await to("DELETE", "");
    },
  };
}

/** Runs a WebDriver command. If the result is not an object, returns it under `value`. */
async function call(
  driver: string,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(driver + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`);
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)
    : { value };
}
