import { daysToGo } from '#features/search/detail/days-to-go.ts'
import type { FactValueProps } from '#features/search/detail/FactValue.tsx'
import { textOf } from '#features/search/detail/official-facts.ts'
import { PlainValue } from '#features/search/detail/PlainValue.tsx'
import { useToday } from '#features/search/detail/use-today.ts'

/** The day of an election, and beneath it how far off it is. */
export function ElectionDay({ row, facts }: FactValueProps) {
  const today = useToday()
  const day = textOf(facts, row.id)
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      {day && <span className="more">{daysToGo(day, today)}</span>}
    </>
  )
}
