import { cloneElement, Fragment, type ReactElement } from "react";

interface RichProps {
  /**
   * A text in which `<0>…</0>` marks the place of the first part, and `<1>…</1>` the place of the
   * second part.
   */
  readonly text: string;
  readonly parts: readonly ReactElement[];
}

const TAG = /<(\d+)>(.*?)<\/\1>/gs;

/**
 * A sentence that contains links or other elements. Each part gets the marked words as its
 * children.
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
