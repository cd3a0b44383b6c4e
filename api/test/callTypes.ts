import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import { openapiDocument } from "../src/openapi.ts";

const FILE = new URL("generated/calls.ts", import.meta.url);

const HEAD = `// Made by "npm run generate:calls" from the OpenAPI document; never edited.
/* oxlint-disable */

`;

/** The types that `openapi-typescript` makes of the document as it is now. */
export async function generateCallTypes(): Promise<string> {
  // A client may leave out what has a default.
  const nodes = await openapiTS(JSON.stringify(openapiDocument()), { defaultNonNullable: false });
  return HEAD + astToString(nodes);
}

/** The types that are kept, with which the client of the tests is compiled. */
export async function readCallTypes(): Promise<string> {
  return readFile(FILE, "utf8");
}

/** Keeps the types of the document as it is now. */
export async function keepCallTypes(): Promise<void> {
  await writeFile(FILE, await generateCallTypes());
}
