import { afterEach, expect, test, vi } from "vitest";
import { keepShared } from "./keepShared.ts";

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(["image/jpeg", "", "application/octet-stream"])(
  "a picture shared with type '%s' is stored for the wine form",
  async (type) => {
    const put = withCache();

    expect(await keepShared(formWith("picture", JPEG, type))).toBe("/?action=add-shared");
    expect(put).toHaveBeenCalledOnce();
  },
);

test("a shared CSV file is stored for the import page", async () => {
  const put = withCache();

  expect(await keepShared(formWith("file", new Uint8Array(1), "text/csv"))).toBe("/import?shared");
  expect(put).toHaveBeenCalledOnce();
});

test("if storage is full, the form opens and the error is reported", async () => {
  withCache().mockRejectedValue(new DOMException("", "QuotaExceededError"));
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);

  expect(await keepShared(formWith("picture", JPEG, "image/jpeg"))).toBe("/?action=add-shared");
  expect(reportError).toHaveBeenCalledOnce();
});

test.each([
  [{ text: "See http://localhost:3000/wines/new#wine=abc" }, "/wines/new#wine=abc"],
  [{ url: "http://localhost:3000/journal" }, "/journal"],
  [{ title: "Coq au vin", url: "https://recipes.example/1" }, "/?tab=pairing&dish=Coq%20au%20vin"],
  [{ text: "Duck & plums https://recipes.example/1" }, "/?tab=pairing&dish=Duck%20%26%20plums"],
  [{ url: "https://recipes.example/1" }, "/?action=add-wine"],
  [{}, "/?action=add-wine"],
])(
  "text shared as %o opens the address %s",
  async (fields: Readonly<Record<string, string>>, address) => {
    vi.stubGlobal("location", new URL("http://localhost:3000/share"));
    const form = new FormData();
    for (const [name, text] of Object.entries(fields)) form.set(name, text);

    expect(await keepShared(form)).toBe(address);
  },
);

function formWith(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): FormData {
  const form = new FormData();
  form.set(name, new File([bytes], "shared", { type }));
  return form;
}

function withCache() {
  const put = vi.fn<Cache["put"]>().mockResolvedValue();
  const keys = () => Promise.resolve([]);
  vi.stubGlobal("caches", { open: () => Promise.resolve({ put, keys }) });
  return put;
}
