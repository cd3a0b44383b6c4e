import { keepShared } from "../app/keepShared.ts";
import { underBase } from "../platform/basePath.ts";
import { SHARE_PATH } from "../platform/sharedPicture.ts";

export function isShared({ method }: Request, { origin, pathname }: URL): boolean {
  return method === "POST" && pathname === underBase(SHARE_PATH) && origin === self.location.origin;
}

export async function takeShared(request: Request): Promise<Response> {
  const address = await keepShared(await request.formData());
  return Response.redirect(underBase(address), 303);
}
