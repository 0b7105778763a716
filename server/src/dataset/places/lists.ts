import { sharedUint32 } from '#search/shared-memory.ts'

/** Many short lists of numbers in one array, in memory that threads share. */
export interface Lists {
  /** list → the start of its items; one more entry for the end of the last */
  readonly starts: Uint32Array
  readonly items: Uint32Array
}

export function listAt({ starts, items }: Lists, list: number): Uint32Array {
  return items.subarray(starts[list], starts[list + 1])
}

export function listLength({ starts }: Lists, list: number): number {
  return (starts[list + 1] as number) - (starts[list] as number)
}

/** Inverts a mapping from numbers to lists: each list with its numbers in order. */
export function listsOf(count: number, listOfNumber: Uint32Array): Lists {
  const starts = sharedUint32(count + 1)
  for (const list of listOfNumber) starts[list + 1] = (starts[list + 1] as number) + 1
  for (let list = 0; list < count; list++) starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number)
  const items = sharedUint32(listOfNumber.length)
  const next = starts.slice()
  for (let number = 0; number < listOfNumber.length; number++) {
    const list = listOfNumber[number] as number
    const at = next[list] as number
    items[at] = number
    next[list] = at + 1
  }
  return { starts, items }
}

export function packedLists(lists: readonly (readonly number[])[]): Lists {
  const starts = sharedUint32(lists.length + 1)
  for (const [list, numbers] of lists.entries()) starts[list + 1] = (starts[list] as number) + numbers.length
  const items = sharedUint32(starts[lists.length] as number)
  for (const [list, numbers] of lists.entries()) items.set(numbers, starts[list])
  return { starts, items }
}
