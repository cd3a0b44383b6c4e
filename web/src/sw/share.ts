import { keepShared } from "../app/keepShared.ts";
import { underBase } from "../platform/basePath.ts";
import { SHARE_PATH } from "../platform/sharedPicture.ts";

/**
 * Whether a request is the form that the system posts when a user shares something with the app.
 */
export function isShared({ method }: Request, { origin, pathname }: URL): boolean {
  return method === "POST" && pathname === underBase(SHARE_PATH) && origin === self.location.origin;
}

/** Stores the shared content and redirects to the page that uses it. */
export async function takeShared(request: Request): Promise<Response> {
  const address = await keepShared(await request.formData());
  return Response.redirect(underBase(address), 303);
}
