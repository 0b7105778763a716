import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'

/**
 * The name itself if it is free, otherwise the first free name of a copy. Names that differ only in capitals are the
 * same.
 */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const names = new Set(taken.map((each) => each.toLowerCase()))
  for (let number = 0; ; number++) {
    const mark = ['', ' (copy)'][number] ?? ` (copy ${number})`
    const copy = name.slice(0, longestSavedName - mark.length) + mark
    if (!names.has(copy.toLowerCase())) return copy
  }
}
