import { Button, Menu } from "@mantine/core";
import { CALLS, GIVEN_ROLES, type GivenRole, type ListedCellar, type Member } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import classes from "../../parts/server-forms/forms.module.css";
import { useSubmission } from "../../parts/server-forms/useSubmission.tsx";
import { dateInWords } from "../../rules/day.ts";
import { callServer } from "../../server/callServer.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { toast } from "../../ui/toasts/toast.ts";
import { memberName } from "./memberName.ts";
import type { Question } from "./AskDialog.tsx";
import { ROLE_NAMES } from "./roleWords.ts";

interface MembersCardProps {
  readonly cellar: ListedCellar;
  readonly members: readonly Member[];
  /** Id of the signed-in user. */
  readonly userId: string;
  readonly onAsk: (question: Question) => void;
  readonly onChanged: () => Promise<void>;
}

export function MembersCard({ cellar, members, userId, onAsk, onChanged }: MembersCardProps) {
  const { id, isPersonal, role } = cellar;
  const { isPending, failure, submit } = useSubmission(
    i18n._("That did not work. Please try again."),
  );
  const change = async (call: () => Promise<unknown>, title: string, description?: string) => {
    await call();
    await onChanged();
    toast({ title, description });
  };

  const give = ({ userId: memberId, ...member }: Member, given: GivenRole) =>
    submit(() =>
      change(
        () => callServer(CALLS.changeRole, { id, body: { userId: memberId, role: given } }),
        i18n._("Role changed"),
        given === "editor"
          ? i18n._("{member} is now an editor.", { member: memberName(member) })
          : i18n._("{member} is now a viewer.", { member: memberName(member) }),
      ),
    );
  const withdraw = () =>
    submit(() => change(() => callServer(CALLS.withdrawOwnership, { id }), i18n._("Offer ended")));
  const askToOffer = ({ userId: memberId, ...member }: Member) => {
    onAsk({
      title: i18n._("Offer the cellar?"),
      words: i18n._(
        "If {member} takes it, they own this cellar and you become an editor. Until then you can end the offer.",
        { member: memberName(member) },
      ),
      action: i18n._(/*i18n*/ { id: "Offer", comment: "button: offers the cellar to a member" }),
      run: () =>
        change(
          () => callServer(CALLS.offerOwnership, { id, body: { userId: memberId } }),
          i18n._("Cellar offered"),
          i18n._("{member} sees the offer here.", { member: memberName(member) }),
        ),
    });
  };
  const askToRemove = ({ userId: memberId, ...member }: Member) => {
    onAsk({
      title: i18n._("Remove this member?"),
      words: i18n._("{member} can no longer open this cellar. What they added stays in it.", {
        member: memberName(member),
      }),
      action: i18n._("Remove"),
      run: () =>
        change(
          () => callServer(CALLS.removeMember, { id, body: { userId: memberId } }),
          i18n._("Member removed"),
          memberName(member),
        ),
    });
  };

  return (
    <section className={classes["card"]}>
      <h2 id="members">{i18n._("Members")}</h2>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <ul aria-labelledby="members">
        {members.map((member) => (
          <li key={member.userId} className={classes["row"]}>
            <MemberFacts isSelf={member.userId === userId} member={member} />
            {role === "owner" && member.role !== "owner" && (
              <Menu position="bottom-end" withInitialFocusPlaceholder={false} withinPortal={false}>
                <Menu.Target>
                  <Button
                    aria-label={i18n._("Change {member}", { member: memberName(member) })}
                    disabled={isPending}
                    variant="default"
                  >
                    {i18n._("Change")}
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  {GIVEN_ROLES.filter((given) => given !== member.role).map((given) => (
                    <Menu.Item key={given} style={TALL} onClick={() => void give(member, given)}>
                      {given === "editor" ? i18n._("Make Editor") : i18n._("Make Viewer")}
                    </Menu.Item>
                  ))}
                  {!isPersonal && !member.isOffered && (
                    <Menu.Item
                      style={TALL}
                      onClick={() => {
                        askToOffer(member);
                      }}
                    >
                      {i18n._("Offer the Cellar")}
                    </Menu.Item>
                  )}
                  {member.isOffered && (
                    <Menu.Item style={TALL} onClick={() => void withdraw()}>
                      {i18n._("End the Offer")}
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
                    {i18n._("Remove")}
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
      {isSelf && ` ${i18n._("(you)")}`}
      {name && <p className={classes["notice"]}>{email}</p>}
      <p>
        {joinedAt === null
          ? ROLE_NAMES[role]
          : i18n._("{role} · since {date}", {
              role: ROLE_NAMES[role],
              date: dateInWords(joinedAt),
            })}
      </p>
      {isOffered && <p>{i18n._("The owner offers them this cellar.")}</p>}
    </div>
  );
}
