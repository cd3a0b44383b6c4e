/** Takes the browser to the identity provider, and ends what asked for it there. Needs signal. */
export async function goToProvider(
  begin: () => Promise<{ readonly address: string }>,
): Promise<never> {
  const { address } = await begin();
  location.assign(address);
  throw new LeftForProvider();
}

/** The browser is on its way to the identity provider: what was begun here goes no further. */
export class LeftForProvider extends Error {
  override readonly name = "LeftForProvider";
}
