import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { formatValue } from '#features/search/values/format-value.ts'
import { missingText } from '#features/search/values/missing-text.ts'
import { PartyMark } from '#features/search/values/PartyMark.tsx'
import { EmailLink, PhoneLink } from '#ui/text/contact-links.tsx'

/** One value of the table. */
export function Cell({ columnId, value }: { readonly columnId: ColumnId; readonly value: ColumnValue }) {
  const column = columnOf(columnId)
  const text = formatValue(column, value)
  if (text === null) return <span className="text-ink-faint">{missingText(column)}</span>
  if (columnId === 'party.name') return <PartyMark party={text} />
  if (columnId === 'eo.phone') return <PhoneLink phone={text} />
  if (columnId === 'eo.email') return <EmailLink email={text} />
  if (Array.isArray(value) && value.length > 1) return <CutList text={text} length={value.length} />
  return text
}

/** Cut where it is too long; how many there are is always seen, and the details have every one. */
function CutList({ text, length }: { readonly text: string; readonly length: number }) {
  return (
    <span className="cut-list">
      <span>{text}</span>
      <span className="cut-count">
        <span className="sr-only">, in all </span>
        {length}
      </span>
    </span>
  )
}
