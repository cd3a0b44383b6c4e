import { ExplainedFailure } from "../../../parts/server-forms/ExplainedFailure.ts";

/**
 * Navigates to the identity provider. Always rejects, because the browser leaves the page. You need
 * to be online.
 */
export async function goToProvider(
  begin: () => Promise<{ readonly address: string }>,
): Promise<never> {
  const { address } = await begin();
  location.assign(address);
  throw new LeftForProvider();
}

/** Rejection that stops the caller while the browser opens the identity provider. Not shown to the user. */
class LeftForProvider extends ExplainedFailure {
  override readonly name = "LeftForProvider";
}
