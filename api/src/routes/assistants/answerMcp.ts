import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { type Role, mayChangeRows, type TokenScope } from "sync-protocol";
import { type AssistantWrites, ChangeRefused } from "../../cellar/assistants/assistantChanges.ts";
import type { CellarRequest } from "../../cellar/ports/cellar.ts";
import { Refused } from "../../cellar/Refused.ts";
import { answerTo } from "../refusals.ts";
import { DATA_NOTE, type Tool, TOOLS } from "./mcpTools.ts";

export interface McpMessage {
  readonly asked: CellarRequest;
  readonly scopes: readonly TokenScope[];
  readonly role: Role;
  readonly accept: string;
  readonly protocolVersion: string;
  readonly body: unknown;
}

/**
 * Answers a message of an AI assistant. Each message gets a new MCP server, so any process can
 * answer the next message.
 */
export async function answerMcp(deps: AssistantWrites, message: McpMessage): Promise<Response> {
  const { asked, scopes, role, accept, protocolVersion, body } = message;
  const server = new McpServer(
    { name: "wine-cellar", version: "1" },
    { capabilities: { tools: { listChanged: false } }, instructions: DATA_NOTE },
  );
  // Unexpected errors are collected here and thrown below, because the SDK would send their
  // messages to the client.
  const bugs: unknown[] = [];
  for (const tool of TOOLS) {
    if (!scopes.includes(tool.scope)) continue;
    if (tool.scope === "write" && !mayChangeRows(role)) continue;
    register(server, tool, async (sent) => {
      try {
        return resultOf(await tool.run(deps, asked, sent));
      } catch (error) {
        const sentence = sentenceOf(error);
        if (sentence === undefined) bugs.push(error);
        return { isError: true, content: [{ type: "text", text: sentence ?? "Internal error" }] };
      }
    });
  }

  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const headers = {
      "Content-Type": "application/json",
      Accept: accept,
      ...(protocolVersion !== "" && { "MCP-Protocol-Version": protocolVersion }),
    };
    const request = new Request("http://mcp.invalid/mcp", { method: "POST", headers });
    const response = await transport.handleRequest(request, { parsedBody: body });
    if (bugs.length > 0) throw bugs[0];
    return response;
  } finally {
    await server.close();
  }
}

interface ToolResult {
  [key: string]: unknown;
  readonly isError?: boolean;
  readonly content: { readonly type: "text"; readonly text: string }[];
}

function register(
  server: McpServer,
  { name, title, description, scope, input }: Tool,
  run: (sent: unknown) => Promise<ToolResult>,
): void {
  const isRead = scope === "read";
  const annotations = {
    readOnlyHint: isRead,
    destructiveHint: !isRead && name !== "add_wine" && name !== "rate_wine",
    idempotentHint: true,
    openWorldHint: false,
  };
  server.registerTool(name, { title, description, inputSchema: input, annotations }, run);
}

function resultOf(result: Readonly<Record<string, unknown>>): ToolResult {
  return {
    structuredContent: result,
    content: [
      { type: "text", text: DATA_NOTE },
      { type: "text", text: JSON.stringify(result) },
    ],
  };
}

/** The message that the client may see; `undefined` for an unexpected error. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ChangeRefused) return error.message;
  if (error instanceof Refused) return answerTo(error.refusal).body.error;
  return undefined;
}
