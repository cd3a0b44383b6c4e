import { PHOTO_WIDTHS } from "sync-protocol";
import { underBase } from "../../platform/basePath.ts";
import { isStoredPhoto } from "../../rules/photo-files/photoVariants.ts";

const DEFAULT_WIDTH = 320;

export interface PhotoSources {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * Addresses of a photo: for a photo stored on the server, its small variants. For any other photo,
 * the address itself. `retriedAt` (ms) is added as a parameter, so that a retry bypasses the cache.
 */
export function photoSources(source: string, retriedAt: number | undefined): PhotoSources {
  const retry = retriedAt === undefined ? [] : [`retry=${String(retriedAt)}`];
  if (!isStoredPhoto(source)) return { src: withParameters(source, retry) };

  const address = underBase(source);
  const variant = (width: number) => withParameters(address, [`w=${String(width)}`, ...retry]);
  return {
    src: variant(DEFAULT_WIDTH),
    srcSet: PHOTO_WIDTHS.map((width) => `${variant(width)} ${String(width)}w`).join(", "),
  };
}

/** Data and blob URLs take no parameters, because a retry does not change local bytes. */
function withParameters(source: string, parameters: readonly string[]): string {
  if (parameters.length === 0 || /^(data|blob):/.test(source)) return source;
  return `${source}${source.includes("?") ? "&" : "?"}${parameters.join("&")}`;
}
