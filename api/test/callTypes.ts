import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import { openapiDocument } from "../src/openapi.ts";

const FILE = new URL("generated/calls.ts", import.meta.url);

const HEAD = `// Made by "npm run generate:calls" from the OpenAPI document; never edited.
/* oxlint-disable */

`;

/** The types that `openapi-typescript` generates from the current document. */
export async function generateCallTypes(): Promise<string> {
  // A client may omit fields with a default.
  const nodes = await openapiTS(JSON.stringify(openapiDocument()), { defaultNonNullable: false });
  return HEAD + astToString(nodes);
}

/** The stored types, with which the tests' client is compiled. */
export async function readCallTypes(): Promise<string> {
  return readFile(FILE, "utf8");
}

/** Stores the types of the current document. */
export async function keepCallTypes(): Promise<void> {
  await writeFile(FILE, await generateCallTypes());
}
