import type { Provenance } from '@atlas/contract/endpoints/officials.ts'
import { type Area, placeText } from '#features/search/detail/area.ts'
import { columnsOfPopulation, type PopulationChart } from '#features/search/detail/charts.ts'
import { type Figures, isKnown, numberOf } from '#features/search/detail/official-facts.ts'
import { PopulationTable, type PopulationGroup } from '#features/search/detail/PopulationTable.tsx'
import { SourceMark } from '#features/search/detail/Sources.tsx'
import { StackedBar } from '#features/search/detail/StackedBar.tsx'
import { percent } from '#ui/text/percent.ts'

interface PopulationFiguresProps {
  readonly chart: PopulationChart
  readonly figures: Figures
  readonly area: Area
}

/** A population by group: the bar is the glance, the table is the truth. */
export function PopulationFigures({ chart, figures, area }: PopulationFiguresProps) {
  const ids = columnsOfPopulation(chart)
  const provenance = ids.map((id) => figures.provenance(id)).find(Boolean)
  const where = placeText(area, provenance?.place)
  if (!isKnown(figures, ids)) {
    return (
      <p className="caption">
        {chart.what}: <span className="unknown">Unknown</span>, {chart.missing} for {where}.
      </p>
    )
  }
  const total = numberOf(figures, chart.total)
  const groups = chart.groups.map(({ label, id, share }): PopulationGroup => {
    const people = numberOf(figures, id)
    const ofTotal = people !== null && total !== null && total > 0 ? people / total : null
    return { label, people, share: (share ? numberOf(figures, share) : null) ?? ofTotal }
  })
  const nonwhite = numberOf(figures, chart.nonwhite)
  return (
    <div className="chart">
      <StackedBar label={`${chart.what} of ${where} by group`} shares={groups} />
      <PopulationTable groups={groups} total={total} caption={`${chart.what} of ${where} by group`} />
      <p className="caption">
        {captionText(chart, where, provenance)}
        <SourceMark of={provenance} />{' '}
        <span className="nowrap">
          Nonwhite: {nonwhite === null ? <span className="unknown">Unknown</span> : <b>{percent(nonwhite)}</b>}
        </span>
      </p>
    </div>
  )
}

/** "Voting-age population, Bolivar County. 2020 Census, 18 and older, counted." */
function captionText({ what }: PopulationChart, where: string, provenance: Provenance | undefined): string {
  const made = [provenance?.note ?? provenance?.as_of?.slice(0, 4), provenance?.method].filter(Boolean)
  return `${what}, ${where}.${made.length > 0 ? ` ${made.join(', ')}.` : ''}`
}
