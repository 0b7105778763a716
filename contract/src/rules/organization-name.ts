import { normalized } from '#rules/normalized.ts'

/** Letters of Cyrillic and Greek that are taken for a Latin one: those of them in Unicode's list (UTS 39, confusables). */
const reserved = {
  АΑаα: 'a',
  ВΒв: 'b',
  Сс: 'c',
  ԁ: 'd',
  ЕΕеε: 'e',
  НΗһн: 'h',
  ІΙіιı: 'i',
  Јј: 'j',
  КΚкκ: 'k',
  Ӏӏ: 'l',
  МΜм: 'm',
  Ν: 'n',
  ОΟоο: 'o',
  РΡрρ: 'p',
  Ԛԛ: 'q',
  Ѕѕ: 's',
  ТΤтτ: 't',
  Ѵѵν: 'v',
  Ԝԝ: 'w',
  ХΧхχ: 'x',
  УΥуү: 'y',
  Ζ: 'z',
} as const
const latinOf = new Map(
  Object.entries(reserved).flatMap(([letters, latin]) => Array.from(letters, (each) => [each, latin] as const)),
)

/** What says how something is incorporated, and not which it is. */
const forms = new Set(['inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'llc', 'ltd', 'the'])

function wordsOf(name: string): string[] {
  const narrow = name.normalize('NFKC')
  return normalized(Array.from(narrow, (letter) => latinOf.get(letter) ?? letter).join('')).split(' ')
}

/** In most typefaces O and 0 look the same, as do I, l and 1, and nobody remembers where the blanks are. */
function normalize(words: readonly string[]): string {
  return words.join('').replaceAll('0', 'o').replaceAll(/[1i]/g, 'l')
}

/** The name of an organization as the eye takes it: two that have this in common are taken for each other. Never shown. */
export function nameForTheEye(name: string): string {
  return normalize(wordsOf(name))
}

/** The same without "Inc.", "LLC", "The": two with this in common may be one, and somebody has to look. */
export function nameWithoutForm(name: string): string {
  const words = wordsOf(name)
  const distinctive = words.filter((word) => !forms.has(word))
  return normalize(distinctive.length > 0 ? distinctive : words)
}
