import type { Mutant } from "./Mutant.ts";

const MEMBER_OBJECTION = "api/src/store/memberObjection.ts";
const MEMBER_IDS = "api/src/cellar/changes/memberIds.ts";
const NAMED_CELLAR = "api/src/routes/cellar/namedCellar.ts";
const STORE_ID = "web/src/engine/db/storeId.ts";
const REFRESH = "web/src/engine/session/refreshCellars.ts";
const LOST = "web/src/engine/session/lostCellars.ts";
const DRAIN = "web/src/engine/sync/drain.ts";

export const sharedMutants: readonly Mutant[] = [
  ...ofSharing([
    {
      name: "the deciding transaction does not read the membership",
      rule: "C7",
      file: MEMBER_OBJECTION,
      text: 'if (found?.membershipId !== membershipId) return { kind: "not-a-member" };',
      becomes: "if (found?.membershipId !== membershipId) return undefined;",
    },
    {
      name: "the deciding transaction does not read the role",
      rule: "C7",
      file: MEMBER_OBJECTION,
      text: 'mayChangeRows(found.role) ? undefined : { kind: "viewer" }',
      becomes: 'mayChangeRows(found.role) || membershipId ? undefined : { kind: "viewer" }',
    },
    {
      name: "the membership is not read again after reading",
      rule: "C7",
      file: NAMED_CELLAR,
      text: "if (!changesCellar(spec) && (await ctx.state.hasEnded())) throw unknown();",
      becomes: "",
    },
    {
      name: "live events go on after the membership",
      rule: "C7",
      file: "api/src/routes/cellar/events.ts",
      text: "if (await mayReceive()) sendMove(move);",
      becomes: "if ((await mayReceive()) || move.seq > 0) sendMove(move);",
    },
    {
      name: "the epoch does not name the membership",
      rule: "C9",
      file: "api/src/cellar/changes/syncRefusals.ts",
      text: "return member ? `${epoch}.${member.membershipId}` : epoch;",
      becomes: "return member ? `${epoch}.${member.userId}` : epoch;",
    },
    {
      name: "keys count within one membership",
      rule: "C9",
      file: MEMBER_IDS,
      text: "const ofKeys = member ? `${member.userId}.`",
      becomes: "const ofKeys = member ? `${member.membershipId}.`",
    },
    {
      name: "a lost copy is deleted with unsent work",
      rule: "C13",
      file: LOST,
      text: "if (unsent === 0) await forgetCopy(owner, photos);",
      becomes: "await forgetCopy(owner, photos);",
    },
    {
      name: "a lost copy stays",
      rule: "C13",
      file: LOST,
      text: "if (unsent === 0) await forgetCopy(owner, photos);",
      becomes: "if (unsent < 0) await forgetCopy(owner, photos);",
    },
    {
      name: "a set-aside copy stays aside after joining again",
      rule: "C13",
      file: REFRESH,
      text: "lost: lost.filter(({ id }) => !isMember(id)),",
      becomes: "lost,",
    },
    {
      name: "a lost cellar is not noticed",
      rule: "C13",
      file: DRAIN,
      text: 'return { kind: "cellar-lost" };',
      becomes: 'return { kind: "failing", retryAfterMs: undefined };',
    },
    {
      name: "the local store is keyed by the user only",
      rule: "C9",
      file: STORE_ID,
      text: "return cellarId === userId ? userId : userId + BETWEEN + cellarId;",
      becomes: "return cellarId === userId ? userId : userId;",
    },
    {
      name: "the local store is keyed by the cellar only",
      rule: "P5",
      file: STORE_ID,
      text: "return cellarId === userId ? userId : userId + BETWEEN + cellarId;",
      becomes: "return cellarId === userId ? userId : cellarId;",
    },
    {
      name: "signing out leaves the copies of shared cellars",
      rule: "P5",
      file: "web/src/engine/session/session.ts",
      text: "for (const storeId of await storeIdsOf(userId)) await deleteCellar(storeId);",
      becomes: "",
    },
    {
      name: "a change of members takes no place in the order",
      rule: "C8",
      file: "api/src/store/members/cellarSteps.ts",
      text: "UPDATE cellars SET seq = seq + 1 WHERE id = $1 RETURNING seq",
      becomes: "UPDATE cellars SET seq = seq + 0 WHERE id = $1 RETURNING seq",
    },
    {
      name: "another member is the author",
      rule: "H11",
      file: "api/src/cellar/personalCellar.ts",
      text: "return member?.userId ?? cellarId;",
      becomes: "return cellarId;",
    },
  ]),
];

function ofSharing(mutants: readonly Omit<Mutant, "isOfSharing">[]): readonly Mutant[] {
  return mutants.map((mutant) => ({ ...mutant, isOfSharing: true }));
}
