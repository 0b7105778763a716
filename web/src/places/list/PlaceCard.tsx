import type { Row } from '@atlas/contract/search/search-request.ts'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { mostChosen } from '#places/chosen/chosen-places.ts'
import type { Choosing } from '#places/list/list-of-places.ts'
import type { PlaceColumn } from '#places/list/place-columns.ts'
import { officialsText } from '#places/list/place-words.ts'
import styles from '#places/list/PlaceCard.module.css'
import { PlaceValue } from '#places/list/PlaceValue.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { textOf } from '#shared/values/text-of.ts'

interface PlaceCardProps {
  readonly row: Row
  readonly columns: readonly PlaceColumn[]
  readonly choosing: Choosing
}

/** A place on a phone. */
export const PlaceCard = memo(DrawnCard)

function DrawnCard({ row, columns, choosing: { chosen, onToggle } }: PlaceCardProps) {
  const id = textOf(row, 'place.id') ?? ''
  const isChosen = chosen.includes(id)
  return (
    <article className={classes(cardLook.card, isChosen && cardLook.open)} data-place={id}>
      <div className={cardLook.top}>
        <h2 className={styles.name}>
          <Link to="/places/$id" params={{ id }}>
            {textOf(row, 'place.name')}
          </Link>
        </h2>
        <p className={styles.meta}>
          {textOf(row, 'state.name')} · {officialsText(row)} on file
        </p>
        <dl className={styles.facts}>
          {columns.slice(1).map((column) => (
            <div key={column.id} data-column={column.id}>
              <dt>{column.label}</dt>
              <dd>
                <PlaceValue columnId={column.id} row={row} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <CardActions
        id={id}
        name={textOf(row, 'place.name') ?? ''}
        isChosen={isChosen}
        isFull={chosen.length >= mostChosen}
        onToggle={onToggle}
      />
    </article>
  )
}

interface CardActionsProps {
  readonly id: string
  readonly name: string
  readonly isChosen: boolean
  readonly isFull: boolean
  readonly onToggle: (id: string) => void
}

function CardActions({ id, name, isChosen, isFull, onToggle }: CardActionsProps) {
  const isRefused = isFull && !isChosen
  const of = <span className={textLook.visuallyHidden}> {name}</span>
  return (
    <div className={cardLook.actions}>
      <Link to="/places/$id" params={{ id }}>
        Open{of}
      </Link>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        aria-disabled={isRefused || undefined}
        onClick={() => !isRefused && onToggle(id)}
      >
        {isChosen && <Check aria-hidden />}
        <span>
          {isChosen ? 'Chosen' : isRefused ? 'Four are chosen' : 'Compare'}
          {of}
        </span>
      </button>
    </div>
  )
}
