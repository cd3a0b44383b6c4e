import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { CALLS } from "sync-protocol";
import { useSession } from "../../../engine/index.ts";
import { callServer } from "../../../server/callServer.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { Link } from "../../../ui/page/Link.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { AccountFrame } from "../sign-in/AccountFrame.tsx";
import { enter } from "../sign-in/enter.ts";
import { keepIdentityProof } from "../account-forms/identityProof.ts";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";

/**
 * Return page of the identity provider. Sends the provider's answer to the server, then continues. You need to be
 * online.
 */
export function OpenidPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { failure, submit } = useSubmission("Sign-in with your provider failed. Please try again.");
  const isHandedOver = useRef(false);

  const handOver = useEffectEvent(async () => {
    const outcome = await callServer(CALLS.finishOpenid, { body: { answer: search } });
    switch (outcome.kind) {
      case "entered":
        await enter(outcome.user);
        toast(
          outcome.isNew
            ? { title: "Account created!", description: "You've been automatically signed in." }
            : { title: "Welcome back!", description: "You've been successfully logged in." },
        );
        await navigate(outcome.from, { replace: true });
        break;
      case "linked":
        toast({
          title: "Account linked",
          description: `${outcome.identity.knownAs} signs you in.`,
        });
        await navigate("/profile", { replace: true });
        break;
      case "proved":
        keepIdentityProof(outcome.identityProof);
        toast({
          title: "You're confirmed",
          description: "Now go on with what you were doing, within 10 minutes.",
        });
        await navigate("/profile", { replace: true });
        break;
    }
  });

  useEffect(() => {
    // The provider's answer is valid only once.
    if (isHandedOver.current) return;
    isHandedOver.current = true;
    void submit(handOver);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the answer that the page was opened with
  }, []);

  if (failure === undefined) {
    return <AccountFrame subtitle="One moment, please." title="Signing you in" children={null} />;
  }
  const isSignedIn = session.kind === "signedIn" && !session.mustSignIn;
  return (
    <AccountFrame subtitle="Nothing was changed." title="Sign-in failed">
      <Alert>{failure}</Alert>
      <Button component={Link} to={isSignedIn ? "/profile" : "/login"}>
        {isSignedIn ? "Back to Your Profile" : "Back to Login"}
      </Button>
    </AccountFrame>
  );
}
