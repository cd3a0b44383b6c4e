import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useEffect, useRef } from "react";

/** Switches between light and dark and remembers the choice on this device. */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const other = shown === "dark" ? "light" : "dark";
  const Icon = shown === "dark" ? IconSun : IconMoon;

  // `public/early.js` has done it for the theme that the page opened with.
  const tinted = useRef(shown);
  useEffect(() => {
    if (tinted.current !== shown) tintBrowserBar();
    tinted.current = shown;
  }, [shown]);

  return (
    <ActionIcon
      aria-label={`Switch to ${other} theme`}
      onClick={() => {
        setColorScheme(other);
      }}
    >
      <Icon aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}

/** Gives the browser's own bar the page's background. */
function tintBrowserBar(): void {
  const background = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", background);
}
