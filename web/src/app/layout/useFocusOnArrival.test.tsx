import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef } from "react";
import { MemoryRouter, Outlet, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Link } from "../../ui/page/Link.tsx";
import { useFocusOnArrival } from "./useFocusOnArrival.ts";

beforeEach(() => {
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<Link to="/wine">Barolo</Link>} />
          <Route path="wine" element={<h1>Barolo, page</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
});

afterEach(cleanup);

test("the first page opened does not take the focus", () => {
  expect(document.activeElement).toBe(document.body);
});

test("a new page takes the focus if the clicked link disappeared", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Barolo" }));

  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("a clicked link that stays on the page keeps the focus", async () => {
  const link = screen.getByRole("link", { name: "Wines" });

  await userEvent.click(link);

  expect(document.activeElement).toBe(link);
});

function Frame() {
  const page = useRef<HTMLElement>(null);
  useFocusOnArrival(page);
  return (
    <>
      <Link to="/wine">Wines</Link>
      <main ref={page} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
