import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { CALLS, type ListedCellar, type ListedToken, type SignInOptions } from "sync-protocol";
import { useCellars } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { underBase } from "../../../platform/basePath.ts";
import { cellarName } from "../../../rules/cellar/cellarName.ts";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";
import { Alert } from "../../../ui/page/Alert.tsx";
import { dialogOnDemand } from "../../../ui/dialogs/dialogOnDemand.tsx";
import { toast } from "../../../ui/toasts/toast.ts";
import { dateInWords } from "../../../rules/day.ts";
import profile from "../../../parts/server-forms/forms.module.css";
import { useSubmission } from "../../../parts/server-forms/useSubmission.tsx";
import { Rich } from "../../../ui/Rich.tsx";

const NewTokenDialog = dialogOnDemand(
  async () => (await import("./NewTokenDialog.tsx")).NewTokenDialog,
  "onClose",
);

interface TokensCardProps {
  readonly email: string;
  readonly ways: SignInOptions;
}

export function TokensCard({ email, ways }: TokensCardProps) {
  const { tokens, change } = useTokens();
  const cellars = useCellars();
  const [isMaking, setMaking] = useState(false);
  const { isPending, failure, submit } = useSubmission(
    i18n._("Failed to end the token. Please try again."),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const end = (token: ListedToken) =>
    submit(async () => {
      await callServer(CALLS.revokeToken, { id: token.id });
      change((held) => held.filter(({ id }) => id !== token.id));
      heading.current?.focus();
      toast({
        title: i18n._("Token ended"),
        description: i18n._("{name} can't call any more.", { name: token.name }),
      });
    });

  return (
    <section className={profile["card"]}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {i18n._("Access Tokens")}
      </h2>
      <p className={profile["quiet"]}>
        {i18n._("A token lets a program read or change your wines.")}
      </p>
      <a className={profile["link"]} href={underBase("/api/docs")}>
        {i18n._("The calls for programs")}
      </a>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {tokens && tokens.length > 0 && (
        <ul aria-labelledby={headingId}>
          {tokens.map((token) => (
            <Token
              key={token.id}
              cellar={cellars.length > 1 ? cellars.find(isOf(token)) : undefined}
              isPending={isPending}
              token={token}
              onEnd={() => void end(token)}
            />
          ))}
        </ul>
      )}
      <Button
        className={profile["action"]}
        variant="default"
        onClick={() => {
          setMaking(true);
        }}
      >
        {i18n._("New Token")}
      </Button>
      {isMaking && (
        <NewTokenDialog
          opened
          cellars={cellars}
          email={email}
          ways={ways}
          onClose={() => {
            setMaking(false);
          }}
          onMade={(token) => {
            change((held) => [token, ...held]);
          }}
        />
      )}
    </section>
  );
}

const isOf =
  ({ cellarId }: ListedToken) =>
  ({ id }: ListedCellar) =>
    id === cellarId;

interface TokenProps {
  /** The token's cellar; `undefined` if the user has only one cellar. */
  readonly cellar: ListedCellar | undefined;
  readonly token: ListedToken;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function Token({ cellar, token, isPending, onEnd }: TokenProps) {
  const { name, scopes, usedAt, expiresAt } = token;
  return (
    <li className={profile["row"]}>
      <div className={profile["facts"]}>
        <strong>{name}</strong>
        <p>
          {cellar ? (
            <Rich
              text={
                scopes.includes("write")
                  ? i18n._("Reads and changes wines in <0>{cellar}</0>", {
                      cellar: cellarName(cellar),
                    })
                  : i18n._("Reads wines in <0>{cellar}</0>", { cellar: cellarName(cellar) })
              }
              parts={[<bdi />]}
            />
          ) : scopes.includes("write") ? (
            i18n._("Reads and changes wines")
          ) : (
            i18n._("Reads wines")
          )}
        </p>
        <p>
          {usedAt === null
            ? i18n._("Not used yet, holds until {date}", { date: dateInWords(expiresAt) })
            : i18n._("Last used {used}, holds until {date}", {
                used: dateInWords(usedAt),
                date: dateInWords(expiresAt),
              })}
        </p>
      </div>
      <Button
        aria-label={i18n._("End {name}", { name })}
        disabled={isPending}
        variant="default"
        onClick={onEnd}
      >
        {i18n._(/*i18n*/ { id: "End", comment: "button: ends a session" })}
      </Button>
    </li>
  );
}

/**
 * The user's access tokens. `tokens` is `undefined` until the server has answered, and after a
 * failure.
 */
function useTokens() {
  const [tokens, setTokens] = useState<readonly ListedToken[]>();

  useEffect(() => {
    const left = new AbortController();
    callServer(CALLS.listTokens, { signal: left.signal })
      .then((answer) => {
        setTokens(answer.tokens);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
      });
    return () => {
      left.abort();
    };
  }, []);

  const change = (to: (held: readonly ListedToken[]) => readonly ListedToken[]) => {
    setTokens((held = []) => to(held));
  };
  return { tokens, change };
}
