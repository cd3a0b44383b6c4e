import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { i18n } from "../../language/i18n.ts";

/**
 * Button that switches between the light and the dark theme. The choice is stored on this device.
 */
export function ThemeToggle() {
  const { other, Icon, switchTheme } = useOtherTheme();

  return (
    <ActionIcon
      aria-label={
        other === "light" ? i18n._("Switch to light theme") : i18n._("Switch to dark theme")
      }
      onClick={switchTheme}
    >
      <Icon aria-hidden size={20} stroke={1.75} />
    </ActionIcon>
  );
}

export function useOtherTheme() {
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const other = shown === "dark" ? "light" : "dark";

  // `public/early.js` has already tinted the browser bar for the initial theme.
  const tinted = useRef(shown);
  useEffect(() => {
    if (tinted.current !== shown) tintBrowserBar();
    tinted.current = shown;
  }, [shown]);

  return {
    other,
    Icon: other === "light" ? IconSun : IconMoon,
    switchTheme: () => {
      setColorScheme(other);
    },
  } as const;
}

function tintBrowserBar(): void {
  const background = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", background);
}
