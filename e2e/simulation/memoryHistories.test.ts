import { describe } from "vitest";
import { describeHistories } from "./describeHistories.ts";

describe("over the cellar in memory", () => {
  describeHistories("memory");
});
