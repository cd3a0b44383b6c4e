import { ExplainedFailure } from "../../../parts/server-forms/ExplainedFailure.ts";

/** Navigates to the identity provider; always rejects, because the page is left. You need to be online. */
export async function goToProvider(
  begin: () => Promise<{ readonly address: string }>,
): Promise<never> {
  const { address } = await begin();
  location.assign(address);
  throw new LeftForProvider();
}

/** The browser is leaving for the identity provider, so the caller must stop; it shows no failure. */
class LeftForProvider extends ExplainedFailure {
  override readonly name = "LeftForProvider";
}
