import type { LadderOfficial, Place as PlaceReply, PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'
import type { Level } from '@atlas/contract/rules/levels.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { type Place, readPlace } from '#places/page/place-query.ts'

let lastId = 0

/** An invented official; values that are not given are unknown. */
export function buildLadderOfficial(values: Row, more: Partial<LadderOfficial> = {}): LadderOfficial {
  const name = { 'eo.id': ++lastId, 'eo.name': `Ada Example ${lastId}`, 'eo.last': 'Example', 'party.name': null }
  return { values: { ...name, ...values }, certainty: 'whole', place_id: '01047', next_kind: null, ...more }
}

/** Several officials with the same office. */
export function officialsIn(level: Level, office: string, count: number): Place['ladder'][number] {
  return { level, officials: Array.from({ length: count }, () => buildLadderOfficial({ 'office.name': office })) }
}

/** An invented seat without a holder. */
export function buildSeat(more: Partial<PlaceSeat> = {}): PlaceSeat {
  return {
    office: 'County Commissioner',
    district: null,
    area: 'Dallas County',
    level: 'County',
    seats_by_law: 5,
    set_by: 'law',
    official_id: null,
    seat_id: more.official_id == null ? 901 : null,
    open: more.official_id == null ? 1 : 0,
    certainty: 'part',
    law: null,
    confidence: 'high',
    ...more,
  }
}

const dallas: PlaceReply = {
  id: '01047',
  kind: 'county',
  name: 'Dallas County',
  state_id: '01',
  state: 'Alabama',
  coverage: { answer: 'yes', left_out: 0, black_share: 0.677, least_share: 0.4 },
  population: null,
  lede: {
    officials: 19,
    uncertain: 0,
    with_towns: null,
    voting_age: 29_613,
    black_share: 0.677,
    county_offices: { on_file: 8, uncontested: 6, close: 1 },
    next_election: { date: '2028-03-07', kind: 'primary' },
  },
  pending: null,
  overdue: { terms_over: 0, results_pending: 0, pending_since: null, long_over: 0 },
  values: {},
  sources: {},
  former_lines: {},
  other_sources: [],
  ladder: [],
  seats: [],
  completeness: {
    all: { seats_by_law: 0, on_file: 0, with_phone: 0, with_email: 0, ethnicity_known: 0, result_pending: 0 },
    own: { seats_by_law: 0, on_file: 0, with_phone: 0, with_email: 0, ethnicity_known: 0, result_pending: 0 },
    left_out: 0,
    levels: [],
    unnumbered: [],
    law_as_of: '2026-11-26',
  },
  not_on_file: [],
  office_lines: {},
  bodies: [],
  coming: [],
  counties: [],
  districts: [],
  within: [],
}

export function buildPlace(more: Partial<PlaceReply> = {}): Place {
  return readPlace({ ...dallas, ...more })
}
