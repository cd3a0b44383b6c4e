import { lettersOf } from "./letters.ts";
import { PARTICLES } from "./labelVocabulary.ts";

/** Words of labels with the accents that readers lose. */
const ACCENTED = new Map(
  `Château Châteaux Cuvée Réserve Spéciale Spécial Côte Côtes Père Frères Première Premières
  Sélection Supérieure Méthode Crémant Rosé Privée Vallée Rhône Élevé Fût Fûts Chêne Abbé Étoile
  Seleção Três Irmãos João São Conceição Herança Vinícola Além Viña Viñas Viñedos Viñedo
  Selección Rodríguez González Pérez López Hernández Sánchez Marqués Señorío Schloß Fürst
  Spätlese Söhne Gebrüder Domäne Weingüter Gewächs Pincészet Pincészete Borászat Vinařství
  Vinárstvo Bağları Şarapları Millésime Émilion Léognan Médoc Léon Hérault Vigneron Sémillon Mourvèdre Noël`
    .split(/\s+/)
    .filter((word) => /[^a-z-]/i.test(word))
    .map((word) => [lettersOf(word), word]),
);

/** A word to be written, and what joins it to the one before. */
export interface SpelledWord {
  readonly text: string;
  readonly joint: string;
  /** A little word that begins or ends a row, and so is written like a name: "Les Petites". */
  readonly stands?: boolean;
}

/**
 * Writes a name as one writes it: capitals made names, little words between others small, and the accents given
 * back where they are beyond doubt. What was read in mixed case keeps its case.
 */
export function spellOut(words: readonly SpelledWord[]): string {
  return words
    .map(({ text, joint, stands = false }, at) => {
      if (at > 0 && /['’]/.test(joint) && text.length === 1) return joint + text.toLowerCase();
      const isName = stands || at === 0 || at === words.length - 1;
      return (at === 0 ? "" : joint) + spellWord(text, isName);
    })
    .join("");
}

function spellWord(word: string, isName: boolean): string {
  if (word.includes(" ")) return word;
  const letters = lettersOf(word);
  const accented = ACCENTED.get(letters);
  if (accented !== undefined) return accented;
  const shouted = word === word.toUpperCase();
  const mumbled = word === word.toLowerCase();
  if (!shouted && !mumbled) return word;
  return !isName && PARTICLES.has(letters) ? word.toLowerCase() : asName(word);
}

function asName(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
