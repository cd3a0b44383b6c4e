import { forgotPasswordSchema, type Signup } from "sync-protocol";
import { NO_PASSWORD } from "../cellar/accounts/account.ts";
import {
  dropSecondFactor,
  invite,
  makeResetLink,
  type Link,
  listPeople,
  NoSuchPerson,
  type PeopleDeps,
  removePerson,
  disableAccount,
} from "../cellar/people/people.ts";
import type { PersonInList } from "../cellar/ports/accounts.ts";
import { UpkeepRefused } from "./UpkeepRefused.ts";

const USAGE = [
  "npm run people -- list",
  "npm run people -- invite EMAIL    a link that lets this user sign up",
  "npm run people -- reset EMAIL     a link that sets a new password; it also enables the account again",
  "npm run people -- reset-factor EMAIL   turns off the code after the password",
  "npm run people -- disable EMAIL   ends every session and sign-in; the data stays",
  "npm run people -- delete EMAIL --yes",
].join("\n");

export interface PeopleCommand {
  readonly words: readonly string[];
  /** Whether the operator has confirmed an irreversible command with `--yes`. */
  readonly yes: boolean;
}

export async function runPeople(
  deps: PeopleDeps & { readonly signup: Signup },
  { words, yes }: PeopleCommand,
): Promise<readonly string[]> {
  const [verb, ...rest] = words;
  try {
    if (verb === "list" && rest.length === 0) return (await listPeople(deps)).map(lineOf);
    const email = emailIn(rest);
    switch (verb) {
      case "invite":
        return [...linesOf(await invite(deps, email)), ...noteOn(deps.signup)];
      case "reset":
        return linesOf(await makeResetLink(deps, email));
      case "reset-factor":
        await dropSecondFactor(deps, email);
        return [`${email} signs in without a code again.`];
      case "disable":
        await disableAccount(deps, email);
        return [`${email} is shut out. To let them in again: npm run people -- reset ${email}`];
      case "delete":
        if (!yes) throw new UpkeepRefused(`It can't be undone: add --yes to delete ${email}.`);
        await removePerson(deps, email);
        return [
          `${email} and all that was theirs is gone. Backups keep what they hold, and each device ` +
            "its copy until it next asks the server.",
        ];
      case undefined:
      default:
        throw new UpkeepRefused(USAGE);
    }
  } catch (cause) {
    if (cause instanceof NoSuchPerson) throw new UpkeepRefused(cause.message, { cause });
    throw cause;
  }
}

function emailIn(words: readonly string[]): string {
  const { success, data } = forgotPasswordSchema.safeParse({ email: words[0] });
  if (!success || words.length !== 1) throw new UpkeepRefused(USAGE);
  return data.email;
}

function lineOf(person: PersonInList): string {
  const { email, createdAt, wines, photoBytes, usedAt, deletedAt, passwordHash } = person;
  return [
    email,
    `since ${dayOf(createdAt)}`,
    wines === 1 ? "1 wine" : `${String(wines)} wines`,
    `${(photoBytes / 1e6).toFixed(1)} MB of photos`,
    usedAt === undefined ? "signed in nowhere" : `seen ${dayOf(usedAt)}`,
    ...accountStateOf(deletedAt, passwordHash),
  ].join(", ");
}

function accountStateOf(deletedAt: number | undefined, passwordHash: string): readonly string[] {
  if (deletedAt !== undefined) return [`to be deleted ${dayOf(deletedAt)}`];
  return passwordHash === NO_PASSWORD ? ["disabled"] : [];
}

function linesOf({ address, holdsMs }: Link): readonly string[] {
  const hours = holdsMs / (60 * 60 * 1000);
  const holds = hours > 48 ? `${String(hours / 24)} days` : `${String(hours)} hour`;
  return [address, `It holds for ${holds}. Give it to nobody else.`];
}

function noteOn(signup: Signup): readonly string[] {
  return signup === "invite"
    ? []
    : [`SIGNUP is "${signup}": set it to "invite" for the link to count.`];
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
