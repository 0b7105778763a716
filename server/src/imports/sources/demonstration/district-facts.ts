import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { FactRecord, OfficialRecord } from '#imports/records/records.ts'
import type { InventedJurisdiction } from '#imports/sources/demonstration/jurisdictions.ts'
import type { MakeFact } from '#imports/sources/demonstration/make-fact.ts'
import { touch } from '#imports/sources/demonstration/span.ts'

/** The columns of the catalogue that list the districts that a jurisdiction touches. */
interface DistrictColumns {
  readonly kind: JurisdictionKind
  readonly office: OfficeName
  readonly districts: ColumnId
  readonly members: ColumnId
  readonly parties: ColumnId
}

const districtColumns: readonly DistrictColumns[] = [
  {
    kind: 'congressional-district',
    office: 'U.S. Representative',
    districts: 'jurisdiction.congressional_districts',
    members: 'stats.members_of_congress',
    parties: 'stats.members_of_congress_party',
  },
  {
    kind: 'senate-district',
    office: 'State Senator',
    districts: 'jurisdiction.senate_districts',
    members: 'stats.state_senators',
    parties: 'stats.state_senators_party',
  },
  {
    kind: 'house-district',
    office: 'State Representative',
    districts: 'jurisdiction.house_districts',
    members: 'stats.state_representatives',
    parties: 'stats.state_representatives_party',
  },
]

/** The year in which all lines were last drawn. */
const linesYear = 2023

interface Chamber {
  readonly columns: DistrictColumns
  readonly districts: readonly InventedJurisdiction[]
  readonly memberOf: ReadonlyMap<string, OfficialRecord>
}

/** Lists the districts that a jurisdiction of the same state touches, and who represents them. */
export function districtLister(jurisdictions: readonly InventedJurisdiction[], officials: readonly OfficialRecord[]) {
  const chambers = districtColumns.map((columns): Chamber => {
    const members = officials.filter((official) => official.office === columns.office)
    return {
      columns,
      districts: jurisdictions.filter(({ record }) => record.kind === columns.kind),
      memberOf: new Map(members.map((official) => [official.jurisdictionKey, official])),
    }
  })
  return (jurisdiction: InventedJurisdiction, fact: MakeFact): FactRecord[] => {
    const { kind } = jurisdiction.record
    // A list of all districts of the state would not be useful.
    if (kind === 'state') return []
    const lists = chambers.flatMap((chamber) => listsOf(chamber, jurisdiction, fact))
    return kind === 'judicial-circuit' ? lists : [...lists, fact('stats.redistricted_year', linesYear, 'reported')]
  }
}

function listsOf(
  { columns, districts, memberOf }: Chamber,
  { span }: InventedJurisdiction,
  fact: MakeFact,
): FactRecord[] {
  const touched = districts.filter((district) => touch(district.span, span)).map(({ record }) => record)
  const members = touched.flatMap(({ key }) => memberOf.get(key) ?? [])
  const numbers = touched.map(({ district }) => district ?? '')
  const names = members.map(({ name }) => name)
  const parties = members.map(({ party }) => party ?? 'Unknown')
  return [
    fact(columns.districts, numbers, 'inferred'),
    fact(columns.members, names, 'inferred'),
    fact(columns.parties, parties, 'inferred'),
  ]
}
