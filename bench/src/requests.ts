import { defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { defaultPageSize } from '@atlas/contract/search/search-request.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import { readMappedCounties } from '@atlas/server/imports/geography/mapped-counties.ts'
import { type Random, randomOf } from '@atlas/server/imports/sources/demonstration/random.ts'

export interface PageRequest {
  readonly columns: readonly string[]
  readonly filters: readonly Filter[]
  readonly limit: number
  readonly cursor?: string
}

const countyIds = readMappedCounties().map(({ id }) => id)
const offices = ['Sheriff', 'Coroner', 'Mayor', 'School Board Member', 'County Commissioner', 'State Senator'] as const
const officeTypes = ['law-enforcement', 'courts', 'municipal-government', 'school-board', 'county-government'] as const

const state = (random: Random): Filter => ({ column_id: 'state.name', operator: 'in', value: [random.pick(stateIds)] })
const party = (random: Random): Filter => ({
  column_id: 'party.name',
  operator: 'in',
  value: [random.pick(['democratic', 'republican', 'nonpartisan'])],
})

/** Kinds of requests; repetitions here make a kind more frequent. */
const kinds: readonly ((random: Random) => Filter[])[] = [
  () => [],
  (random) => [state(random)],
  (random) => [state(random)],
  (random) => [state(random), party(random)],
  (random) => [state(random), party(random)],
  (random) => [state(random), { column_id: 'office.type', operator: 'in', value: [random.pick(officeTypes)] }],
  (random) => [{ column_id: 'office.name', operator: 'in', value: [random.pick(offices)] }],
  (random) => [{ column_id: 'county.name', operator: 'in', value: [random.pick(countyIds)] }],
  (random) => [{ column_id: 'county.name', operator: 'in', value: [random.pick(countyIds), random.pick(countyIds)] }],
  (random) => [
    { column_id: 'eo.gender', operator: 'in', value: ['female'] },
    { column_id: 'eo.ethnicity', operator: 'in', value: [random.pick(['african-american', 'hispanic', 'asian'])] },
  ],
  (random) => [
    state(random),
    { column_id: 'eo.age', operator: 'between', value: [random.integer(30, 45), random.integer(46, 70)] },
  ],
  (random) => [{ column_id: 'stats.2020biden%', operator: 'gte', value: random.integer(30, 80) / 100 }],
  (random) => [
    state(random),
    { column_id: 'jurisdictionoffice.next_general', operator: 'lte', value: `20${random.integer(27, 30)}-12-31` },
  ],
  (random) => [
    { column_id: 'eo.name', operator: 'contains', value: random.pick(['smith', 'walker', 'boudr', 'james', 'jones']) },
  ],
]

const requestsPerKind = 24

/** The same mix in each run, with so many different filters that repeated ones are rare. */
export function pageRequests(): PageRequest[] {
  const random = randomOf(1, 'page requests')
  return Array.from({ length: requestsPerKind }, () => kinds)
    .flat()
    .map((kind) => ({ columns: defaultColumnIds, filters: kind(random), limit: defaultPageSize }))
}
