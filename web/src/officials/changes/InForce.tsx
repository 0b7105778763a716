import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { OfficialChange } from '@atlas/contract/endpoints/officials/changes.ts'
import { listedWords } from '@atlas/contract/rules/listed-day.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { usePresenter } from '#shared/api/settings.ts'
import styles from '#officials/changes/ChangeLog.module.css'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import { textOf } from '#shared/figures/figures.ts'
import { formatValue } from '#shared/values/format-value.ts'
import { kindViewOf } from '#shared/values/kinds.tsx'

const sentences = [
  'eo.phone',
  'office.phone',
  'eo.email',
  'jurisdictionoffice.next_primary',
  'jurisdictionoffice.next_general',
] as const satisfies readonly ColumnId[]

interface InForceProps {
  readonly facts: OfficialFacts
  readonly changes: readonly OfficialChange[]
}

/** The present values of the columns that change most, and the source of each. */
export function InForce({ facts, changes }: InForceProps) {
  const presenter = usePresenter()
  const checked = textOf(facts, 'eo.as_of')
  return (
    <section className={styles.inForce}>
      <h2>In force now</h2>
      <dl className={styles.facts}>
        {sentences.map((id) => (
          <div key={id}>
            <dt>{columnOf(id).label}</dt>
            <dd>
              <Value id={id} facts={facts} />
              <small>{fromOf(id, facts, changes, presenter)}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>Last checked by a source</dt>
          <dd>{checked === null ? 'Unknown' : typedDayOf(checked)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Value({ id, facts }: { readonly id: ColumnId; readonly facts: OfficialFacts }) {
  const text = formatValue(columnOf(id), facts.value(id))
  if (text === null) return 'Unknown'
  return kindViewOf(id).link?.(text) ?? text
}

function fromOf(
  id: ColumnId,
  facts: OfficialFacts,
  changes: readonly OfficialChange[],
  presenter: string,
): string | null {
  if (facts.value(id) === null) return null
  const newest = changes.find(({ column_id: each }) => each === id)
  if (newest?.layer === 'organisation') return `set by ${presenter}`
  const provenance = facts.provenance(id)
  if (provenance?.method === 'inferred') return 'computed'
  return provenance
    ? [provenance.publisher, asOfText(id, facts) ?? (provenance.as_of && typedDayOf(provenance.as_of))]
        .filter(Boolean)
        .join(', ')
    : null
}

/** A list of offices may be dated by a year or a month only. */
function asOfText(id: ColumnId, facts: OfficialFacts): string | null {
  const asOf = id === 'office.phone' ? textOf(facts, 'office.contact_as_of') : null
  return asOf && listedWords(asOf)
}
