import type { FactValueProps } from '#features/search/detail/FactValue.tsx'
import { LongList } from '#features/search/detail/LongList.tsx'
import { textsOf } from '#features/search/detail/official-facts.ts'
import {
  districtsText,
  type Member,
  membersOf,
  membersText,
  memberText,
  partiesText,
} from '#features/search/detail/representation.ts'
import { SourceMark } from '#features/search/detail/Sources.tsx'

const mostInline = 8

/** The districts of a chamber that the jurisdiction touches, and beneath them who holds those, with their parties. */
export function RepresentationValue({ row, facts }: FactValueProps) {
  const districts = textsOf(facts, row.id)
  const [names, parties] = row.with
  const members = names && parties ? membersOf(textsOf(facts, names), textsOf(facts, parties)) : []
  return (
    <>
      {districts.length > 0 ? districtsText(districts) : <span className="unknown">Unknown</span>}
      <SourceMark of={facts.provenance(row.id)} />
      {members.length > 0 && (
        <div className="more">
          <Members members={members} />
          {names && <SourceMark of={facts.provenance(names)} />}
        </div>
      )}
      {members.length === 0 && districts.length > 0 && <span className="more">Members unknown</span>}
    </>
  )
}

function Members({ members }: { readonly members: readonly Member[] }) {
  if (members.length <= mostInline) return membersText(members)
  return <LongList summary={`${members.length} members: ${partiesText(members)}`} entries={members.map(memberText)} />
}
