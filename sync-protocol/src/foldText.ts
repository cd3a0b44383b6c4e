const MARKS = /\p{Mark}/gu;

/** Replacements for letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  "’": "'",
};
const WHOLE_LETTER = new RegExp(`[${Object.keys(WHOLE_LETTERS).join("")}]`, "gu");

/** Matches printable ASCII text, for which lower case is enough. */
const PLAIN = /^[ -~\n]*$/;

/** Removes case and accents from a text, so that a search for "chateau" finds "Château". */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const bare = text.normalize("NFD").replace(MARKS, "");
  if (PLAIN.test(bare)) return bare.toLowerCase();
  return bare
    .toLowerCase()
    .replace(WHOLE_LETTER, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(MARKS, "");
}
