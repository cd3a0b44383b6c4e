import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { CALLS } from "sync-protocol";
import { useSession } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
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
  const { failure, submit } = useSubmission(
    i18n._("Sign-in with your provider failed. Please try again."),
  );
  const isHandedOver = useRef(false);

  const handOver = useEffectEvent(async () => {
    const outcome = await callServer(CALLS.finishOpenid, { body: { answer: search } });
    switch (outcome.kind) {
      case "entered":
        await enter(outcome.user);
        toast(
          outcome.isNew
            ? {
                title: i18n._("Account created!"),
                description: i18n._("You've been automatically signed in."),
              }
            : {
                title: i18n._("Welcome back!"),
                description: i18n._("You've been successfully logged in."),
              },
        );
        await navigate(outcome.from, { replace: true });
        break;
      case "linked":
        toast({
          title: i18n._("Account linked"),
          description: i18n._("{account} signs you in.", { account: outcome.identity.knownAs }),
        });
        await navigate("/profile", { replace: true });
        break;
      case "proved":
        keepIdentityProof(outcome.identityProof);
        toast({
          title: i18n._("You're confirmed"),
          description: i18n._("Now go on with what you were doing, within 10 minutes."),
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
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, for the answer in the opened address
  }, []);

  if (failure === undefined) {
    return (
      <AccountFrame
        subtitle={i18n._("One moment, please.")}
        title={i18n._("Signing you in")}
        children={null}
      />
    );
  }
  const isSignedIn = session.kind === "signedIn" && !session.mustSignIn;
  return (
    <AccountFrame subtitle={i18n._("Nothing was changed.")} title={i18n._("Sign-in failed")}>
      <Alert>{failure}</Alert>
      <Button component={Link} to={isSignedIn ? "/profile" : "/login"}>
        {isSignedIn ? i18n._("Back to Your Profile") : i18n._("Back to Login")}
      </Button>
    </AccountFrame>
  );
}
