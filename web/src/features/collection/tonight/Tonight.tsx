import { useCallback, useState } from "react";
import { afterFirstSight } from "../../../ui/loading/afterFirstSight.tsx";
import { isClosedToday, noteClosed, noteShown, wasShown } from "./tonightNote.ts";
import classes from "./Tonight.module.css";

const TonightStrip = afterFirstSight(async () => (await import("./TonightStrip.tsx")).TonightStrip);

/** Today's reminders above the collection. The user can close them for the day. */
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
