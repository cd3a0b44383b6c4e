import { keepCallTypes } from "./callTypes.ts";

await keepCallTypes();
