import { offices, officesOfType } from '@atlas/contract/rules/offices.ts'
import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import { laws } from '@atlas/states/laws.ts'
import { officePhrases } from '#vocabulary/offices/office-phrases.ts'
import {
  isBesideOffice,
  nameLeader,
  officeKey,
  officeWords,
  withoutArea,
  withoutLeader,
  withoutStatus,
} from '#vocabulary/offices/office-words.ts'

/**
 * The office that a text names, or those that it may mean, the usual one first. One alone is among them where it may be
 * another seat of the body: a City Council President is elected apart in some cities.
 */
export type OfficeReading = { readonly office: string } | { readonly among: readonly string[] }

export type OfficeReader = (text: string, stateId?: StateId) => OfficeReading | null

// The rows of a list say a few titles over and over. Some hundred kilobytes at most.
const mostCached = 1_000
const longestCached = 100

/**
 * Reads what people write for an office: "judge of probate", "Lt. Gov.", "Councilwoman-elect (D)". A bare "Senator",
 * "Commissioner" or "Clerk" may mean several; the state tells some of them apart by what it elects. Null where the text
 * names none.
 */
export function officeReader(known: readonly string[]): OfficeReader {
  const names = new Set(known)
  const byWords = new Map(known.map((name) => [officeWords(name).join(' '), [name] as const]))
  const byKey = new Map<string, readonly string[]>([
    ...known.map((name): [string, readonly string[]] => [officeKey(officeWords(name)), [name]]),
    ...Object.entries(officePhrases).map(([phrase, names]): [string, readonly string[]] => [keyOf(phrase), names]),
  ])

  // Most of what is asked about is none, and one word that no office has tells.
  const wordsOfOffices = new Set([...byWords.keys(), ...byKey.keys(), ...keysOfStates].flatMap((key) => key.split(' ')))
  const mayBeOffice = (text: string) =>
    officeWords(text).every((word) => wordsOfOffices.has(word) || isBesideOffice(word))

  const cache = new Map<string, OfficeReading | null>()

  function cached(text: string, stateId?: StateId): OfficeReading | null {
    const key = `${stateId ?? ''} ${text}`
    const found = cache.get(key)
    if (found !== undefined) return found
    const reading = read(text, stateId)
    if (cache.size < mostCached && text.length <= longestCached) cache.set(key, reading)
    return reading
  }

  function read(text: string, stateId?: StateId): OfficeReading | null {
    if (!mayBeOffice(text) && !mayBeOffice(withoutBrackets(text))) return null
    const forms = [text, withoutBrackets(text)].flatMap((written) => formsOf(officeWords(written)))
    for (const { words, areas } of forms) {
      const matches = officesOf(words, stateId).filter((name) => names.has(name) && isOfAreas(name, areas))
      if (matches.length > 0) return reading(matches, stateId, officeWords(text))
    }
    return null
  }

  // In the order of a name they are that name: the Clerk of Circuit Court is of Florida, and a "circuit court clerk" is
  // what other states call a Circuit Clerk.
  function officesOf(words: readonly string[], stateId: StateId | undefined): readonly string[] {
    const key = officeKey(words)
    const ofState = stateId && wordsOfStates.get(stateId)?.get(key)
    return ofState === undefined ? (byWords.get(words.join(' ')) ?? byKey.get(key) ?? []) : [ofState]
  }

  function reading(matches: readonly string[], stateId: StateId | undefined, words: readonly string[]): OfficeReading {
    const elected = stateId ? matches.filter((name) => isElectedIn(name, stateId)) : matches
    const left = elected.length > 0 ? elected : matches
    const [first, ...others] = left
    return first === undefined || others.length > 0 || mayBeElectedApart(first, words)
      ? { among: left }
      : { office: first }
  }

  return cached
}

const withLeaders: ReadonlySet<string> = new Set([
  ...officesOfType('Municipal Government'),
  ...officesOfType('School Board'),
])

/** Whoever leads a council or a school board; a police jury and a commission choose one of their own. */
function mayBeElectedApart(office: string, words: readonly string[]): boolean {
  return withLeaders.has(office) && nameLeader(words)
}

/** Whether the people of a state elect such an office, as far as its law is known. */
export function isElectedIn(name: string, stateId: StateId): boolean {
  const { elected } = laws[stateId]
  return elected.length === 0 || elected.some((office) => office === name) || isOfEveryState(name)
}

const ofEveryState: ReadonlySet<string> = new Set([...officesOfType('Congress'), ...officesOfType('State Legislature')])

/** Of an office that an organization brought, nobody knows in which states it is elected. */
function isOfEveryState(name: string): boolean {
  return ofEveryState.has(name) || !Object.hasOwn(offices, name)
}

const wordsOfStates: ReadonlyMap<StateId, ReadonlyMap<string, string>> = new Map(
  stateIds.map((id) => [
    id,
    new Map(Object.entries(laws[id].officeWords).map(([phrase, office]) => [keyOf(phrase), office])),
  ]),
)

const keysOfStates = [...wordsOfStates.values()].flatMap((words) => [...words.keys()])

function keyOf(phrase: string): string {
  return officeKey(officeWords(phrase))
}

interface Form {
  readonly words: readonly string[]
  /** Whose it is said to be, where that is left out of the words: "county", "city". */
  readonly areas: readonly string[]
}

/** All the words first, then without those that may stand beside any office, and at last without who leads a body. */
function formsOf(words: readonly string[]): Form[] {
  const plain = withoutStatus(words)
  const bare = withoutArea(plain)
  const led = withoutLeader(plain)
  return [words, plain, bare, led, withoutArea(led)]
    .flatMap((form) => [form, form.filter((word) => word !== 'member'), [...form, 'member']])
    .filter((form) => form.some((word) => word !== 'member'))
    .map((form) => ({ words: form, areas: led.filter((word) => !form.includes(word) && word !== 'member') }))
}

const ofTowns: ReadonlySet<string> = new Set([
  ...officesOfType('Municipal Government'),
  ...officesOfType('School Board'),
  'City Judge',
  'Municipal Judge',
  'Chief of Police',
  'Marshal',
  'Constable',
  'Superintendent of Schools',
])
const ofNoCounty: ReadonlySet<string> = new Set([
  ...officesOfType('Congress'),
  ...officesOfType('State Legislature'),
  ...officesOfType('Statewide Executive'),
  ...officesOfType('Municipal Government'),
])

/** A "city clerk" is no Circuit Clerk, and a "county treasurer" not the State Treasurer. */
function isOfAreas(name: string, areas: readonly string[]): boolean {
  if (!Object.hasOwn(offices, name)) return true
  return areas.every((area) => (area === 'county' || area === 'parish' ? !ofNoCounty.has(name) : ofTowns.has(name)))
}

/** "Superintendent of Schools (elected)" and "Sheriff [R]" without what is noted. */
function withoutBrackets(text: string): string {
  return text.replace(/[([][^()[\]]*[)\]]/g, ' ')
}
