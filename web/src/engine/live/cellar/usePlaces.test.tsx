import "fake-indexeddb/auto";
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cellarOf, deleteCellar } from "../../db/cellars.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { usePlaceCommands, usePlaces } from "./usePlaces.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

test("places can be created, renamed, removed and restored offline", async () => {
  await signIn();
  const { result } = renderHook(() => ({ places: usePlaces(), commands: usePlaceCommands() }));
  const names = () => Array.from(result.current.places?.values() ?? [], ({ name }) => name);
  await waitFor(() => {
    expect(result.current.places?.size).toBe(0);
  });

  const made = await result.current.commands.putPlace({ name: "Rack", kind: "rack", rows: 4 });
  if (made.kind === "refused") throw new Error(made.refusal.code);
  await result.current.commands.putPlace({ ...made.place, name: "Rack B" }, made.place);
  await waitFor(() => {
    expect(names()).toEqual(["Rack B"]);
  });

  const removed = await result.current.commands.removePlace(made.place.id);
  await waitFor(() => {
    expect(names()).toEqual([]);
  });

  if (removed.kind === "done") await removed.undo();
  await waitFor(() => {
    expect(names()).toEqual(["Rack B"]);
  });
});

test("signing out clears the places", async () => {
  await signIn();
  const { result } = renderHook(() => ({ places: usePlaces(), commands: usePlaceCommands() }));
  await result.current.commands.putPlace({ name: "Rack" });
  await waitFor(() => {
    expect(result.current.places?.size).toBe(1);
  });

  sessionStore.setState({ kind: "signedOut" }, true);

  await waitFor(() => {
    expect(result.current.places).toBeUndefined();
  });
  await expect(result.current.commands.removePlace(user.id)).rejects.toThrow("No one");
});

async function signIn(): Promise<void> {
  await prepareCellar(cellarOf(user.id), { notes: [], newId: () => crypto.randomUUID() });
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
}
