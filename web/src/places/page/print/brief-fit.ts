import type { Level } from '@atlas/contract/rules/levels.ts'
import type { LadderGroup } from '#places/page/place-query.ts'

/** How a brief is set so that it takes one sheet, whoever is on it. */
export interface BriefFit {
  /** Groups of which the names alone are said, in running text. */
  readonly folded: ReadonlySet<Level | null>
  /** Room to write on. */
  readonly hasNotes: boolean
  /** Two columns of lines in place of the table. */
  readonly isDense: boolean
  /** The offices of the seats that nobody on file holds; their number is said in any case. */
  readonly namesOpen: boolean
}

const dense = (...folded: (Level | null)[]): BriefFit => ({
  folded: new Set(['Statewide', ...folded] as const),
  hasNotes: false,
  isDense: true,
  namesOpen: true,
})

/** From the roomiest to the closest: the next is taken where one is higher than a sheet. The nearest offices fold last. */
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

/** With more than 24 officials those of the whole state fold at once: they are the same for each of its places. */
export function firstFit(ladder: readonly LadderGroup[]): number {
  return ladder.reduce((sum, { officials }) => sum + officials.length, 0) > mostWhole ? 1 : 0
}
