import type { Row } from '@atlas/contract/search/search-request.ts'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Choosing } from '#places/list/list-of-places.ts'
import { mostChosen } from '#places/chosen/chosen-places.ts'
import { nameOfPlace } from '#places/chosen/chosen-names.ts'
import type { PlaceColumn } from '#places/list/place-columns.ts'
import { officialsText } from '#places/list/place-words.ts'
import styles from '#places/list/PlacesTable.module.css'
import { PlaceValue } from '#places/list/PlaceValue.tsx'
import checkLook from '#shared/ui/look/check.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { textOf } from '#shared/values/text-of.ts'

interface PlaceRowProps {
  readonly row: Row
  readonly columns: readonly PlaceColumn[]
  readonly choosing: Choosing
}

/** A place in the table; pressing it marks it on the map. */
export const PlaceRow = memo(DrawnRow)

function DrawnRow({ row, columns, choosing: { chosen, onToggle, marked, onMark } }: PlaceRowProps) {
  const id = textOf(row, 'place.id') ?? ''
  const isChosen = chosen.includes(id)
  return (
    <tr
      data-place={id}
      data-chosen={isChosen || undefined}
      data-marked={marked === id || undefined}
      // For keyboard users, focusing a row marks its place.
      onClick={() => onMark(id)}
      onFocus={() => onMark(id)}
    >
      <td className={styles.pick}>
        <PickBox
          name={nameOfPlace(row)}
          isChosen={isChosen}
          isFull={chosen.length >= mostChosen}
          onToggle={() => onToggle(id)}
        />
      </td>
      {columns.map(({ id: columnId, isFigure }, index) =>
        index === 0 ? (
          <th key={columnId} scope="row" className={styles.name}>
            <Link to="/places/$id" params={{ id }}>
              {textOf(row, 'place.name')}
            </Link>
            <small>
              {textOf(row, 'state.name')} · {officialsText(row)}
            </small>
          </th>
        ) : (
          <td key={columnId} className={isFigure ? styles.figure : undefined} data-column={columnId}>
            <PlaceValue columnId={columnId} row={row} />
          </td>
        ),
      )}
    </tr>
  )
}

interface PickBoxProps {
  readonly name: string
  readonly isChosen: boolean
  /** The maximum is selected: the box says so, and can still be focused. */
  readonly isFull: boolean
  readonly onToggle: () => void
}

function PickBox({ name, isChosen, isFull, onToggle }: PickBoxProps) {
  const isRefused = isFull && !isChosen
  return (
    <label className={classes(checkLook.check, styles.pickBox)} title={isRefused ? fourChosen : undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-disabled={isRefused || undefined}
        onChange={() => !isRefused && onToggle()}
      />
      <span className={textLook.visuallyHidden}>
        Compare {name}
        {isRefused && `. ${fourChosen}`}
      </span>
    </label>
  )
}

const fourChosen = 'Four are chosen'
