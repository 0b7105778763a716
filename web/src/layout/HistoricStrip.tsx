import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { settingsQuery } from '#api/settings.ts'

/** Above every page of a database of the past: nobody is to call the sheriff of years ago. */
export function HistoricStrip() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings?.is_historic || !settings.records_as_of) return null
  return (
    <div className="frame-banner historic-strip">
      <p className="notice notice-warning" role="note">
        <History className="icon" aria-hidden />
        <span>
          <b>Historic data.</b> These are the officials of {typedDayOf(settings.records_as_of)}; most are out of office.
        </span>
      </p>
    </div>
  )
}
