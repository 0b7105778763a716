import { isStateId, type StateId, states } from '@atlas/contract/rules/states.ts'
import { countiesCalled, fipsCode } from '#imports/spreadsheets/cells/county.ts'
import type { ExistingRecords } from '#imports/spreadsheets/resolve/existing-records.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'
import type { CountyRecord } from '#imports/records/records.ts'

export interface Area {
  readonly stateId: StateId
  readonly countyIds: readonly string[]
}

/** The state and the counties of a row, by code or by name. Refuses ambiguous ones. */
export function findArea(values: CellValues, existing: ExistingRecords): Area {
  const namedState = values.get('state.name') as StateId | undefined
  const byCode = listOf(values, 'county.fips').map((code) => countyByCode(code, existing, 'county.fips'))
  const stateId = namedState ?? byCode[0]?.stateId
  const byName = listOf(values, 'county.name').map((name) => countyByName(name, stateId, existing))
  const counties = byCode.length > 0 ? byCode : byName
  const ids = idsOf(counties)
  if (byCode.length > 0 && byName.length > 0 && ids.join() !== idsOf(byName).join()) {
    throw new CellRefused(`The FIPS codes are those of ${namesOf(byCode)}, not of ${namesOf(byName)}`, 'county.fips')
  }
  const state = stateId ?? counties[0]?.stateId
  if (!state) throw new CellRefused('It is empty; no county tells the state either', 'state.name')
  const stranger = counties.find((county) => county.stateId !== state)
  if (stranger) {
    throw new CellRefused(
      `${stranger.fullName} lies in ${states[stranger.stateId].name}, not in ${states[state].name}`,
      'state.name',
    )
  }
  return { stateId: state, countyIds: ids }
}

function listOf(values: CellValues, column: 'county.fips' | 'county.name'): readonly string[] {
  return (values.get(column) as readonly string[] | undefined) ?? []
}

function countyByCode(
  code: string,
  { counties }: ExistingRecords,
  column: 'county.fips' | 'county.name',
): CountyRecord {
  const county = counties.get(code)
  if (county) return county
  const where = isStateId(code.slice(0, 2)) ? `in ${states[code.slice(0, 2) as StateId].name}` : 'in the five states'
  throw new CellRefused(`No county ${where} has the FIPS code "${code}"`, column)
}

function countyByName(written: string, stateId: StateId | undefined, existing: ExistingRecords): CountyRecord {
  const fips = fipsCode(written)
  if (fips !== null) return countyByCode(fips, existing, 'county.name')
  const [, name = written, code] = /^(.*?) \(([A-Z]{2})\)$/.exec(written) ?? []
  const isWithin = (county: CountyRecord) =>
    (!stateId || county.stateId === stateId) && (!code || states[county.stateId].code === code)
  const found = countiesCalled(existing.countyDirectory, written, stateId)
  const [first, ...others] = found
  if (first && others.length === 0) return first
  if (first) {
    const names = found.map((county) => states[county.stateId].name).join(', ')
    throw new CellRefused(`There is a "${name}" in ${names}; fill the state or the FIPS code`, 'county.name')
  }
  const where = stateId ? states[stateId].name : 'the five states'
  throw new CellRefused(`There is no county or parish "${excerpt(written)}" in ${where}`, 'county.name', () => {
    const within = [...existing.counties.values()].filter(isWithin)
    return didYouMean(
      name,
      within.map((county) => county.name),
    )
  })
}

function idsOf(counties: readonly CountyRecord[]): string[] {
  return [...new Set(counties.map(({ id }) => id))].sort()
}

function namesOf(counties: readonly CountyRecord[]): string {
  return counties.map(({ fullName }) => fullName).join(', ')
}
