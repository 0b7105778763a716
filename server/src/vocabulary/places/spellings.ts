import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { fullForms, shortFormsOf } from '#vocabulary/places/place-words.ts'

const namesOfPlaces: ReadonlySet<Kind> = new Set<Kind>(['place', 'counties'])
// Of two letters and more: a letter alone is how many words end and begin.
const shortestForm = 2
const mostSpellings = 32

/**
 * A normalised text as it may stand in a column: where that holds names of places, "st johns" is "saint johns" too, and
 * the other way round. A word alone may be the beginning of another, and is not made shorter.
 */
export function spellingsIn(kind: Kind, text: string): readonly string[] {
  if (!namesOfPlaces.has(kind)) return [text]
  return [...new Set(apartAndTogether(kind, text).flatMap(inShortAndFull))].slice(0, mostSpellings)
}

function inShortAndFull(text: string): readonly string[] {
  const words = text.split(' ')
  const shortOf = (word: string) => (words.length === 1 ? [] : shortFormsOf(word))
  const formsOf = (word: string) => [
    ...new Set([word, ...fullForms(word), ...shortOf(word).filter(({ length }) => length >= shortestForm)]),
  ]
  return words.reduce<readonly string[]>(
    (texts, word, index) =>
      texts
        .flatMap((before) => formsOf(word).map((form) => (index === 0 ? form : `${before} ${form}`)))
        .slice(0, mostSpellings),
    [''],
  )
}

/** Words that one list writes apart and the next together with what follows: De Kalb, La Grange, Mc Donough. */
const apart = /(?<=^| )(de|la|le|mc|mac|du|el|d|o) (?=\w{4})/g
// The letters alone have lost an apostrophe, which is none to compare; no other word is parted behind one.
const together = /(?<=^| )(de|la|le|mc|mac|du|el)(?=\w{4})/g
const countyNoun = / (?:county|parish|co)(?= |$)/

/** As it is, then "de kalb" together, or "desoto" apart; of a county, whose list has its name alone, without the noun. */
function apartAndTogether(kind: Kind, text: string): readonly string[] {
  const forms = [text, text.replace(apart, '$1'), text.replace(together, '$1 ')]
  return kind === 'counties' ? forms.flatMap((form) => [form, form.replace(countyNoun, '')]) : forms
}
