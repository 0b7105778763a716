import { normalised } from '@atlas/contract/rules/normalised.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'

const wordsOf = (id: StateId) => [states[id].name, states[id].code, ...states[id].abbreviations].map(normalised)

const byWords: ReadonlyMap<string, StateId> = new Map(
  stateIds.flatMap((id) => wordsOf(id).map((words): [string, StateId] => [words, id])),
)
/** All that states are called, normalised. */
export const stateWords: readonly string[] = [...byWords.keys()]

const mostWords = Math.max(...Array.from(byWords.keys(), (words) => words.split(' ').length))

interface StateInWords {
  readonly stateId: StateId
  /** How many words name it: two of "South Carolina". */
  readonly words: number
}

/** The state that some words, normalised, end with: by its name, its code or a short form. */
export function stateAtEnd(words: readonly string[]): StateInWords | null {
  return stateIn((count) => words.slice(-count), words.length)
}

/** The state that some words, normalised, begin with. */
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

/** By the two letters of the Postal Service in capitals, because "la" and "al" are words too. */
export function stateOfCode(code: string): StateId | null {
  return byCode.get(code) ?? null
}
