import { generateKeyPairSync, sign } from "node:crypto";

/** Certificate and private key, both in PEM format. */
export interface SelfSigned {
  readonly certificate: string;
  readonly key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tags of DER, the encoding of certificates (X.690). */
const [INTEGER, BIT_STRING, OCTET_STRING, OID] = [0x02, 0x03, 0x04, 0x06];
const [UTF8_STRING, UTC_TIME, SEQUENCE, SET] = [0x0c, 0x17, 0x30, 0x31];
const [VERSION, EXTENSIONS, IP_ADDRESS] = [0xa0, 0xa3, 0x87];

const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OID, bytes("2a8648ce3d040302")));
const COMMON_NAME = der(OID, bytes("550403"));
const SUBJECT_ALT_NAME = der(OID, bytes("551d11"));

/** Makes a self-signed certificate (RFC 5280), valid from yesterday for two days. */
export function selfSignedFor(ip: string): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const commonName = der(UTF8_STRING, Buffer.from("cellar database"));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, commonName)));
  const validity = [-DAY_MS, DAY_MS].map((from) => der(UTC_TIME, utcTime(Date.now() + from)));
  const address = der(IP_ADDRESS, Buffer.from(ip.split(".").map(Number)));
  const altName = der(OCTET_STRING, der(SEQUENCE, address));
  const signed = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, ...validity),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, altName))),
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign("sha256", signed, privateKey));
  const certificate = der(SEQUENCE, signed, ECDSA_WITH_SHA256, signature).toString("base64");
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const isLong = length > 0x7f;
  const size = isLong ? [0x82, length >> 8, length & 0xff] : [length];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, "hex");
}

/** Formats a time in ms as `YYMMDDhhmmssZ` (UTC). */
function utcTime(at: number): Buffer {
  return Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/\D/g, "")}Z`);
}
