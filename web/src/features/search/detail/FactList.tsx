import type { FactRow } from '#features/search/detail/fact-rows.ts'
import { FactValue } from '#features/search/detail/FactValue.tsx'
import type { OfficialFacts } from '#features/search/detail/official-facts.ts'

/** Rows of a section as label and value, each by what it tells. */
export function FactList({ rows, facts }: { readonly rows: readonly FactRow[]; readonly facts: OfficialFacts }) {
  if (rows.length === 0) return null
  return (
    <dl className="facts">
      {rows.map((row) => (
        <div key={row.id}>
          <dt>{row.label}</dt>
          <dd>
            <FactValue row={row} facts={facts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
