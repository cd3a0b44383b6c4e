import { LeftForProvider } from "./LeftForProvider.ts";

/** Takes the browser to the identity provider, and ends what asked for it there. Needs signal. */
export async function goToProvider(
  begin: () => Promise<{ readonly address: string }>,
): Promise<never> {
  const { address } = await begin();
  location.assign(address);
  throw new LeftForProvider();
}
