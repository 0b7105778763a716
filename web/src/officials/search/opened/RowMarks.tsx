import { type ReactNode, useMemo } from 'react'
import { marksOf, noMarks, RowMarksContext } from '#officials/search/opened/row-marks.ts'
import type { Opened } from '#officials/search/opened/use-opened-search.ts'

/** Tells the rows of a list which of them an opened search marks. */
export function RowMarks({ opened, children }: { readonly opened: Opened | null; readonly children: ReactNode }) {
  const changes = opened?.changes
  const marks = useMemo(() => (changes ? marksOf(changes) : noMarks), [changes])
  return <RowMarksContext value={marks}>{children}</RowMarksContext>
}
