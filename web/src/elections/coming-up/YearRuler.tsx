import type { Coming, ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { placeOfDay, rulerMarks, rulerMonths, rulerWidth } from '#elections/coming-up/ruler-marks.ts'
import styles from '#elections/coming-up/YearRuler.module.css'

interface YearRulerProps {
  readonly today: Coming['today']
  readonly dates: readonly ComingDate[]
}

const ticksOfMonth = 4

/** The year at a glance, beside the list that says the same in words. */
export function YearRuler({ today, dates }: YearRulerProps) {
  const months = rulerMonths(today)
  const todayAt = placeOfDay(today, today)
  return (
    <div className={styles.ruler} aria-hidden="true">
      <ol>
        {months.map(({ id, label, year }) => (
          <li key={id}>
            {label}
            {year && <b> {year}</b>}
          </li>
        ))}
      </ol>
      <svg className={styles.scale} viewBox={`0 0 ${rulerWidth} 34`} preserveAspectRatio="none">
        {Array.from({ length: months.length * ticksOfMonth }, (_, index) => (
          <path key={index} d={`M${(index * rulerWidth) / months.length / ticksOfMonth} 34v${tickOf(index)}`} />
        ))}
      </svg>
      <svg className={styles.marks} viewBox={`0 0 ${rulerWidth} 30`}>
        <path className={styles.today} d={`M${todayAt} 2v28`} />
        {rulerMarks(dates, today).map(({ id, isDeadline, at }) =>
          isDeadline ? (
            <path key={id} className={styles.deadline} d={`m${at} 10 8 8-8 8-8-8z`} />
          ) : (
            <circle key={id} className={styles.election} cx={at} cy="18" r="7" />
          ),
        )}
      </svg>
      <p>
        <svg viewBox="0 0 18 18">
          <circle className={styles.election} cx="9" cy="9" r="6" />
        </svg>
        election
        <svg viewBox="0 0 18 18">
          <path className={styles.deadline} d="m9 2 7 7-7 7-7-7z" />
        </svg>
        deadline
        <svg viewBox="0 0 18 18">
          <path className={styles.today} d="M9 1v16" />
        </svg>
        today
      </p>
    </div>
  )
}

function tickOf(index: number): number {
  return index % ticksOfMonth === 0 ? -12 : -6
}
