import { underBase } from "../platform/basePath.ts";
import { keepSharedFiles } from "../platform/sharedFiles.ts";
import { HEAD_BYTES, looksLikeImage } from "../rules/photo-files/looksLikeImage.ts";
import { keepSharedPicture, SHARE_PATH } from "../platform/sharedPicture.ts";

/** Whether a request is the form that the system posts when a person shares something with us. */
export function isShared({ method }: Request, { origin, pathname }: URL): boolean {
  return method === "POST" && pathname === underBase(SHARE_PATH) && origin === self.location.origin;
}

/**
 * Keeps what was shared and leads to where it belongs: a picture to the form that adds a wine, other
 * files to the page that imports them. Without signal the same.
 */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const picture = form.get("picture");
  if (picture instanceof File && (await isImage(picture))) {
    await keepSharedPicture(picture);
    return Response.redirect(underBase("/?action=add-shared"), 303);
  }
  const files = form.getAll("file").filter((file) => file instanceof File);
  if (files.length > 0) {
    await keepSharedFiles(files);
    return Response.redirect(underBase("/import?shared"), 303);
  }
  return Response.redirect(underBase("/?action=add-wine"), 303);
}

/** Some apps share pictures without a type. */
async function isImage(file: File): Promise<boolean> {
  if (file.type !== "" && file.type !== "application/octet-stream") {
    return file.type.startsWith("image/");
  }
  return looksLikeImage(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}
