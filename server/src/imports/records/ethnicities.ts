import { ethnicities, type Ethnicity } from '@atlas/contract/rules/ethnicities.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'

export const genders = ['Female', 'Male', 'Nonbinary'] as const

/** The terms that lists use for a group, normalized, where they are unambiguous. This is the only table of synonyms. */
const synonyms: Readonly<Record<Ethnicity, readonly string[]>> = {
  'African-American': [
    'black',
    'aa',
    'afr am',
    'african amer',
    'af am',
    'black or african american',
    'black african american',
  ],
  European: ['white', 'w', 'wh', 'caucasian', 'cauc', 'non hispanic white', 'white non hispanic', 'european american'],
  Hispanic: ['latino', 'latina', 'latinx', 'hisp', 'hispanic latino', 'hispanic or latino', 'hispanic and portuguese'],
  Asian: ['asian american', 'aapi', 'asian pacific islander', 'east and south asian'],
  'Native American': ['american indian', 'native', 'american indian or alaska native', 'am indian'],
  Other: [],
}

const byWord: ReadonlyMap<string, Ethnicity> = new Map(
  ethnicities.flatMap((group) => [normalized(group), ...synonyms[group]].map((word) => [word, group] as const)),
)

/** The probable meaning of a letter or a short form, which is suggested and has to be confirmed. */
const likely: ReadonlyMap<string, Ethnicity> = new Map([
  ['b', 'African-American'],
  ['blk', 'African-American'],
  ['bl', 'African-American'],
  ['a a', 'African-American'],
  ['h', 'Hispanic'],
  ['l', 'Hispanic'],
  ['a', 'Asian'],
  ['as', 'Asian'],
  ['c', 'European'],
  ['wht', 'European'],
  ['na', 'Native American'],
  ['ai', 'Native American'],
  ['o', 'Other'],
  ['oth', 'Other'],
])

/** The ethnicity that a term of a list means; undefined where the term is ambiguous or unknown. */
export function ethnicityOf(word: string): Ethnicity | undefined {
  return byWord.get(normalized(word))
}

/** The suggestion for a term that has to be confirmed. */
export function likelyEthnicity(word: string): Ethnicity | null {
  return likely.get(normalized(word)) ?? null
}
