import type { SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { createContext } from 'react'

/** The state of a row in an opened search since its reader last looked. */
type RowMark = 'New' | 'Changed'

type RowMarks = ReadonlyMap<number, RowMark>

export const noMarks: RowMarks = new Map()

/** The marked rows by the number of the official. Each row reads its own mark, so that no other row is redrawn. */
export const RowMarksContext = createContext<RowMarks>(noMarks)

export function marksOf({ new: came, changed }: SearchChanges): RowMarks {
  return new Map<number, RowMark>([
    ...changed.officials.map(({ id }): [number, RowMark] => [id, 'Changed']),
    ...came.officials.map(({ id }): [number, RowMark] => [id, 'New']),
  ])
}
