import { underBase } from "../platform/basePath.ts";
import { keepSharedPicture, SHARE_PATH } from "../platform/sharedPicture.ts";

/** Whether a request is the form that the system posts when a person shares a picture with us. */
export function isShared({ method }: Request, { origin, pathname }: URL): boolean {
  return method === "POST" && pathname === underBase(SHARE_PATH) && origin === self.location.origin;
}

/** Keeps the shared picture and leads to the form that adds a wine; without signal the same. */
export async function takeShared(request: Request): Promise<Response> {
  const picture = (await request.formData()).get("picture");
  if (picture instanceof File && picture.type.startsWith("image/")) {
    await keepSharedPicture(picture);
    return Response.redirect(underBase("/?action=add-shared"), 303);
  }
  return Response.redirect(underBase("/?action=add-wine"), 303);
}
