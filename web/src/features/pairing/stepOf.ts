/** From these percentages on. */
const CLASSIC = 85;
const GOOD = 70;

/** How well a wine goes with a meal, in the words of somebody at a stove. */
export function stepOf(percent: number): "A classic" | "A good match" | "Worth a try" {
  if (percent >= CLASSIC) return "A classic";
  return percent >= GOOD ? "A good match" : "Worth a try";
}
