import { normalized } from '@atlas/contract/rules/normalized.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'

function byWord(wordsOf: (id: StateId) => readonly string[]): ReadonlyMap<string, StateId> {
  return new Map(stateIds.flatMap((id) => wordsOf(id).map((word) => [normalized(word), id] as const)))
}

const byName = byWord((id) => [states[id].name, states[id].code])
const byWords = byWord((id) => [states[id].name, states[id].code, ...states[id].abbreviations])
// In the name of a town, a shortened name has another meaning.
const byShortForm = byWord((id) => [`state of ${states[id].name}`, ...states[id].cutNames])
const byFipsCode = byWord((id) => [id, `${Number(id)}`])

/** The forms of a state that are accepted besides its name and its two letters. */
interface StateForms {
  /** "Ala.", "State of Alabama", "A L" */
  readonly shortForms?: boolean
  /** "01", or "1" where a spreadsheet has dropped the zero. */
  readonly fipsCodes?: boolean
}

/** The state that a whole text names; undefined where it is not in the atlas. */
export function stateOf(text: string, forms: StateForms = { shortForms: true }): StateId | undefined {
  const word = normalized(text)
  const short = (letters: string) => byWords.get(letters) ?? byShortForm.get(letters)
  return (
    byName.get(word) ??
    (forms.shortForms ? (short(word) ?? short(word.replaceAll(' ', ''))) : undefined) ??
    (forms.fipsCodes ? byFipsCode.get(text.replace(/\.0+$/, '')) : undefined)
  )
}

/** All names of states, normalized. */
export const stateWords: readonly string[] = [...byWords.keys()]

const mostWords = Math.max(...Array.from(byWords.keys(), (words) => words.split(' ').length))

interface StateInWords {
  readonly stateId: StateId
  /** The number of words in its name: two for "South Carolina". */
  readonly words: number
}

/** The state with whose name, code or short form some normalized words end. */
export function stateAtEnd(words: readonly string[]): StateInWords | null {
  return stateIn((count) => words.slice(-count), words.length)
}

/** The state with which some normalized words begin. */
export function stateAtStart(words: readonly string[]): StateInWords | null {
  return stateIn((count) => words.slice(0, count), words.length)
}

function stateIn(take: (count: number) => readonly string[], length: number): StateInWords | null {
  for (let count = Math.min(mostWords, length); count > 0; count--) {
    const stateId = byWords.get(take(count).join(' '))
    if (stateId) return { stateId, words: count }
  }
  return null
}

const byCode: ReadonlyMap<string, StateId> = new Map(stateIds.map((id) => [states[id].code, id]))

/** By the two letters of the Postal Service in uppercase, because "la" and "al" are also words. */
export function stateOfCode(code: string): StateId | null {
  return byCode.get(code) ?? null
}
