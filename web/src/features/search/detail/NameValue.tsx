import type { FactValueProps } from '#features/search/detail/FactValue.tsx'
import { numberOf, textOf } from '#features/search/detail/official-facts.ts'
import { PlainValue } from '#features/search/detail/PlainValue.tsx'

const parts = [
  ['first', 'eo.first'],
  ['middle', 'eo.middle'],
  ['last', 'eo.last'],
  ['suffix', 'eo.suffix'],
] as const

/** The whole name, and beneath it the parts it is made of, because lists are sorted by one of them. */
export function NameValue({ row, facts }: FactValueProps) {
  const known = parts.flatMap(([word, id]) => {
    const text = textOf(facts, id)
    return text === null ? [] : [`${word} ${text}`]
  })
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      {known.length > 0 && <span className="more">{known.join(', ')}</span>}
      <span className="more">Official ID {numberOf(facts, 'eo.id') ?? 'unknown'}</span>
    </>
  )
}
