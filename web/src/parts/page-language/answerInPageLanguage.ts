import type { Translations } from "./sendLanguage.ts";

interface Answering<Request> {
  readonly answer: (request: Request) => void;
}

/**
 * Runs in a worker. Sets the language from the first message, then loads the module that answers all
 * other messages. The language is set first, because the module may translate texts while it loads.
 */
export function answerInPageLanguage<Request>(load: () => Promise<Answering<Request>>): void {
  addEventListener(
    "message",
    ({ data: translations }: MessageEvent<Translations>) => {
      const answering = setLanguage(translations).then(load);
      addEventListener("message", ({ data }: MessageEvent<Request>) => {
        answering.then(({ answer }) => {
          answer(data);
        }, reportError);
      });
    },
    { once: true },
  );
}

async function setLanguage(translations: Translations): Promise<void> {
  if (translations === null) return;
  const { wordIn } = await import("./wordIn.ts");
  wordIn(translations.language, translations.messages);
}
