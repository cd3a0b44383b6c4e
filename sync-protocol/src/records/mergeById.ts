import { sameValue } from "./recordKind.ts";

interface WithId {
  readonly id: string;
}

/** A user's edit of a list: the list before the edit (`seen`) and after the edit (`wanted`). */
interface ListEdit<Member> {
  readonly seen: readonly Member[];
  readonly wanted: readonly Member[];
}

/**
 * Applies an edit's additions, removals and changes to the current list. A member that others
 * removed meanwhile stays removed. A member that the edit adds or restores goes before the member
 * that follows it in the edited list [B2: open merge] [W15: merging valuations].
 */
export function mergeById<Member extends WithId>(
  present: readonly Member[],
  edit: ListEdit<Member>,
): Member[] {
  const [seen, wanted, there] = [byId(edit.seen), byId(edit.wanted), byId(present)];
  const merged = present.flatMap((member) => {
    const [was, to] = [seen.get(member.id), wanted.get(member.id)];
    if (!to) return was ? [] : [member];
    return [sameValue(was, to) ? member : to];
  });
  let next = merged.length;
  for (const member of edit.wanted.toReversed()) {
    const at = merged.findIndex(({ id }) => id === member.id);
    if (at !== -1) next = at;
    else if (!seen.has(member.id) && !there.has(member.id)) merged.splice(next, 0, member);
  }
  return merged;
}

function byId<Member extends WithId>(members: readonly Member[]): ReadonlyMap<string, Member> {
  return new Map(members.map((member) => [member.id, member]));
}
