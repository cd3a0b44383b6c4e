/** A moment as a file may be named after it, in UTC. */
export function nameOfMoment(moment: Date): string {
  return moment.toISOString().slice(0, 19).replaceAll(":", "-");
}
