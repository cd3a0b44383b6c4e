export function median(numbers) {
  return quantile(numbers, 0.5);
}

/** The value at the quantile `part`, from 0 to 1. */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

export function percent(ratio) {
  return `${Math.round(ratio * 100)} %`;
}

export function times(ratio) {
  return `${ratio.toFixed(2)} ×`;
}

export function spread(numbers, write) {
  return `${write(Math.min(...numbers))}–${write(Math.max(...numbers))}`;
}
