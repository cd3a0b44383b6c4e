import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "@playwright/test";
import { SWITCHES } from "../../fixtures/browser/switches.ts";

/** A browser with one empty page. */
export interface BareBrowser {
  /** Sends a command of the DevTools protocol to the page, and returns its result. */
  send(method: string, params?: object): Promise<object>;
  close(): Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: object;
  readonly error?: { readonly message: string };
}

/**
 * Starts Chromium on a profile without Playwright, which watches network and pages as no user's
 * browser does.
 */
export async function startBareBrowser(
  profile: string,
  { width, height }: { readonly width: number; readonly height: number },
  switches: readonly string[],
): Promise<BareBrowser> {
  const program = process.env["CHROMIUM_PATH"] ?? chromium.executablePath();
  const running = spawn(
    program,
    [
      ...SWITCHES,
      ...switches,
      "--headless",
      "--no-default-browser-check",
      "--password-store=basic",
      `--window-size=${String(width)},${String(height)}`,
      "--remote-debugging-pipe",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const exited = once(running, "exit");
  const [, , , toBrowser, fromBrowser] = running.stdio as unknown as [
    null,
    null,
    null,
    NodeJS.WritableStream,
    NodeJS.ReadableStream,
  ];
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = "";
  fromBrowser.setEncoding("utf8").on("data", (text: string) => {
    const messages = (received + text).split("\0");
    received = messages.pop() ?? "";
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    }
  });

  let sent = 0;
  const send = async (method: string, params: object = {}, sessionId?: string): Promise<object> => {
    const id = (sent += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result = {}, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  const { targetInfos } = (await send("Target.getTargets")) as {
    targetInfos: { targetId: string; type: string }[];
  };
  const targetId = targetInfos.find(({ type }) => type === "page")?.targetId;
  const { sessionId } = (await send("Target.attachToTarget", { targetId, flatten: true })) as {
    sessionId: string;
  };
  return {
    send: (method, params) => send(method, params, sessionId),
    async close() {
      await send("Browser.close");
      await exited;
    },
  };
}
