import { laws } from '@atlas/states/laws.ts'
import type { JurisdictionRecord } from '#imports/records/records.ts'
import type { LocalWinner } from '#imports/sources/public-pack/people/local-returns.ts'

interface Elected {
  readonly winner: Pick<LocalWinner, 'stateId' | 'office'>
  readonly jurisdiction: JurisdictionRecord
}

/**
 * The districts that by law consist of several whole counties. Where the returns of two districts of a kind share some
 * but not all counties, they do not state every county of one of them, and neither is taken.
 */
export function ofWholeCounties(elected: readonly Elected[]): JurisdictionRecord[] {
  const lawful = elected.filter(
    ({ winner, jurisdiction }) =>
      jurisdiction.countyIds.length > 1 &&
      laws[winner.stateId].wholeCounties.includes(winner.office) &&
      isOfTheWhole(jurisdiction),
  )
  const groups = Map.groupBy(lawful, ({ winner, jurisdiction }) =>
    jurisdiction.kind === 'judicial-circuit' ? winner.stateId : `${winner.stateId} ${winner.office}`,
  )
  const districts = [...groups.values()].flatMap((group) => {
    const all = group.map(({ jurisdiction }) => jurisdiction)
    return all.filter((each) => all.every((other) => isSame(each, other) || !isTouching(each, other)))
  })
  return [...new Map(districts.map((district) => [district.key, district])).values()]
}

/** The whole district elects a seat of a court, but only a part of it elects a section or a subdistrict. */
function isOfTheWhole({ kind, district }: JurisdictionRecord): boolean {
  return kind !== 'judicial-circuit' || district === null || /^(?:Place|Group|Division) \w+$/.test(district)
}

function isSame(a: JurisdictionRecord, b: JurisdictionRecord): boolean {
  return a.countyIds.toSorted().join() === b.countyIds.toSorted().join()
}

function isTouching(a: JurisdictionRecord, b: JurisdictionRecord): boolean {
  return a.countyIds.some((id) => b.countyIds.includes(id))
}
