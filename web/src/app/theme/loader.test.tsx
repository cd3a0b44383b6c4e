import { ActionIcon, Button, MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { theme } from "./theme.ts";

afterEach(cleanup);

test.each([
  ["button", <Button key="button" loading />],
  ["icon button", <ActionIcon key="icon" loading />],
])("without animations, the loader is in the middle of its %s", (_, button) => {
  render(
    <MantineProvider env="test" theme={theme}>
      {button}
    </MantineProvider>,
  );

  const loader = screen.getByRole("button").querySelector<HTMLElement>("[class*=-loader]");
  expect(loader?.style.transform).toBe("translate(-50%,-50%)");
});
