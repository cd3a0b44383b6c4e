import { describe } from "vitest";
import { describeHistories } from "./describeHistories.ts";

describe("over the cellar in SQLite", () => {
  describeHistories("sqlite");
});
