import type { Matching } from '@atlas/contract/endpoints/data/import-matching.ts'

/** How many columns are ready, or nearly, and how many answers are needed. */
export function progressOf({ columns, missing }: Pick<Matching, 'columns' | 'missing'>): {
  readonly ready: number
  readonly open: number
} {
  const isOpen = (each: Matching['missing'][number]) => each.is_needed && each.answer === null
  return {
    ready: columns.filter(({ status }) => status === 'READY' || status === 'LOOK').length,
    open: columns.filter(({ status }) => status === 'NEEDS_ANSWER').length + missing.filter(isOpen).length,
  }
}

/** "1 question left." */
export function questionsText(count: number): string {
  return `${count} ${count === 1 ? 'question' : 'questions'} left.`
}
