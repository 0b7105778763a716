import { isTakenByItself, type SharedValue } from '@atlas/contract/endpoints/data/shared-values.ts'

/** What a person decided about the values. */
export type Choices = ReadonlyMap<number, { readonly value: SharedValue; readonly isTaken: boolean }>

export const noChoices: Choices = new Map()

export function isTaken(value: SharedValue, choices: Choices): boolean {
  return value.can_be_taken && (choices.get(value.id)?.isTaken ?? isTakenByItself[value.kind])
}

/** How many are accepted, including those accepted by default, most of which are on pages that were not opened. */
export function countTaken(byThemselves: number, choices: Choices): number {
  return Array.from(choices.values()).reduce((count, { value, isTaken: is }) => {
    if (is === isTakenByItself[value.kind]) return count
    const all = 1 + value.brings
    return is ? count + all : count - all
  }, byThemselves)
}

/** The choices for the server: only those that differ from the default. */
export function asBody(choices: Choices): { readonly take: number[]; readonly keep: number[] } {
  const ids = (is: boolean) =>
    Array.from(choices).flatMap(([id, { value, isTaken: taken }]) =>
      taken === is && taken !== isTakenByItself[value.kind] ? [id] : [],
    )
  return { take: ids(true), keep: ids(false) }
}
