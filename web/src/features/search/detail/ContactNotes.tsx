import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Info } from 'lucide-react'
import type { PartProps } from '#features/search/detail/DetailSection.tsx'
import { rowsOf } from '#features/search/detail/fact-rows.ts'
import { isKnown, type OfficialFacts } from '#features/search/detail/official-facts.ts'

/** Since when the contact is known to be right; or that there is none. */
export function ContactNotes({ facts }: PartProps) {
  const ids = rowsOf('contact').map(({ id }) => id)
  if (isKnown(facts, ids)) return <AsOf days={daysOf(ids, facts)} />
  return (
    <p className="notice">
      <Info className="icon" aria-hidden />
      <span>
        No office contact is on file. Know it? Send it by “Report a mistake” above. We never list home addresses or
        personal phones.
      </span>
    </p>
  )
}

function AsOf({ days }: { readonly days: readonly string[] }) {
  return (
    <dl className="facts">
      <div>
        <dt>As Published On</dt>
        <dd>{days.length > 0 ? days.map(typedDayOf).join(', ') : <span className="unknown">Unknown</span>}</dd>
      </div>
    </dl>
  )
}

/** The days of the sources of what is known, oldest first; mostly one. */
function daysOf(ids: readonly ColumnId[], facts: OfficialFacts): string[] {
  return [...new Set(ids.flatMap((id) => facts.provenance(id)?.as_of ?? []))].sort()
}
