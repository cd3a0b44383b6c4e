import { underBase } from "../platform/basePath.ts";
import { keepSharedFiles } from "../platform/sharedFiles.ts";
import { keepSharedPicture } from "../platform/sharedPicture.ts";
import { HEAD_BYTES, looksLikeImage } from "../rules/photo-files/looksLikeImage.ts";

/**
 * Stores content that another app shared, and returns the address of the page for it: the wine form
 * for a picture, the import page for another file. A link into this app is followed; other text is
 * a dish to pair. Works offline.
 */
export async function keepShared(form: FormData): Promise<string> {
  const picture = form.get("picture");
  if (picture instanceof File && (await isImage(picture))) {
    // If storage is full, the form opens without the picture and shows an error.
    await keepSharedPicture(picture).catch((error: unknown) => {
      reportError(error);
    });
    return "/?action=add-shared";
  }
  const files = form.getAll("file").filter((file) => file instanceof File);
  if (files.length === 0) return addressOfText(form);
  await keepSharedFiles(files);
  return "/import?shared";
}

const LINK = /https?:\/\/\S+/g;

function addressOfText(form: FormData): string {
  const textIn = (name: string) => {
    const text = form.get(name);
    return typeof text === "string" ? text.trim() : "";
  };
  const shared = [textIn("url"), textIn("text"), textIn("title")].join(" ");
  const home = location.origin + underBase("/");
  const own = shared.match(LINK)?.find((link) => link.startsWith(home));
  if (own !== undefined) return `/${own.slice(home.length)}`;

  const words = (text: string) => text.replaceAll(LINK, "").trim();
  const dish = words(textIn("title")) || words(textIn("text"));
  return dish === "" ? "/?action=add-wine" : `/?tab=pairing&dish=${encodeURIComponent(dish)}`;
}

/**
 * Whether a file is a picture. Examines its bytes if it has no type, because some apps share
 * pictures without one.
 */
async function isImage(file: File): Promise<boolean> {
  if (file.type !== "" && file.type !== "application/octet-stream") {
    return file.type.startsWith("image/");
  }
  return looksLikeImage(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}
