export function nameOfMoment(moment: Date): string {
  return moment.toISOString().slice(0, 19).replaceAll(":", "-");
}
