/**
 * Whether `typed` differs by one letter (wrong, missing, extra or swapped with its neighbour) from
 * `word` or from a beginning of it.
 */
export function isMisspelled(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const isRestSame = (skippedTyped: number, skippedWord: number) =>
    word.slice(same + skippedWord).startsWith(typed.slice(same + skippedTyped));
  const isSwapped =
    typed[same] === word[same + 1] && typed[same + 1] === word[same] && isRestSame(2, 2);
  return isRestSame(1, 1) || isRestSame(0, 1) || isRestSame(1, 0) || isSwapped;
}
