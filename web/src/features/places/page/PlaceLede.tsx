import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Clock } from 'lucide-react'
import type { Sentence } from '#features/places/page/lede.ts'
import { ledeOf } from '#features/places/page/lede.ts'
import styles from '#features/places/page/PlaceLede.module.css'
import type { Place } from '#features/places/page/place-query.ts'
import { classes } from '#ui/look/classes.ts'
import noticeLook from '#ui/look/notice.module.css'
import { WithDays } from '#ui/text/WithDays.tsx'

/** What a person wants to know first, and, beside it, what may mislead them. */
export function PlaceLede({ place }: { readonly place: Place }) {
  return (
    <div className={styles.answer}>
      <p className={styles.lede}>
        <Sentences sentences={ledeOf(place)} />
      </p>
      <PendingNotice place={place} />
    </div>
  )
}

export function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return sentences.map((sentence, place) => (
    // Sentences of one place: their order is all that tells them apart.
    <span key={place}>
      {place > 0 && ' '}
      {sentence.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <b key={index}>
            <WithDays text={piece.strong} />
          </b>
        ),
      )}
    </span>
  ))
}

/** The most important state of a place: people voted, and no source has the results yet. */
function PendingNotice({ place: { pending } }: { readonly place: Place }) {
  if (!pending) return null
  const { seats, of, days, records_as_of: known } = pending
  const when = days.map(({ date }) => typedDayOf(date)).join(' and ')
  const records = known ? ` (records as of ${typedDayOf(known)})` : ''
  const what = `${seats} of these ${of} seats ${seats === 1 ? 'was' : 'were'} on the ballot on ${when}`
  return (
    <div className={classes(noticeLook.warning, styles.notice)} role="note">
      <Clock aria-hidden />
      <p>
        <b>
          <WithDays text={`${what}, and we do not have the results yet.`} />
        </b>{' '}
        <WithDays
          text={`Until they are in, the names shown for them are the last ones known${records}. They are marked “Result not in yet”.`}
        />
      </p>
    </div>
  )
}
