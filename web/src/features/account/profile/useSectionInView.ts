import { useEffect, useState } from "react";

/**
 * Distance of a line from the top of the window, px. A section becomes current when its top is
 * above this line.
 */
const LINE_PX = 160;

/**
 * The id of the section in view, and a function that chooses a section. The last sections may be
 * too short to scroll to the top. A chosen section therefore stays current until the user scrolls
 * away from the page's end.
 */
export function useSectionInView(ids: readonly string[]) {
  const [inView, setInView] = useState(ids[0]);
  const [chosen, setChosen] = useState<string>();
  const all = ids.join(" ");

  useEffect(() => {
    const look = () => {
      const tops = all.split(" ").flatMap((id) => {
        const section = document.getElementById(id);
        return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight } = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
      const inSight = tops.filter(({ top }) => top <= (isAtEnd ? innerHeight - LINE_PX : LINE_PX));
      const asChosen = inSight.find(({ id, top }) => isAtEnd && id === chosen && top >= 0);
      setInView((asChosen ?? inSight.at(-1) ?? tops[0])?.id);
      if (!isAtEnd) setChosen(undefined);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [all, chosen]);

  return { inView, choose: setChosen };
}
