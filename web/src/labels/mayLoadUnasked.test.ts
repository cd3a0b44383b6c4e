// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { mayLoadUnasked } from "./mayLoadUnasked.ts";
import { isReaderKept } from "./readerFiles.ts";

vi.mock("./readerFiles.ts", () => ({ isReaderKept: vi.fn(() => Promise.resolve(false)) }));

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
  vi.mocked(isReaderKept).mockResolvedValue(false);
});

test.each([
  ["nothing is known of the connection", undefined, true],
  ["the connection is neither metered nor saves data", { saveData: false, type: "wifi" }, true],
  ["only the connection's speed is known", { effectiveType: "4g" }, true],
  ["the user saves data", { saveData: true, type: "wifi" }, false],
  ["the connection is a phone's", { saveData: false, type: "cellular" }, false],
])("if %s (%j), a label may be read without asking: %j", async (_, connection, may) => {
  if (connection) connected(connection);
  expect(await mayLoadUnasked()).toBe(may);
});

test("a cached label reader is used on a metered connection too", async () => {
  vi.mocked(isReaderKept).mockResolvedValue(true);
  connected({ saveData: true });
  expect(await mayLoadUnasked()).toBe(true);
});

function connected(connection: object): void {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
}
