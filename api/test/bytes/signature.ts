import { createHash, createHmac } from "node:crypto";

export interface SigningRequest {
  readonly method: string;
  readonly url: URL;
  /** All signed headers except `host`, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly region: string;
  readonly secretAccessKey: string;
}

/**
 * The signature of an S3 request as AWS's "Signature Version 4" specifies. Tests compare this
 * signature with the library's.
 */
export function signatureOf({
  method,
  url,
  headers,
  region,
  secretAccessKey,
}: SigningRequest): string {
  const all: Readonly<Record<string, string>> = { ...headers, host: url.host };
  const names = Object.keys(all).sort();
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort();
  const canonical = [
    method,
    url.pathname,
    query.join("&"),
    ...names.map((name) => `${name}:${(all[name] ?? "").trim()}`),
    "",
    names.join(";"),
    headers["x-amz-content-sha256"],
  ].join("\n");

  const moment = headers["x-amz-date"] ?? "";
  const scope = [moment.slice(0, 8), region, "s3", "aws4_request"];
  const digest = createHash("sha256").update(canonical).digest("hex");
  const toSign = ["AWS4-HMAC-SHA256", moment, scope.join("/"), digest].join("\n");
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
