import type { FactValueProps } from '#features/search/detail/FactValue.tsx'
import { textOf } from '#features/search/detail/official-facts.ts'
import { PlainValue } from '#features/search/detail/PlainValue.tsx'

/** "Coroner", and beneath it the kind of office. */
export function OfficeValue({ row, facts }: FactValueProps) {
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      <span className="more">{textOf(facts, 'office.type') ?? 'Office type unknown'}</span>
    </>
  )
}

/** "House District 66", and beneath it the state; the district too, where the name does not say it. */
export function JurisdictionValue({ row, facts }: FactValueProps) {
  const [name, district, state] = [
    textOf(facts, 'jurisdiction.name'),
    textOf(facts, 'jurisdiction.district'),
    textOf(facts, 'state.name'),
  ]
  const isSaid = district === null || (name?.split(/\s+/).includes(district) ?? false)
  const more = [isSaid ? null : `District ${district}`, state === name ? 'The whole state' : state]
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      <span className="more">{more.filter(Boolean).join(', ')}</span>
    </>
  )
}
