import { normalised } from '@atlas/contract/rules/normalised.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'

/** The name of a place as somebody wrote it, taken apart. */
export interface TypedName {
  /** What is left once state and noun are taken off, as places are looked up. */
  readonly key: string
  readonly stateId: StateId | null
  /** Told by a noun: "Dallas County", "City of Selma". */
  readonly kind: 'county' | 'municipality' | null
}

const statesByWord: ReadonlyMap<string, StateId> = new Map(
  stateIds.flatMap((id): [string, StateId][] => {
    const { name, code, abbreviations } = states[id]
    return [normalised(name), code.toLowerCase(), ...abbreviations].map((word) => [word, id])
  }),
)

/** The state that alone calls its counties so, as only Louisiana has parishes; null where several do. */
const countyNouns: ReadonlyMap<string, StateId | null> = new Map(
  stateIds.flatMap((id): [string, StateId | null][] => {
    const { countyNoun } = states[id]
    const only = stateIds.every((each) => each === id || states[each].countyNoun.one !== countyNoun.one) ? id : null
    return [countyNoun.one, countyNoun.abbreviation].map((word) => [word, only])
  }),
)
const townNouns = new Set(['city', 'town', 'village'])

/** "St. Clair County, AL" → saintclair of Alabama, a county. A name that is nothing but a state or a noun stays one. */
export function readTypedName(text: string): TypedName {
  const words = normalised(text).split(' ')
  const stateId = words.length > 1 ? (statesByWord.get(words.at(-1) ?? '') ?? null) : null
  if (stateId) words.pop()
  if (words.length > 2 && words[1] === 'of' && townNouns.has(words[0] ?? ''))
    return { key: keyOfWords(words.slice(2)), stateId, kind: 'municipality' }
  const ofNoun = words.length > 1 ? countyNouns.get(words.at(-1) ?? '') : undefined
  if (ofNoun !== undefined) return { key: keyOfWords(words.slice(0, -1)), stateId: stateId ?? ofNoun, kind: 'county' }
  return { key: keyOfWords(words), stateId, kind: null }
}

/** What two ways to write a name have in common: "De Soto" and "DeSoto", "St. Clair" and "Saint Clair". */
export function nameKey(name: string): string {
  return keyOfWords(normalised(name).split(' '))
}

const abbreviations: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
])

function keyOfWords(words: readonly string[]): string {
  return words.map((word) => abbreviations.get(word) ?? word).join('')
}

/** "Selma city", as the Census writes: where no place is called so, the noun at the end is none of the name. */
export function withoutTownNoun(key: string): string | null {
  const short = key.replace(/(?:city|town|village)$/, '')
  return short !== key && short !== '' ? short : null
}
