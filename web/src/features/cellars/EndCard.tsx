import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { CALLS, type ListedCellar } from "sync-protocol";
import { refreshCellars } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { CELLARS_PATH } from "../../parts/addresses/pageAddresses.ts";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import classes from "../../parts/server-forms/forms.module.css";
import { callServer } from "../../server/callServer.ts";
import { dialogOnDemand } from "../../ui/dialogs/dialogOnDemand.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import type { Question } from "./AskDialog.tsx";

const DeleteCellarDialog = dialogOnDemand(
  async () => (await import("./DeleteCellarDialog.tsx")).DeleteCellarDialog,
  "onClose",
);

interface EndCardProps {
  readonly cellar: ListedCellar;
  readonly onAsk: (question: Question) => void;
}

/**
 * Lets a member leave the cellar, or the owner delete it. A personal cellar can be deleted only
 * with the account.
 */
export function EndCard({ cellar, onAsk }: EndCardProps) {
  if (cellar.role !== "owner") return <LeaveCard cellar={cellar} onAsk={onAsk} />;
  return cellar.isPersonal ? null : <DeleteCard cellar={cellar} />;
}

function LeaveCard({ cellar, onAsk }: EndCardProps) {
  const navigate = useNavigate();
  const name = cellarName(cellar);
  const ask = () => {
    onAsk({
      title: i18n._("Leave this cellar?"),
      words: i18n._(
        "You can no longer open {name}. What you added stays in it. To come back, you need an invitation.",
        { name },
      ),
      action: i18n._(/*i18n*/ { id: "Leave", comment: "button: leaves a shared cellar" }),
      run: async () => {
        await callServer(CALLS.leaveCellar, { id: cellar.id });
        await navigate(CELLARS_PATH, { replace: true });
        await refreshCellars();
        toast({ title: i18n._("Cellar left"), description: name });
      },
    });
  };
  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Leave This Cellar")}</h2>
      <p className={classes["quiet"]}>{i18n._("The wines stay with the other members.")}</p>
      <Button className={classes["action"]} variant="default" onClick={ask}>
        {i18n._("Leave")}
      </Button>
    </section>
  );
}

function DeleteCard({ cellar }: { readonly cellar: ListedCellar }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={classes["card"]}>
      <h2>{i18n._("Delete This Cellar")}</h2>
      <p className={classes["quiet"]}>
        {i18n._(
          "Deletes its wines, places, photos and history for all members. To hand it over instead, offer it to a member.",
        )}
      </p>
      <Button
        className={classes["action"]}
        variant="default"
        onClick={() => {
          setAsking(true);
        }}
      >
        {i18n._("Delete Cellar")}
      </Button>
      {isAsking && (
        <DeleteCellarDialog
          opened
          cellar={cellar}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}
