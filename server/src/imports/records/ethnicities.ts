import { ethnicities, type Ethnicity } from '@atlas/contract/rules/ethnicities.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'

export const genders = ['Female', 'Male', 'Nonbinary'] as const

/** What lists write for a group, normalised, where it has one meaning: the one table of synonyms. */
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
  ethnicities.flatMap((group) => [normalised(group), ...synonyms[group]].map((word) => [word, group] as const)),
)

/** What a letter or a short form probably means: offered, and asked. */
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

/** The word of the atlas that a list means; undefined where it may mean another, or none. */
export function ethnicityOf(word: string): Ethnicity | undefined {
  return byWord.get(normalised(word))
}

/** The word that is offered for what has to be asked. */
export function likelyEthnicity(word: string): Ethnicity | null {
  return likely.get(normalised(word)) ?? null
}
