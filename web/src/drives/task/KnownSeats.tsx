import type { Answers } from '@atlas/contract/endpoints/drives/answers.ts'
import type { SeatOfTask } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { hasPerson, seatAnswer, withSeat } from '#drives/form/answers.ts'
import { HolderNames } from '#drives/form/HolderNames.tsx'
import { seatsTitle } from '#drives/form/seat-title.ts'
import styles from '#drives/task/ItemFrame.module.css'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface KnownSeatsProps {
  readonly seats: readonly SeatOfTask[]
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
  /** Each seat by itself, once somebody else holds one of them. */
  readonly children: (seat: SeatOfTask) => ReactNode
}

/** The seats of an office that are all on file, in one row: they are still right, or one of them is not. */
export function KnownSeats({ seats, answers, onChange, children }: KnownSeatsProps) {
  const given = seats.map(({ id }) => seatAnswer(answers, id))
  const [isOpen, setIsOpen] = useState(given.some(({ people }) => people.some(hasPerson)))
  if (isOpen) return seats.map((seat) => children(seat))
  const isRight = given.every(({ still_right: each }) => each)
  const holders = seats.flatMap((seat) => seat.holders)
  const title = seatsTitle(seats)
  const other = holders.length > 1 ? 'Somebody else holds one of them' : 'Somebody else holds it'
  const markAll = () =>
    onChange(given.reduce((all, answer) => withSeat(all, { ...answer, still_right: !isRight }), answers))
  return (
    <section className={styles.item} data-done aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {isRight && (
          <span className={classes(badgeLook.success, styles.status)}>
            <Check aria-hidden />
            Still right
          </span>
        )}
        <p className={styles.onFile}>
          On file: <HolderNames holders={holders} />
        </p>
      </div>
      <p className={styles.foot}>
        <button
          type="button"
          className={buttonLook.link}
          aria-pressed={isRight}
          aria-label={`Still right: ${title}`}
          onClick={markAll}
        >
          <Check aria-hidden />
          Still right
        </button>
        <button
          type="button"
          className={buttonLook.link}
          aria-label={`${other}: ${title}`}
          onClick={() => setIsOpen(true)}
        >
          {other}
        </button>
      </p>
    </section>
  )
}
