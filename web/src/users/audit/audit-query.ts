import { type AuditGroup, auditGroupIds } from '@atlas/contract/catalogue/audited-acts.ts'
import { listAudit } from '@atlas/contract/endpoints/users/audit.ts'
import { addDays, parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { openCursor, type Paging } from '#shared/page/paging.ts'

/** The content of the address; days are those of the reader's own calendar. */
export interface AuditView {
  readonly who?: string
  readonly what?: AuditGroup
  readonly from?: string
  readonly to?: string
}

/** Invalid filters are ignored. */
export function readAuditView({ who, what, from, to }: Readonly<Record<string, unknown>>): AuditView {
  const day = (value: unknown) => (typeof value === 'string' ? parseDay(value) : null)
  const [first, last] = [day(from), day(to)]
  const group = auditGroupIds.find((id) => id === what)
  return {
    ...(typeof who === 'string' && who.trim() !== '' ? { who: who.trim() } : {}),
    ...(group ? { what: group } : {}),
    ...(first ? { from: first } : {}),
    ...(last ? { to: last } : {}),
  }
}

/** The view in the form that the server accepts: moments instead of days, including the whole last day. */
export function filtersOf({ who, what, from, to }: AuditView) {
  return {
    ...(who && { who }),
    ...(what && { what }),
    ...(from && { from: midnight(from) }),
    ...(to && { to: midnight(addDays(to, 1)) }),
  }
}

/** In the reader's time zone, to the second: `2026-11-23T06:00:00Z`. */
function midnight(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString().replace('.000', '')
}

export function auditQuery(view: AuditView, paging: Paging) {
  const cursor = openCursor(paging)
  const query = { ...filtersOf(view), limit: paging.size, ...(cursor ? { cursor } : {}) }
  return queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call(listAudit, { query }, { signal }),
    placeholderData: keepPreviousData,
    // New entries may come at any time.
    staleTime: 0,
    meta: { showsOwnError: true },
  })
}
