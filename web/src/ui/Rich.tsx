import { cloneElement, Fragment, type ReactElement } from "react";

interface RichProps {
  /** A text whose `<0>…</0>` marks where the first part goes, `<1>…</1>` the second. */
  readonly text: string;
  readonly parts: readonly ReactElement[];
}

const TAG = /<(\d+)>(.*?)<\/\1>/gs;

/**
 * A sentence with links or other elements in it. A part without children gets the marked words as
 * its content.
 */
export function Rich({ text, parts }: RichProps) {
  const shown = [];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    const part = parts[Number(match[1])];
    if (!part) continue;
    shown.push(text.slice(end, match.index), cloneElement(part, {}, match[2]));
    end = match.index + match[0].length;
  }
  return (
    <>
      {[...shown, text.slice(end)].map((piece, at) => (
        <Fragment key={at}>{piece}</Fragment>
      ))}
    </>
  );
}
