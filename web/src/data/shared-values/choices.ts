import { isTakenByItself, type SharedValue } from '@atlas/contract/endpoints/data/shared-values.ts'

/** What a person decided of values. */
export type Choices = ReadonlyMap<number, { readonly value: SharedValue; readonly isTaken: boolean }>

export const noChoices: Choices = new Map()

export function isTaken(value: SharedValue, choices: Choices): boolean {
  return value.can_be_taken && (choices.get(value.id)?.isTaken ?? isTakenByItself[value.kind])
}

/** How many are taken beside those that are by themselves, most of which are on no page that was seen. */
export function countTaken(byThemselves: number, choices: Choices): number {
  return Array.from(choices.values()).reduce((count, { value, isTaken: is }) => {
    if (is === isTakenByItself[value.kind]) return count
    const all = 1 + value.brings
    return is ? count + all : count - all
  }, byThemselves)
}

/** What the server is told: what differs from what happens by itself. */
export function asBody(choices: Choices): { readonly take: number[]; readonly keep: number[] } {
  const ids = (is: boolean) =>
    Array.from(choices).flatMap(([id, { value, isTaken: taken }]) =>
      taken === is && taken !== isTakenByItself[value.kind] ? [id] : [],
    )
  return { take: ids(true), keep: ids(false) }
}
