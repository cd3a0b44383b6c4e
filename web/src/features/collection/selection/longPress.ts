/**
 * Minimum duration of a long press, ms. `WANDER_PX` is how far the pointer may move meanwhile, px.
 */
const LONG_PRESS_MS = 500;
const WANDER_PX = 10;

/**
 * Calls `take` on a long press in `area`. `take` returns whether it handled the press. A click or
 * context menu that follows a handled press is suppressed. Returns a function that stops listening.
 */
export function longPress(
  area: HTMLElement,
  take: (target: EventTarget | null) => boolean,
): () => void {
  const off = new AbortController();
  const { signal } = off;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isTaken = false;
  let isTouched = false;

  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    area.style.userSelect = "";
  };
  const begin = ({ isPrimary, button, clientX, clientY, pointerType, target }: PointerEvent) => {
    end();
    isTaken = false;
    if (!isPrimary || button !== 0) return;
    from = { x: clientX, y: clientY };
    isTouched = pointerType === "touch";
    // Otherwise the browser would select text during a long press.
    if (isTouched) area.style.userSelect = "none";
    timer = setTimeout(() => {
      timer = undefined;
      isTaken = take(target);
    }, LONG_PRESS_MS);
  };
  const wander = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > WANDER_PX) end();
  };
  // Some browsers open the context menu before `LONG_PRESS_MS` has passed. The long press is then
  // handled immediately.
  const onMenu = (event: Event) => {
    if (isTouched && timer !== undefined && !isTaken) {
      end();
      isTaken = take(event.target);
    }
    swallow(event);
  };
  const swallow = (event: Event) => {
    if (!isTaken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "click") isTaken = false;
  };

  // Prevents an iPhone's link preview, which would cover the wines.
  area.style.setProperty("-webkit-touch-callout", "none");
  area.addEventListener("pointerdown", begin, { signal });
  area.addEventListener("contextmenu", onMenu, { signal });
  area.addEventListener("click", swallow, { signal, capture: true });
  document.addEventListener("pointermove", wander, { signal, passive: true });
  for (const ending of ["pointerup", "pointercancel", "scroll"]) {
    document.addEventListener(ending, end, { signal, passive: true });
  }
  return () => {
    end();
    off.abort();
  };
}
