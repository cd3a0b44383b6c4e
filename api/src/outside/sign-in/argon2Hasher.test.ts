import { expect, test } from "vitest";
import { argon2Hasher } from "./argon2Hasher.ts";

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test("a password hash matches its password but not other letter case", async () => {
  const hasher = argon2Hasher(CHEAP);
  const hash = await hasher.hash("corkscrew");

  expect(await hasher.verify(hash, "corkscrew")).toBe("right");
  expect(await hasher.verify(hash, "Corkscrew")).toBe("wrong");
});

test("passwords are hashed by argon2id: 64 MiB, three passes, one lane", async () => {
  expect(await argon2Hasher().hash("corkscrew")).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});

test("the right password for a hash with another time cost returns outdated", async () => {
  const hash = await argon2Hasher(CHEAP).hash("corkscrew");
  const dearer = argon2Hasher({ ...CHEAP, timeCost: 2 });

  expect(await dearer.verify(hash, "corkscrew")).toBe("outdated");
  expect(await dearer.verify(hash, "tin opener")).toBe("wrong");
});
