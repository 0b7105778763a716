import type { SeatsOfOffice } from '@atlas/contract/endpoints/data/seats.ts'
import type { Level } from '@atlas/contract/rules/levels.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { SeatMeasure } from '@atlas/contract/rules/seats-by-law.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { writeList } from '@atlas/contract/search/list-text.ts'
import { Link } from '@tanstack/react-router'
import { cellOf, measureWords, type SeatsCell, togetherOf } from '#data/coverage/seats-words.ts'
import styles from '#data/coverage/SeatsPage.module.css'
import { Bar } from '#shared/ui/list/Bar.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface SeatsMatrixProps {
  readonly offices: readonly SeatsOfOffice[]
  readonly measure: SeatMeasure
  /** The states, one column each. */
  readonly stateIds: readonly StateId[]
}

const groups: readonly (readonly [title: string, levels: readonly (Level | null)[]])[] = [
  ['Congress', ['Congress']],
  ['State', ['Statewide', 'Legislature']],
  ['Courts and prosecutors', ['Courts and Prosecutors']],
  ['County', ['County']],
  ['Schools and towns', ['School', 'Municipal']],
  ['Other offices', [null]],
]

/**
 * A row for each office, a column for each state: one measure at a time, compared with the number by law where there is
 * one.
 */
export function SeatsMatrix({ offices, measure, stateIds }: SeatsMatrixProps) {
  const columns = stateIds.length + 1
  return (
    <table className={styles.matrix}>
      <caption className={textLook.visuallyHidden}>
        Seats by law and on file, by office and state: {measureWords[measure].label}
      </caption>
      <thead>
        <tr>
          <th scope="col">Office</th>
          {stateIds.map((id) => (
            <th key={id} scope="col">
              {states[id].name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(([title, levels]) => (
        <Group key={title} title={title} columns={columns}>
          {namesIn(offices, levels, stateIds).map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {stateIds.map((id) => {
                const office = offices.find((each) => each.state_id === id && each.office === name)
                return (
                  <td key={id}>
                    <Cell cell={cellOf(office, measure)} measure={measure} office={office} />
                  </td>
                )
              })}
            </tr>
          ))}
        </Group>
      ))}
      <Group title="All offices whose number is known" columns={columns}>
        <tr>
          <th scope="row">Together</th>
          {stateIds.map((id) => (
            <td key={id}>
              <Cell
                cell={togetherOf(
                  offices.filter((each) => each.state_id === id),
                  measure,
                )}
                measure={measure}
              />
            </td>
          ))}
        </tr>
      </Group>
    </table>
  )
}

interface GroupProps {
  readonly title: string
  readonly columns: number
  readonly children: React.ReactNode
}

function Group({ title, columns, children }: GroupProps) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={columns}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  )
}

/** The offices of the given levels that exist in any of the states, each once. */
function namesIn(
  offices: readonly SeatsOfOffice[],
  levels: readonly (Level | null)[],
  stateIds: readonly StateId[],
): string[] {
  const found = offices.filter(
    (office) =>
      levels.includes(office.level) && stateIds.includes(office.state_id) && cellOf(office, 'on_file') !== null,
  )
  return [...new Set(found.map(({ office }) => office))]
}

interface CellProps {
  readonly cell: SeatsCell | null
  readonly measure: SeatMeasure
  /** The officials that the number links to. */
  readonly office?: SeatsOfOffice | undefined
}

function Cell({ cell, measure, office }: CellProps) {
  if (!cell)
    return (
      <span className={textLook.faint}>
        <span aria-hidden>—</span>
        <span className={textLook.visuallyHidden}>none set down</span>
      </span>
    )
  const { count, of, reason } = cell
  return (
    <>
      <span className={styles.count}>
        <Count count={count} of={of} office={office} />
      </span>
      {reason !== null && <small>{reason}</small>}
      {of !== null && of > 0 && measure !== 'result_pending' && <Bar share={count / of} />}
    </>
  )
}

/** The number links to a search for these officials. */
function Count({ count, of, office }: Pick<SeatsCell, 'count' | 'of'> & Pick<CellProps, 'office'>) {
  const words = (
    <>
      <b>{thousands(count)}</b>
      {of !== null && ` of ${thousands(of)}`}
    </>
  )
  if (!office || office.searchable === 0 || count === 0) return words
  const names = [office.office, ...office.also].map(slug)
  return (
    <Link
      to="/advanced-search"
      search={{ 'state.name': writeList([office.state_id]), 'office.name': writeList(names) }}
      aria-label={`${thousands(count)}${of === null ? '' : ` of ${thousands(of)}`}, ${office.office}, ${states[office.state_id].name}`}
    >
      {words}
    </Link>
  )
}
