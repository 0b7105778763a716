import { type CompareCell, type CompareGroup, type CompareRow, known } from '#places/compare/compare-row.ts'
import type { Place } from '#places/page/place-query.ts'
import { columnsOfContest, type Contest, contests } from '#shared/figures/charts.ts'
import { type Figures, numberOf } from '#shared/figures/figures.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** The votes of some places; the nonpartisan view has none. */
export const howItVoted: CompareGroup = { title: 'How it voted', rows: contests.map(rowOf) }

function rowOf(contest: Contest): CompareRow {
  return {
    label: contest.title.replace(',', ''),
    ...(contest.year && { hint: 'the latest' }),
    isKnown: ({ figures }: Place) => columnsOfContest(contest).some((id) => figures.isVisible(id)),
    cell: ({ figures }) => known(resultsOf(contest, figures), (results) => cellOf(results, contest, figures)),
  }
}

interface Result {
  readonly label: string
  readonly share: number
  readonly votes: number | null
}

/** The winner first; null where no returns are on file. */
function resultsOf({ candidates }: Contest, figures: Figures): readonly Result[] | null {
  const results = candidates.flatMap(({ label, share, votes }) => {
    const known = numberOf(figures, share)
    return known === null ? [] : { label, share: known, votes: votes ? numberOf(figures, votes) : null }
  })
  return results.length > 0 ? results.toSorted((a, b) => b.share - a.share) : null
}

function cellOf([ahead, second, ...rest]: readonly Result[], contest: Contest, figures: Figures): CompareCell {
  const all = [ahead, second, ...rest].map((result) => result?.votes ?? null)
  const votes = all.some((each) => each === null) ? null : all.reduce((sum: number, each) => sum + (each ?? 0), 0)
  const year = contest.year ? numberOf(figures, contest.year) : null
  const asides = [second && `${second.label} ${percent(second.share)}`, year, votes && `${thousands(votes)} votes`]
  return {
    text: ahead ? `${ahead.label} ${percent(ahead.share)}` : null,
    share: ahead?.share ?? null,
    aside: asides.filter(Boolean).join(' · '),
    year,
  }
}
