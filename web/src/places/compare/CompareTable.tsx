import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type CompareGroup, type CompareRow, sharedYear, yearsOf } from '#places/compare/compare-row.ts'
import { CompareValue } from '#places/compare/CompareValue.tsx'
import styles from '#places/compare/CompareTable.module.css'
import type { Place } from '#places/page/place-query.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface CompareTableProps {
  readonly caption: string
  readonly places: readonly Place[]
  readonly groups: readonly CompareGroup[]
  readonly onRemove: (id: string) => void
}

/** A column for each place; on phones each row has its label above and the values beside each other. */
export function CompareTable({ caption, places, groups, onRemove }: CompareTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-places={places.length}>
        <caption className={textLook.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <td>
              <span className={textLook.visuallyHidden}>Figure</span>
            </td>
            {places.map((place) => (
              <Heading key={place.id} place={place} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={places.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} places={places} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Heading({ place: { id, name, state }, onRemove }: { place: Place; onRemove: CompareTableProps['onRemove'] }) {
  const isState = name === state
  return (
    <th scope="col" aria-label={isState ? name : `${name}, ${state}`}>
      <Link to="/places/$id" params={{ id }}>
        {name}
      </Link>
      {!isState && <small>{state}</small>}
      <button type="button" className={buttonLook.icon} aria-label={`Take ${name} out`} onClick={() => onRemove(id)}>
        <X aria-hidden />
      </button>
    </th>
  )
}

function Row({ row: { label, hint, cell }, places }: { readonly row: CompareRow; readonly places: readonly Place[] }) {
  const cells = places.map((place) => ({ place, cell: cell(place) }))
  const year = sharedYear(cells.map((each) => each.cell))
  const differ = yearsOf(cells.map((each) => each.cell)).length > 1
  const under = [hint, year ?? (differ && 'years differ')].filter(Boolean).join(', ')
  return (
    <tr>
      <th scope="row">
        {label}
        {under && <small>{under}</small>}
      </th>
      {cells.map(({ place, cell: content }) => (
        <td key={place.id} data-place={shortName(place)}>
          <CompareValue cell={content} ownYear={year === null ? (content.year ?? null) : null} />
        </td>
      ))}
    </tr>
  )
}

/** Shown above a value on a phone, where the column header is out of view. */
function shortName({ name }: Place): string {
  return name.replace(/ (?:County|Parish)$/, '')
}
