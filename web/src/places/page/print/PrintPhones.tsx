import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { LadderOfficial } from '@atlas/contract/endpoints/places/places.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { contactIn, contactWords, noContact } from '@atlas/contract/rules/shown-contact.ts'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#shared/api/settings.ts'
import { ladderLevels, levelLabel } from '#places/page/ladder/ladder-levels.ts'
import { fullNameOf, type Place } from '#places/page/place-query.ts'
import { legendOf, markOf, starOf } from '#places/page/print/brief-marks.ts'
import { officeOf } from '#places/page/print/brief-row.ts'
import { SheetHead } from '#shared/ui/paper/SheetHead.tsx'
import styles from '#places/page/print/PrintBrief.module.css'
import { usePrint } from '#shared/ui/browser/use-print.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { OfficialName } from '#shared/values/OfficialName.tsx'
import { idOf } from '#shared/values/text-of.ts'
import { useToday } from '#shared/values/use-today.ts'

interface PrintPhonesProps {
  readonly place: Place
  readonly onPrinted: () => void
}

/** The page after the brief: how to reach everybody on it. It is rendered for one printing only. */
export function PrintPhones({ place, onPrinted }: PrintPhonesProps) {
  const { data: settings } = useQuery(settingsQuery)
  const today = useToday()
  usePrint(place, onPrinted)
  const levels = ladderLevels(place).map(({ level, rows }) => ({
    level,
    officials: rows.flatMap(({ official }) => official ?? []),
  }))
  const officials = levels.flatMap((each) => each.officials)
  const reached = officials.filter(({ values }) => contactIn(values, 'phone') !== null).length
  const legend = legendOf(levels, today).join(' ')
  return (
    <article className={styles.sheet} aria-label={`Phones of ${place.name}`}>
      <SheetHead kicker="Phones" title={fullNameOf(place)}>
        {settings?.title}
        <br />
        Printed {typedDayOf(today)}
      </SheetHead>
      <p>
        {reached} of {counted(officials.length, 'official', 'officials')} can be called: at their own office, or by the
        line of the office that they hold.
      </p>
      <div className={styles.phones}>
        {levels.map(
          ({ level, officials: those }) =>
            those.length > 0 && (
              <section key={level}>
                <h2>{levelLabel(level, place.state_id)}</h2>
                {those.map((official) => (
                  <Phone key={idOf(official.values)} official={official} today={today} />
                ))}
              </section>
            ),
        )}
      </div>
      <p className={styles.foot}>
        {legend && (
          <>
            <WithDays text={legend} />{' '}
          </>
        )}
        Office contacts only. A line that was listed more than five years ago may have changed.
      </p>
    </article>
  )
}

function Phone({
  official: { values, certainty },
  today,
}: {
  readonly official: LadderOfficial
  readonly today: string
}) {
  const [phone, email] = [contactIn(values, 'phone'), contactIn(values, 'email')]
  return (
    <div className={styles.phone}>
      <p>
        <OfficialName row={values} />
        {starOf(markOf(values, today))}, {officeOf(values)}
        {!isCounted(certainty) && ' (one of several, which one is not on file)'}
      </p>
      <p>
        {phone ? (
          <>
            <b className={styles.number}>{formatPhone(phone.value)}</b>{' '}
            <WithDays text={contactWords(phone, today).text} />
          </>
        ) : (
          noContact.phone
        )}
      </p>
      {email && (
        <p>
          {email.value} (<WithDays text={contactWords(email, today).text} />)
        </p>
      )}
    </div>
  )
}
