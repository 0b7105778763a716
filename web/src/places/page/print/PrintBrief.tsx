import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { daysOfRecords } from '@atlas/contract/rules/days-of-records.ts'
import { placeNoun } from '@atlas/contract/rules/place-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { settingsQuery } from '#shared/api/settings.ts'
import { useIsNonpartisan } from '#shared/api/use-nonpartisan.ts'
import { ledeOf, pendingWords } from '#places/page/lede.ts'
import { fullNameOf, type Place } from '#places/page/place-query.ts'
import { placeSources } from '#places/page/place-sources.ts'
import { Sentences } from '#places/page/PlaceLede.tsx'
import type { NumberedSource } from '#shared/figures/number-sources.ts'
import { BriefBody } from '#places/page/print/BriefBody.tsx'
import { BriefFigures } from '#places/page/print/BriefFigures.tsx'
import { BriefLadder } from '#places/page/print/BriefLadder.tsx'
import { SheetHead } from '#shared/ui/paper/SheetHead.tsx'
import styles from '#places/page/print/PrintBrief.module.css'
import { useBriefFit } from '#places/page/print/use-brief-fit.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { useToday } from '#shared/values/use-today.ts'

/** The place on one Letter page, black on white; on paper it replaces the screen. */
export function PrintBrief({ place }: { readonly place: Place }) {
  const { data: settings } = useQuery(settingsQuery)
  const isNonpartisan = useIsNonpartisan()
  const today = useToday()
  const sheet = useRef<HTMLElement>(null)
  const fit = useBriefFit(sheet, place.ladder)
  const { numbers } = placeSources(place)
  const records = settings && daysOfRecords(settings)
  const noun = placeNoun(place.kind, place.state_id)
  return (
    <article
      className={styles.sheet}
      ref={sheet}
      data-dense={fit.isDense || undefined}
      aria-label={`Brief of ${place.name}`}
    >
      <SheetHead kicker={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} brief`} title={fullNameOf(place)}>
        {settings?.title}
        {isNonpartisan && ' · Nonpartisan view'}
        <br />
        Printed {typedDayOf(today)}
        {records && ` · ${records}`}
      </SheetHead>
      <p className={styles.lead}>
        <Sentences sentences={ledeOf(place, 'exact')} />
      </p>
      {place.pending && (
        <p className={styles.pending}>
          <b>
            <WithDays text={pendingWords(place.pending).what} />
          </b>{' '}
          <WithDays text={`${pendingWords(place.pending).until} They are marked *.`} />
        </p>
      )}
      <BriefFigures place={place} numbers={numbers} />
      <BriefLadder place={place} fit={fit} />
      <BriefBody place={place} />
      {fit.hasNotes && (
        <section className={styles.notes}>
          <h2>Notes</h2>
          <div />
        </section>
      )}
      <Foot place={place} sources={numbers.all} presentedBy={settings?.presented_by} />
    </article>
  )
}

interface FootProps {
  readonly place: Place
  readonly sources: readonly NumberedSource[]
  readonly presentedBy: string | undefined
}

/** The sources, where to look it up, and that it may have changed. */
function Foot({ place, sources, presentedBy }: FootProps) {
  const lines = sources.map(({ number, source: { source, as_of: day } }) => {
    return `[${number}] ${source}${day ? `, ${typedDayOf(day)}` : ''}.`
  })
  return (
    <div className={styles.foot}>
      <p>
        <b>Sources.</b> <WithDays text={[...lines, ...place.not_on_file].join(' ')} />
      </p>
      <p>
        {window.location.host}/places/{place.id}
        {presentedBy && ` · Presented by ${presentedBy}`} · Names and dates can change: check before you act on them.
      </p>
    </div>
  )
}
