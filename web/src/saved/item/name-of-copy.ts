import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'

/** A name if nobody's it is yet, else the first of its copies that is free. Capitals make no other name. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const names = new Set(taken.map((each) => each.toLowerCase()))
  for (let number = 0; ; number++) {
    const mark = ['', ' (copy)'][number] ?? ` (copy ${number})`
    const copy = name.slice(0, longestSavedName - mark.length) + mark
    if (!names.has(copy.toLowerCase())) return copy
  }
}
