import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import { openapiDocument } from "../src/openapi.ts";

const FILE = new URL("generated/calls.ts", import.meta.url);

const HEAD = `// Made by "npm run generate:calls" from the OpenAPI document; never edited.
/* oxlint-disable */

`;

export async function generateCallTypes(): Promise<string> {
  // By default, fields with a default value are required in the types. A client may omit these
  // fields.
  const nodes = await openapiTS(JSON.stringify(openapiDocument()), { defaultNonNullable: false });
  return HEAD + astToString(nodes);
}

export async function readCallTypes(): Promise<string> {
  return readFile(FILE, "utf8");
}

export async function writeCallTypes(): Promise<void> {
  await writeFile(FILE, await generateCallTypes());
}
