import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { ReactNode } from 'react'
import type { Figures } from '#features/search/detail/official-facts.ts'
import { SourceMark } from '#features/search/detail/Sources.tsx'
import { EmailLink, PhoneLink } from '#ui/contact-links.tsx'
import { formatValue, namedCounts } from '#features/search/values/format-value.ts'

/** Parts that many a name or jurisdiction does not have: nothing is unknown there. */
const mayBeAbsent: ReadonlySet<ColumnId> = new Set(['eo.middle', 'eo.suffix', 'jurisdiction.district'])

/** Columns as label and value, each by its data type. */
export function FactList({ ids, figures }: { readonly ids: readonly ColumnId[]; readonly figures: Figures }) {
  return (
    <dl className="facts">
      {ids.map((id) => (
        <div key={id}>
          <dt>{columnOf(id).label}</dt>
          <dd>
            <FactValue id={id} figures={figures} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FactValue({ id, figures }: { readonly id: ColumnId; readonly figures: Figures }): ReactNode {
  const column = columnOf(id)
  const value = figures.value(id)
  const text = formatValue(column, value)
  if (text === null) return <span className="unknown">{mayBeAbsent.has(id) ? '—' : 'Unknown'}</span>
  if (column.type === 'dict') return <NamedCounts entries={namedCounts(value)} />
  return (
    <>
      {id === 'eo.phone' ? <PhoneLink phone={text} /> : id === 'eo.email' ? <EmailLink email={text} /> : text}
      <SourceMark of={figures.provenance(id)} />
    </>
  )
}

/** The charts show the same figures; as one set they are closed until asked for. */
function NamedCounts({ entries }: { readonly entries: readonly (readonly [string, string])[] }) {
  return (
    <details>
      <summary>{entries.length} counts</summary>
      <ul className="named-counts">
        {entries.map(([name, number]) => (
          <li key={name}>
            <span>{name}</span>
            <span className="nowrap">{number}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
