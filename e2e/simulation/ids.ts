/** Makes UUIDs that are the same in every run of a history: a history replays from its seed. */
export function countedIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `00000000-0000-4000-8000-${made.toString(16).padStart(12, "0")}`;
  };
}
