import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { type Chamber, chamberOf, chambers, inOrder } from '#imports/geography/chambers.ts'
import type { CountyDistrict } from '#imports/sources/public-pack/places/county-districts.ts'
import { factsOf } from '#imports/sources/public-pack/figures/fact.ts'
import { type Sources, sources } from '#imports/sources/public-pack/files/sources.ts'
import type { FactRecord, JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'

interface Touched {
  readonly districts: readonly string[]
  readonly note: string
  readonly source: CountyDistrict['source']
}

const columnsOf: Record<Chamber, { districts: ColumnId; members: ColumnId; parties: ColumnId }> = {
  congress: {
    districts: 'jurisdiction.congressional_districts',
    members: 'stats.members_of_congress',
    parties: 'stats.members_of_congress_party',
  },
  upper: {
    districts: 'jurisdiction.senate_districts',
    members: 'stats.state_senators',
    parties: 'stats.state_senators_party',
  },
  lower: {
    districts: 'jurisdiction.house_districts',
    members: 'stats.state_representatives',
    parties: 'stats.state_representatives_party',
  },
}

/** The districts that each jurisdiction touches and who represents them, from a join of overlaps and officials. */
export function representationFacts(
  jurisdictions: readonly JurisdictionRecord[],
  countyDistricts: readonly CountyDistrict[],
  officials: readonly OfficialRecord[],
  dated: Pick<Sources, 'congress' | 'openStates'>,
): FactRecord[] {
  const overlaps = new Overlaps(jurisdictions, countyDistricts)
  const holders = Map.groupBy(officials, ({ jurisdictionKey }) => jurisdictionKey)
  return jurisdictions.flatMap((jurisdiction) =>
    chambers.flatMap((chamber) => {
      const touched = overlaps.of(jurisdiction, chamber)
      if (!touched) return []
      const members = touched.districts.flatMap(
        (district) => holders.get(chamberOf[chamber].key(jurisdiction.stateId, district)) ?? [],
      )
      return [...districtFact(jurisdiction, chamber, touched), ...memberFacts(jurisdiction, chamber, members, dated)]
    }),
  )
}

function districtFact(
  { key }: JurisdictionRecord,
  chamber: Chamber,
  { districts, note, source }: Touched,
): FactRecord[] {
  return factsOf(
    key,
    { [columnsOf[chamber].districts]: districts },
    { source: sources[source], method: 'inferred', note },
  )
}

function memberFacts(
  { key }: JurisdictionRecord,
  chamber: Chamber,
  members: readonly OfficialRecord[],
  { congress, openStates }: Pick<Sources, 'congress' | 'openStates'>,
): FactRecord[] {
  if (members.length === 0) return []
  const { members: names, parties } = columnsOf[chamber]
  const figures = {
    [names]: members.map(({ name }) => name),
    [parties]: members.map(({ party }) => party ?? 'Unknown'),
  }
  return factsOf(key, figures, {
    source: chamber === 'congress' ? congress : openStates,
    method: 'inferred',
    note: 'who holds the districts that the jurisdiction touches',
  })
}

class Overlaps {
  readonly #byCounty: ReadonlyMap<string, CountyDistrict[]>
  readonly #byDistrict: ReadonlyMap<string, CountyDistrict[]>
  readonly #jurisdictions: readonly JurisdictionRecord[]

  constructor(jurisdictions: readonly JurisdictionRecord[], countyDistricts: readonly CountyDistrict[]) {
    this.#jurisdictions = jurisdictions
    this.#byCounty = Map.groupBy(countyDistricts, ({ countyId, chamber }) => `${countyId} ${chamber}`)
    this.#byDistrict = Map.groupBy(countyDistricts, ({ stateId, chamber, district }) =>
      chamberOf[chamber].key(stateId, district),
    )
  }

  /** The districts of a chamber that a jurisdiction touches; null where the counties do not determine them. */
  of(jurisdiction: JurisdictionRecord, chamber: Chamber): Touched | null {
    if (jurisdiction.kind === chamberOf[chamber].kind)
      return { districts: [jurisdiction.district ?? ''], note: 'the district itself', source: 'countyDistricts' }
    if (jurisdiction.kind === 'state') return this.#allOf(jurisdiction, chamber)
    if (jurisdiction.kind === 'county') return this.#touching(jurisdiction.countyIds, chamber)
    // The parts of a county use its figures.
    return jurisdiction.kind === 'county-district' ? null : this.#throughCounties(jurisdiction, chamber)
  }

  #allOf({ stateId }: JurisdictionRecord, chamber: Chamber): Touched {
    const { kind } = chamberOf[chamber]
    const districts = this.#jurisdictions.filter((each) => each.stateId === stateId && each.kind === kind)
    return {
      districts: districts.map(({ district }) => district ?? ''),
      note: 'every district of the state',
      source: 'countyDistricts',
    }
  }

  #touching(countyIds: readonly string[], chamber: Chamber): Touched | null {
    const overlaps = countyIds.flatMap((countyId) => this.#byCounty.get(`${countyId} ${chamber}`) ?? [])
    const [first] = overlaps
    if (!first) return null
    const lines = `on the lines of ${first.linesYear}`
    return {
      districts: inOrder(new Set(overlaps.map(({ district }) => district))),
      note: first.isPartial ? `${lines}; as the members tell, and some districts are missing` : lines,
      source: first.source,
    }
  }

  /**
   * Where the counties of a city or a district have a single district, it lies in that one; where a county has several,
   * it is unknown which.
   */
  #throughCounties({ key, countyIds }: JurisdictionRecord, chamber: Chamber): Touched | null {
    const districtsByCounty = countyIds.map((countyId) => this.#byCounty.get(`${countyId} ${chamber}`) ?? [])
    const isCertain = districtsByCounty.every((districts) => districts.length === 1 && !districts[0]?.isPartial)
    const isWhole = !this.#byDistrict.get(key)?.some(({ isPartial }) => isPartial)
    return isCertain && isWhole ? this.#touching(countyIds, chamber) : null
  }
}
