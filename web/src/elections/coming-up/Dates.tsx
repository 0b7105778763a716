import type { Coming, ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import { comingWindows } from '@atlas/contract/rules/coming-windows.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { byMonth } from '#elections/coming-up/by-month.ts'
import { type ComingView, standardView } from '#elections/coming-up/coming-view.ts'
import styles from '#elections/coming-up/Dates.module.css'
import { MonthSection } from '#elections/coming-up/MonthSection.tsx'
import { emptyText, tablesOf } from '#elections/coming-up/seat-words.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface DatesProps {
  readonly coming: Coming
  /** Those of the kinds that are shown. */
  readonly dates: readonly ComingDate[]
  readonly filters: readonly Filter[]
  readonly view: ComingView
  readonly onChange: (view: ComingView) => void
}

/** The dates by month, or why there are none and what shows some. */
export function Dates({ coming, dates, filters, view, onChange }: DatesProps) {
  if (dates.length === 0) return <NoDates coming={coming} view={view} onChange={onChange} />
  const tables = tablesOf(dates)
  return byMonth(dates).map((month) => (
    <MonthSection key={month.id} month={month} today={coming.today} filters={filters} tables={tables} />
  ))
}

function NoDates({ coming, view, onChange }: Pick<DatesProps, 'coming' | 'view' | 'onChange'>) {
  const isHidden = coming.dates.length > 0
  const wider = comingWindows.find((days) => days > view.window)
  return (
    <div className={styles.none}>
      <p>
        <WithDays text={isHidden ? hiddenText(coming.dates.length) : emptyText(coming, view.window)} />
      </p>
      {isHidden ? (
        <button
          type="button"
          className={buttonLook.button}
          onClick={() => onChange({ ...view, kinds: standardView.kinds })}
        >
          Show elections and deadlines
        </button>
      ) : (
        wider && (
          <button type="button" className={buttonLook.button} onClick={() => onChange({ ...view, window: wider })}>
            Show {wider === 365 ? '12 months' : `${wider} days`}
          </button>
        )
      )}
    </div>
  )
}

function hiddenText(dates: number): string {
  return dates === 1 ? 'The one date of this window is hidden.' : `All ${dates} dates of this window are hidden.`
}
