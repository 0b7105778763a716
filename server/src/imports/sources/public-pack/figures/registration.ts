import { leftOutFiguresOf } from '@atlas/states/left-out-figures.ts'
import { chamberOf } from '#imports/geography/chambers.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countField, districtField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { FactRecord } from '#imports/records/records.ts'
import { stateOfTable } from '#imports/sources/public-pack/files/pack-paths.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { factsOf } from '#imports/sources/public-pack/figures/fact.ts'

export interface Registration {
  readonly jurisdictionKey: string
  readonly voters: number
  /** Black, alone or with another race. */
  readonly black: number
}

const stateId = stateOfTable.registration

const keyOf: ReadonlyMap<string, (id: string) => string> = new Map([
  ['state', () => jurisdictionKey.state(stateId)],
  ['parish', jurisdictionKey.county],
  ['state_house', (id) => chamberOf.lower.key(stateId, districtField(id))],
  ['state_senate', (id) => chamberOf.upper.key(stateId, districtField(id))],
])

const leftOut: ReadonlyMap<string, string> = new Map(
  leftOutFiguresOf(stateId)
    .filter(({ table }) => table === 'registration')
    .map(({ level, district, reason }) => [keyOf.get(level)?.(district) ?? '', reason]),
)

const bodiesWithout: ReadonlyMap<string, string> = new Map([
  ['psc', 'the Public Service Commission'],
  ['supreme_court', 'the Supreme Court'],
  ['us_house_2024_lines', 'the United States House'],
])

function otherDistrict(level: string): string {
  const body = bodiesWithout.get(level)
  return body
    ? `voters are shown for parishes and legislative districts, and this row is of a district of ${body}`
    : `"${level}" is no kind of district that is known`
}

/** Registered voters of the state, its parishes and its legislative districts. */
export function readRegistration(file: TextFile): Reading<Registration> {
  return readCsv(file, ['level', 'geo_id', 'reg_total_25_12', 'reg_black_25_12'], ({ values }) => {
    const key = keyOf.get(values.level)?.(values.geo_id)
    if (!key) throw new RowRefused(otherDistrict(values.level))
    const wrong = leftOut.get(key)
    if (wrong !== undefined) throw new RowRefused(wrong)
    const voters = countField(values.reg_total_25_12, 'reg_total_25_12')
    const black = countField(values.reg_black_25_12, 'reg_black_25_12')
    if (black > voters) throw new RowRefused('more Black voters are registered than voters')
    return { jurisdictionKey: key, voters, black }
  })
}

export function registrationFacts(registrations: readonly Registration[]): FactRecord[] {
  return registrations.flatMap(({ jurisdictionKey: key, voters, black }) =>
    factsOf(
      key,
      { 'stats.registered_voters': voters, ...(voters > 0 && { 'stats.registered_black%': black / voters }) },
      { source: sources.registration, method: 'counted', note: 'registered in December 2025' },
    ),
  )
}
