import { describe } from "vitest";
import { describeHistories } from "./describeHistories.ts";

describe("over the cellar in SQLite", () => {
  describeHistories({ first: 1, count: 1000 });
});
