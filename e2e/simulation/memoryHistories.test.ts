import { describe } from "vitest";
import { describeHistories } from "./describeHistories.ts";

describe("histories with the store in memory", () => {
  describeHistories("memory");
});
