import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { fullForms, shortFormsOf } from '#vocabulary/places/place-words.ts'

const namesOfPlaces: ReadonlySet<Kind> = new Set<Kind>(['place', 'counties'])
// Two letters or more, because many words begin or end with a single letter.
const shortestForm = 2
const mostSpellings = 32

/**
 * The spellings of a normalized text in a column. In names of places, "st johns" is also "saint johns", and the other
 * way around. A single word may be the beginning of another, and is not shortened.
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

/** Words that some lists write separately and others join to the next word: De Kalb, La Grange, Mc Donough. */
const apart = /(?<=^| )(de|la|le|mc|mac|du|el|d|o) (?=\w{4})/g
// A single letter has lost its apostrophe, which does not count in comparisons; no other word is split after one.
const together = /(?<=^| )(de|la|le|mc|mac|du|el)(?=\w{4})/g
const countyNoun = / (?:county|parish|co)(?= |$)/

/**
 * The text itself, then "de kalb" joined, or "desoto" split; for counties, which are listed by name alone, also without
 * the noun.
 */
function apartAndTogether(kind: Kind, text: string): readonly string[] {
  const forms = [text, text.replace(apart, '$1'), text.replace(together, '$1 ')]
  return kind === 'counties' ? forms.flatMap((form) => [form, form.replace(countyNoun, '')]) : forms
}
