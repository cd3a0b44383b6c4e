import { lettersOf } from "./letters.ts";
import { PARTICLES } from "./labelVocabulary.ts";

/** Words on labels whose accents are often lost in reading. */
const ACCENTED =
  accentedIn(`Château Châteaux Cuvée Côte Côtes Frères Supérieure Méthode Crémant Rosé Privée Vallée Rhône Élevé Fût Fûts Chêne
  Seleção Irmãos João São Conceição Herança Vinícola Além Viña Viñas Viñedos Viñedo
  Selección Rodríguez González Pérez López Hernández Sánchez Marqués Señorío Schloß Fürst
  Spätlese Söhne Gebrüder Domäne Weingüter Gewächs Pincészet Pincészete Borászat Vinařství
  Vinárstvo Bağları Şarapları Millésime Émilion Léognan Médoc Hérault Vigneron Sémillon Mourvèdre`);

/** Words whose accents differ between languages. The wine's country decides. */
const ACCENTED_BY_COUNTRY: readonly (readonly [countries: string, ReadonlyMap<string, string>])[] =
  [
    [
      "FR BE LU CH LB MA TN DZ",
      accentedIn(
        "Réserve Spéciale Spécial Père Première Premières Sélection Abbé Étoile Léon Noël",
      ),
    ],
    ["PT BR", accentedIn("Três Marquês")],
    ["ES AR CL UY MX PE BO", accentedIn("León")],
    ["IT", accentedIn("Vinicola")],
    ["HR SI RS BA ME MK", accentedIn("Vina Vinicola")],
  ];

function accentedIn(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(/\s+/).map((word) => [lettersOf(word), word]));
}

function accented(letters: string, country: string | undefined): string | undefined {
  const own = ACCENTED_BY_COUNTRY.find(([of]) => country && of.split(" ").includes(country));
  return own?.[1].get(letters) ?? ACCENTED.get(letters);
}

/** A word of a name. `joint` is the character between the previous word and this word. */
export interface SpelledWord {
  readonly text: string;
  readonly joint: string;
  /**
   * Whether the word is a particle at the start or end of a row. Such a particle is capitalised, as
   * in "Les Petites".
   */
  readonly stands?: boolean;
}

/**
 * Spells a name: changes capitals to title case, writes particles small, and restores certain
 * accents. Some accents depend on the country. Text in mixed case keeps its case.
 */
export function spellOut(words: readonly SpelledWord[], country?: string): string {
  return words
    .map(({ text, joint, stands = false }, at) => {
      if (at > 0 && /['’]/.test(joint) && text.length === 1) return joint + text.toLowerCase();
      const isName = stands || at === 0 || at === words.length - 1;
      return (at === 0 ? "" : joint) + spellWord(text, isName, country);
    })
    .join("");
}

function spellWord(word: string, isName: boolean, country?: string): string {
  if (word.includes(" ")) return word;
  const letters = lettersOf(word);
  const spelled = accented(letters, country);
  if (spelled !== undefined) return spelled;
  const shouted = word === word.toUpperCase();
  const mumbled = word === word.toLowerCase();
  if (!shouted && !mumbled) return word;
  return !isName && PARTICLES.has(letters) ? word.toLowerCase() : asName(word);
}

function asName(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
