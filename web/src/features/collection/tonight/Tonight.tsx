import { useCallback, useState } from "react";
import { afterMainContent } from "../../../ui/loading/afterMainContent.tsx";
import { isClosedToday, noteClosed, noteShown, wasShown } from "./tonightNote.ts";
import classes from "./Tonight.module.css";

const TonightStrip = afterMainContent(
  async () => (await import("./TonightStrip.tsx")).TonightStrip,
);

export function Tonight() {
  const [isClosed, setClosed] = useState(isClosedToday);
  const [hasRoom, setHasRoom] = useState(wasShown);
  const onKnown = useCallback((isShown: boolean) => {
    setHasRoom(false);
    noteShown(isShown);
  }, []);
  if (isClosed) return null;

  return (
    <>
      {hasRoom && <div className={classes["strip"]} />}
      <TonightStrip
        onClose={() => {
          noteClosed();
          setClosed(true);
        }}
        onKnown={onKnown}
      />
    </>
  );
}
