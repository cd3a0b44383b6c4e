import { keepShared } from "../app/keepShared.ts";
import { underBase } from "../platform/basePath.ts";
import { SHARE_PATH } from "../platform/sharedPicture.ts";

/** Whether a request is the form that the system posts when a person shares something with us. */
export function isShared({ method }: Request, { origin, pathname }: URL): boolean {
  return method === "POST" && pathname === underBase(SHARE_PATH) && origin === self.location.origin;
}

/** Keeps what was shared and leads to where it belongs. */
export async function takeShared(request: Request): Promise<Response> {
  const address = await keepShared(await request.formData());
  return Response.redirect(underBase(address), 303);
}
