import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { FactRow } from '#officials/detail/fact-rows.ts'
import { PlainValue } from '#officials/detail/PlainValue.tsx'
import { textOf } from '#shared/figures/figures.ts'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'

interface ElectedValueProps {
  readonly row: FactRow
  readonly facts: OfficialFacts
}

/** "Ann Roe, takes office 01-18-2027" */
export function ElectedValue({ row, facts }: ElectedValueProps) {
  const day = textOf(facts, 'eo.takes_office')
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      {day && ` takes office ${typedDayOf(day)}`}
    </>
  )
}
