import { describe, expect, test } from "vitest";
import type { ObjectBytes } from "../../src/cellar/ports/objects.ts";

export function describeObjectBytes(name: string, open: () => Promise<ObjectBytes>): void {
  describe(name, () => {
    test("reading an object returns the bytes that were written last", async () => {
      const bytes = await open();

      expect(await bytes.write("a.jpg", [Buffer.from("first")], 5)).toBe("written");
      expect(await bytes.write("a.jpg", [Buffer.from("2"), Buffer.from("nd")], 5)).toBe("written");

      expect(await textIn(bytes, "a.jpg")).toBe("2nd");
      expect(await bytes.size("a.jpg")).toBe(3);
      expect(await bytes.read("b.jpg")).toBeUndefined();
      expect(await bytes.size("b.jpg")).toBe(0);
    });

    test("objects with arbitrary bytes can be written in parallel", async () => {
      const bytes = await open();
      const photos = Array.from({ length: 12 }, (_, at) => ({
        name: `${String(at)}.jpg`,
        photo: Buffer.from(Array.from({ length: 70_000 }, (_byte, place) => (place * at) % 256)),
      }));

      await Promise.all(photos.map(({ name, photo }) => bytes.write(name, [photo], 70_000)));

      for (const { name, photo } of photos) {
        expect(photo.equals((await bytes.read(name)) ?? Buffer.of())).toBe(true);
      }
    });

    test("an oversized or interrupted write keeps the object's old bytes", async () => {
      const bytes = await open();
      await bytes.write("a.jpg", [Buffer.from("old")], 5);
      const parts = [Buffer.from("123"), Buffer.from("456")];

      expect(await bytes.write("a.jpg", parts, 5)).toBe("too-large");
      await expect(bytes.write("a.jpg", brokenOff(), 5)).rejects.toThrow("broken off");

      expect(await textIn(bytes, "a.jpg")).toBe("old");
    });

    test("removing an object a second time succeeds", async () => {
      const bytes = await open();
      await bytes.write("a.jpg", [Buffer.from("old")], 5);

      await bytes.remove("a.jpg");
      await bytes.remove("a.jpg");

      expect(await bytes.read("a.jpg")).toBeUndefined();
    });

    test("the storage probe succeeds if bytes can be stored", async () => {
      const bytes = await open();

      await expect(bytes.probe()).resolves.toBeUndefined();
    });

    test.each(["../cellar.db", "/etc/passwd", "a/b", ".draft-1", "", "a\0", "A.jpg"])(
      "the invalid object name %j is refused",
      async (name) => {
        const bytes = await open();

        await expect(bytes.read(name)).rejects.toThrow("No object is named");
        await expect(bytes.write(name, [], 5)).rejects.toThrow("No object is named");
        await expect(bytes.remove(name)).rejects.toThrow("No object is named");
      },
    );
  });
}

async function textIn(bytes: ObjectBytes, name: string): Promise<string> {
  return Buffer.from((await bytes.read(name)) ?? []).toString();
}

async function* brokenOff(): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(Buffer.from("1"));
  throw new Error("broken off");
}
