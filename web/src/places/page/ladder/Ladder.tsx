import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from '#places/page/ladder/Ladder.module.css'
import {
  countText,
  foldedRows,
  type LadderLevel,
  ladderLevels,
  levelId,
  levelInSentence,
  levelLabel,
  moreText,
} from '#places/page/ladder/ladder-levels.ts'
import { LadderRow } from '#places/page/ladder/LadderRow.tsx'
import { LadderTools } from '#places/page/ladder/LadderTools.tsx'
import { OpenSeatRow } from '#places/page/ladder/OpenSeatRow.tsx'
import { useNearestFirst } from '#places/page/ladder/use-nearest-first.ts'
import type { Place } from '#places/page/place-query.ts'
import { type AddOfficialTo, useAddOfficial } from '#places/page/use-add-official.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { idOf } from '#shared/values/text-of.ts'

const ladderColumns = ['Office', 'Official', 'How to reach', 'Last election', 'Next on the ballot'] as const

/**
 * Who represents a place, from the largest district to the smallest or from the nearest up. Below 1024 px each row is a
 * block with labels, with explicit roles, because a browser drops the roles of a table that is drawn as blocks.
 */
export function Ladder({ place }: { readonly place: Place }) {
  const isNearestFirst = useNearestFirst()
  const groups = ladderLevels(place, isNearestFirst)
  const levels = groups.map(({ level }) => levelInSentence(level, place.state_id))
  const [first, last] = [levels.at(0), levels.at(-1)]
  const { dialog, add } = useAddOfficial()
  const span = first === last ? '' : `, from ${first} to ${last}`
  return (
    <>
      <LadderTools place={place} groups={groups} />
      <table className={styles.ladder} role="table">
        <caption className={textLook.visuallyHidden}>
          Officials who represent {place.name}
          {span}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {ladderColumns.map((label) => (
              <th key={label} scope="col" role="columnheader">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.level} group={group} place={place} onAdd={add} />
        ))}
      </table>
      {dialog}
    </>
  )
}

interface GroupProps {
  readonly group: LadderLevel
  readonly place: Place
  readonly onAdd: AddOfficialTo
}

function Group({ group, place, onAdd }: GroupProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const { visible: shown, more } = foldedRows(group, place.kind)
  const open = () => {
    flushSync(() => setIsWhole(true))
    // The button is gone, so the focus moves to the first official that it revealed.
    body.current?.querySelector<HTMLElement>('[data-folded] [data-official]')?.focus()
  }
  const folded = new Set(more)
  return (
    <tbody role="rowgroup" ref={body}>
      <tr className={styles.level} role="row">
        <th id={levelId(group.level)} tabIndex={-1} colSpan={ladderColumns.length} scope="rowgroup" role="rowheader">
          {levelLabel(group.level, place.state_id)} <span>{countText(group)}</span>
        </th>
      </tr>
      {(isWhole ? group.rows : shown).map((row) =>
        row.official ? (
          <LadderRow key={idOf(row.official.values)} official={row.official} place={place} isFolded={folded.has(row)} />
        ) : (
          <OpenSeatRow key={`${row.seat.office} ${row.seat.area}`} seat={row.seat} place={place} onAdd={onAdd} />
        ),
      )}
      {!isWhole && more.length > 0 && (
        <tr className={styles.more} role="row">
          <td colSpan={ladderColumns.length} role="cell">
            <button type="button" className={buttonLook.link} onClick={open}>
              {moreText(more)}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  )
}
