import "fake-indexeddb/auto";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, test, vi } from "vitest";
import { cellarOf, deleteCellar } from "../../engine/db/cellars.ts";
import { prepareCellar } from "../../engine/db/opening/prepareCellar.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { aRow } from "../../rules/testBuilders.ts";
import { EverythingInSight } from "../../ui/test/EverythingInSight.ts";
import { show } from "../../ui/test/show.tsx";
import { StatisticsPage } from "./StatisticsPage.tsx";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };

/** Maximum time to load the large tables of names and drinking windows, ms. */
const LOADED_WITHIN_MS = 20_000;

beforeEach(async () => {
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { filled: true });
  await cellar.wines.put(aRow({ userId: user.id, quantity: 6, varietal: "Nebbiolo" }));
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
});

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

test("all charts show immediately when the statistics page is opened again", async () => {
  const byGrape = "Show as table: By Grape";
  show(<StatisticsPage />);
  await screen.findByLabelText(byGrape, undefined, { timeout: LOADED_WITHIN_MS });
  cleanup();

  show(<StatisticsPage />);

  screen.getByLabelText(byGrape);
});
