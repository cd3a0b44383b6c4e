import { writeCallTypes } from "./callTypes.ts";

await writeCallTypes();
