import type { ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { messages } from '@atlas/contract/messages.ts'
import { isRunoff, kindText } from '@atlas/contract/rules/election-kinds.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import styles from '#elections/coming-up/DateEntry.module.css'
import { DayBlock } from '#shared/values/DayBlock.tsx'
import { OfficeTable } from '#elections/coming-up/OfficeTable.tsx'
import { sameSeatsText, seatsKey, seatsText } from '#elections/coming-up/seat-words.ts'
import { seatsSearch } from '#elections/coming-up/seats-search.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { useSaveCalendar } from '#shared/page/use-save-calendar.ts'
import { ToPlace } from '#shared/values/ToPlace.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

export interface DateEntryProps {
  readonly date: ComingDate
  readonly filters: readonly Filter[]
  /** Which election shows the seats of dates by office. */
  readonly tables: ReadonlyMap<string, ComingDate>
}

/** An election or a deadline: its day, what it is, which seats, and how sure the day is. */
export function DateEntry({ date, filters, tables }: DateEntryProps) {
  const { state, name, detail, basis, is_deadline: isDeadline, is_confirmed: isConfirmed } = date
  const day = new Date(`${date.date}T00:00:00Z`)
  return (
    <li className={styles.entry}>
      <DayBlock day={date.date} isDeadline={isDeadline} foot="weekday" />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>
            <span className={textLook.visuallyHidden}>{longDay.format(day)}: </span>
            {name}
          </h3>
          <span className={badgeLook.badge}>{kindText(date.kind)}</span>
          <span className={styles.where}>
            <ToPlace id={date.state_id}>{state}</ToPlace>
            {!isDeadline && date.seats > 0 && ` · ${upTo(date)}`}
          </span>
          <AddToCalendar date={date} filters={filters} />
        </div>
        {detail && (
          <p>
            <WithDays text={detail} />
          </p>
        )}
        <Seats date={date} filters={filters} tables={tables} />
        <p className={styles.note}>{[basis, isConfirmed ? null : messages.dateComputed].filter(Boolean).join(' ')}</p>
      </div>
    </li>
  )
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** A runoff is held for those seats only where nobody had a majority. */
function upTo({ kind, seats }: ComingDate): string {
  return isRunoff(kind) ? `up to ${seatsText(seats)}` : seatsText(seats)
}

/** A table of the seats, or what says the same in a line. Registration closes for everybody, whatever is on file. */
function Seats({ date, filters, tables }: DateEntryProps) {
  if (date.seats === 0 || date.kind.startsWith('registration_')) return null
  const shownAt = tables.get(seatsKey(date))
  if (shownAt === date) return <OfficeTable date={date} filters={filters} />
  return (
    <p>
      {date.is_deadline || !shownAt ? <SeatsInWords date={date} /> : <WithDays text={sameSeatsText(shownAt)} />}{' '}
      <Link className={buttonLook.link} to="/advanced-search" search={seatsSearch(date, filters)}>
        Show those seats
      </Link>
    </p>
  )
}

function SeatsInWords({ date: { seats, uncontested, unknown } }: { readonly date: ComingDate }) {
  return (
    <>
      <b>{seatsText(seats)}</b> on file
      {unknown < seats && (
        <>
          , <b>{thousands(uncontested)}</b> of them uncontested last time
          {unknown > 0 && `, of ${thousands(unknown)} it is unknown`}
        </>
      )}
      .
    </>
  )
}

/** Saves this one date as a calendar file. */
function AddToCalendar({ date, filters }: Pick<DateEntryProps, 'date' | 'filters'>) {
  const saving = useSaveCalendar()
  return (
    <>
      <button
        type="button"
        className={buttonLook.icon}
        aria-label={`Add to calendar: ${date.name}, ${date.state}`}
        aria-busy={saving.isPending || undefined}
        onClick={() => saving.isPending || saving.mutate({ filters: [...filters], id: date.id })}
      >
        <CalendarPlus size={20} aria-hidden />
      </button>
      <SendTrouble sent={saving} />
    </>
  )
}
