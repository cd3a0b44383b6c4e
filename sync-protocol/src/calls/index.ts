export * from "./accounts.ts";
export * from "./tokens.ts";
export * from "./wines.ts";
export * from "./photos.ts";
export * from "./assistant.ts";
export * from "./sync.ts";
export * from "./server.ts";
