import type { Level } from '@atlas/contract/rules/levels.ts'
import type { LadderGroup } from '#places/page/place-query.ts'

/** The layout of a brief that fits it on one page, however many officials it has. */
export interface BriefFit {
  /** Groups that show only names, in running text. */
  readonly folded: ReadonlySet<Level | null>
  /** Space to write on. */
  readonly hasNotes: boolean
  /** Two columns of lines instead of the table. */
  readonly isDense: boolean
  /** The offices of open seats; their number is stated in any case. */
  readonly namesOpen: boolean
}

const dense = (...folded: (Level | null)[]): BriefFit => ({
  folded: new Set(['Statewide', ...folded] as const),
  hasNotes: false,
  isDense: true,
  namesOpen: true,
})

/**
 * From the roomiest to the tightest; the next is used when one is taller than a page. The nearest offices are shortened
 * last.
 */
export const briefFits: readonly BriefFit[] = [
  { folded: new Set(), hasNotes: true, isDense: false, namesOpen: true },
  { folded: new Set(['Statewide']), hasNotes: true, isDense: false, namesOpen: true },
  { folded: new Set(['Statewide']), hasNotes: false, isDense: false, namesOpen: true },
  dense(),
  dense('Courts and Prosecutors'),
  dense('Courts and Prosecutors', 'School', null),
  dense('Courts and Prosecutors', 'School', null, 'Legislature'),
  dense('Courts and Prosecutors', 'School', null, 'Legislature', 'Congress', 'Municipal'),
  dense('Courts and Prosecutors', 'School', null, 'Legislature', 'Congress', 'Municipal', 'County'),
  {
    ...dense('Courts and Prosecutors', 'School', null, 'Legislature', 'Congress', 'Municipal', 'County'),
    namesOpen: false,
  },
]

const mostWhole = 24

/**
 * With more than 24 officials, those of the whole state are shortened at once, because every place in the state has the
 * same.
 */
export function firstFit(ladder: readonly LadderGroup[]): number {
  return ladder.reduce((sum, { officials }) => sum + officials.length, 0) > mostWhole ? 1 : 0
}
