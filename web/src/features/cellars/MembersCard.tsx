import { Button, Menu } from "@mantine/core";
import { CALLS, GIVEN_ROLES, type GivenRole, type ListedCellar, type Member } from "sync-protocol";
import classes from "../../parts/server-forms/forms.module.css";
import { useSubmission } from "../../parts/server-forms/useSubmission.tsx";
import { dateInWords } from "../../rules/day.ts";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import { memberName } from "./memberName.ts";
import type { Question } from "./AskDialog.tsx";
import { AS_ROLE, ROLE_NAMES } from "./roleWords.ts";

interface MembersCardProps {
  readonly cellar: ListedCellar;
  readonly members: readonly Member[];
  /** Id of the signed-in user. */
  readonly userId: string;
  readonly onAsk: (question: Question) => void;
  readonly onChanged: () => Promise<void>;
}

/** List of members. The owner can change their roles, remove them, or offer one the cellar. */
export function MembersCard({ cellar, members, userId, onAsk, onChanged }: MembersCardProps) {
  const { id, isPersonal, role } = cellar;
  const { isPending, failure, submit } = useSubmission("That did not work. Please try again.");
  const change = async (call: () => Promise<unknown>, title: string, description?: string) => {
    await call();
    await onChanged();
    toast({ title, description });
  };

  const give = ({ userId: memberId, ...member }: Member, given: GivenRole) =>
    submit(() =>
      change(
        () => callServer(CALLS.changeRole, { id, body: { userId: memberId, role: given } }),
        "Role changed",
        `${memberName(member)} is now ${AS_ROLE[given]}.`,
      ),
    );
  const withdraw = () =>
    submit(() => change(() => callServer(CALLS.withdrawOwnership, { id }), "Offer ended"));
  const askToOffer = ({ userId: memberId, ...member }: Member) => {
    onAsk({
      title: "Offer the cellar?",
      words: `If ${memberName(member)} takes it, they own this cellar and you become an editor. Until then you can end the offer.`,
      action: "Offer",
      run: () =>
        change(
          () => callServer(CALLS.offerOwnership, { id, body: { userId: memberId } }),
          "Cellar offered",
          `${memberName(member)} sees the offer here.`,
        ),
    });
  };
  const askToRemove = ({ userId: memberId, ...member }: Member) => {
    onAsk({
      title: "Remove this member?",
      words: `${memberName(member)} can no longer open this cellar. What they added stays in it.`,
      action: "Remove",
      run: () =>
        change(
          () => callServer(CALLS.removeMember, { id, body: { userId: memberId } }),
          "Member removed",
          memberName(member),
        ),
    });
  };

  return (
    <section className={classes["card"]}>
      <h2 id="members">Members</h2>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <ul aria-labelledby="members">
        {members.map((member) => (
          <li key={member.userId} className={classes["row"]}>
            <MemberFacts isSelf={member.userId === userId} member={member} />
            {role === "owner" && member.role !== "owner" && (
              <Menu position="bottom-end" withInitialFocusPlaceholder={false} withinPortal={false}>
                <Menu.Target>
                  <Button
                    aria-label={`Change ${memberName(member)}`}
                    disabled={isPending}
                    variant="default"
                  >
                    Change
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  {GIVEN_ROLES.filter((given) => given !== member.role).map((given) => (
                    <Menu.Item key={given} style={TALL} onClick={() => void give(member, given)}>
                      Make {ROLE_NAMES[given]}
                    </Menu.Item>
                  ))}
                  {!isPersonal && !member.isOffered && (
                    <Menu.Item
                      style={TALL}
                      onClick={() => {
                        askToOffer(member);
                      }}
                    >
                      Offer the Cellar
                    </Menu.Item>
                  )}
                  {member.isOffered && (
                    <Menu.Item style={TALL} onClick={() => void withdraw()}>
                      End the Offer
                    </Menu.Item>
                  )}
                  <Menu.Divider />
                  <Menu.Item
                    color="red"
                    style={TALL}
                    onClick={() => {
                      askToRemove(member);
                    }}
                  >
                    Remove
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const TALL = { minHeight: "var(--target)" } as const;

interface MemberFactsProps {
  readonly member: Member;
  readonly isSelf: boolean;
}

function MemberFacts({ member, isSelf }: MemberFactsProps) {
  const { name, email, role, joinedAt, isOffered } = member;
  return (
    <div className={classes["facts"]}>
      <strong className={classes["notice"]}>
        <bdi>{memberName(member)}</bdi>
      </strong>
      {isSelf && " (you)"}
      {name && <p className={classes["notice"]}>{email}</p>}
      <p>
        {ROLE_NAMES[role]}
        {joinedAt !== null && ` · since ${dateInWords(joinedAt)}`}
      </p>
      {isOffered && <p>The owner offers them this cellar.</p>}
    </div>
  );
}
