import { describe } from "vitest";
import { describeHistories } from "./describeHistories.ts";

describe("over the cellar in memory", () => {
  describeHistories({ first: 0, count: 1000 });
});
