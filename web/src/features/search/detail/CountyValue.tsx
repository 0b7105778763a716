import type { FactValueProps } from '#features/search/detail/FactValue.tsx'
import { LongList } from '#features/search/detail/LongList.tsx'
import { textOf, textsOf } from '#features/search/detail/official-facts.ts'
import { PlainValue } from '#features/search/detail/PlainValue.tsx'
import { SourceMark } from '#features/search/detail/Sources.tsx'

const mostInline = 8

/** The counties that a jurisdiction touches; a state has up to 159 of them. */
export function CountyValue({ row, facts }: FactValueProps) {
  const counties = textsOf(facts, row.id)
  if (counties.length <= mostInline) return <PlainValue id={row.id} figures={facts} />
  const word = textOf(facts, 'state.name') === 'Louisiana' ? 'parishes' : 'counties'
  return (
    <>
      <LongList summary={`${counties.length} ${word}`} entries={counties} />
      <SourceMark of={facts.provenance(row.id)} />
    </>
  )
}
