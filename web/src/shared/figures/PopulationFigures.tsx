import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import { type Area, placeText } from '#shared/figures/area.ts'
import { columnsOfPopulation, type PopulationChart } from '#shared/figures/charts.ts'
import { type Figures, isKnown, numberOf } from '#shared/figures/figures.ts'
import styles from '#shared/figures/PopulationFigures.module.css'
import { SourceMark } from '#shared/figures/Sources.tsx'
import { PartsBar } from '#shared/ui/list/PartsBar.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface PopulationFiguresProps {
  readonly chart: PopulationChart
  readonly figures: Figures
  readonly area: Area
}

/** A population by group: a bar for the proportions and a table with the exact numbers. */
export function PopulationFigures({ chart, figures, area }: PopulationFiguresProps) {
  const ids = columnsOfPopulation(chart)
  const provenance = ids.map((id) => figures.provenance(id)).find(Boolean)
  const where = placeText(area, provenance?.place)
  if (!isKnown(figures, ids)) {
    return (
      <p className={styles.caption}>
        {chart.what}: <span className={textLook.unknown}>Unknown</span>, {chart.missing} for {where}.
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
    <div className={styles.chart}>
      <StackedBar shares={groups.map(({ share }) => share)} />
      <PopulationTable groups={groups} total={total} caption={`${chart.what} of ${where} by group`} />
      <p className={styles.caption}>
        {captionText(chart, where, provenance)}
        <SourceMark of={provenance} />{' '}
        <span className={textLook.nowrap}>
          Nonwhite: {nonwhite === null ? <span className={textLook.unknown}>Unknown</span> : <b>{percent(nonwhite)}</b>}
        </span>
      </p>
    </div>
  )
}

/** "Voting-age population, Bolivar County. 2020 Census, 18 and older, counted." */
function captionText(
  { what, definition = '' }: PopulationChart,
  where: string,
  provenance: Provenance | undefined,
): string {
  const made = [provenance?.note ?? provenance?.as_of?.slice(0, 4), provenance?.method].filter(Boolean)
  return `${what}, ${where}.${made.length > 0 ? ` ${made.join(', ')}.` : ''} ${definition}`.trim()
}

/** Shares of one whole, side by side in a fixed order; the table below states them. */
function StackedBar({ shares }: { readonly shares: readonly (number | null)[] }) {
  const parts = shares.flatMap((share, index) => (share === null ? [] : [{ part: String(index + 1), count: share }]))
  // If one part were unknown, the bar would be shorter than the whole, and nobody could tell what is missing.
  return parts.length === shares.length && <PartsBar className={styles.stack} parts={parts} />
}

interface PopulationGroup {
  readonly label: string
  readonly people: number | null
  readonly share: number | null
}

interface PopulationTableProps {
  readonly groups: readonly PopulationGroup[]
  readonly total: number | null
  readonly caption: string
}

function PopulationTable({ groups, total, caption }: PopulationTableProps) {
  return (
    <table className={styles.legend}>
      <caption className={textLook.visuallyHidden}>{caption}</caption>
      <thead className={textLook.visuallyHidden}>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Share</th>
          <th scope="col">Number</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ label, people, share }, index) => (
          <tr key={label}>
            <th scope="row">
              <svg className={styles.swatch} viewBox="0 0 11 11" aria-hidden="true">
                <rect data-part={index + 1} width="11" height="11" />
              </svg>
              {label}
            </th>
            <td>{share === null ? <span className={textLook.unknown}>Unknown</span> : percent(share)}</td>
            <td>{people === null ? <span className={textLook.unknown}>Unknown</span> : thousands(people)}</td>
          </tr>
        ))}
        <tr className={styles.sum}>
          <th scope="row">Total</th>
          <td>
            <span className={textLook.visuallyHidden}>100%</span>
          </td>
          <td>{total === null ? <span className={textLook.unknown}>Unknown</span> : thousands(total)}</td>
        </tr>
      </tbody>
    </table>
  )
}
