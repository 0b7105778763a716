import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type {
  FactRecord,
  ElectionDateRecord,
  JurisdictionRecord,
  OfficialRecord,
  Records,
  SeatRecord,
  SourceRecord,
} from '#imports/records/records.ts'

/** A small set of records for tests: one county of Mississippi with as many constables as are asked for. */
export function buildRecords(changes: Partial<Records> & { constables?: number; prefix?: string } = {}): Records {
  const { constables = 3, prefix = 'test', ...rest } = changes
  return {
    sources: [buildSource({ id: `${prefix}-source` })],
    counties: [{ id: '28011', stateId: '28', name: 'Bolivar', fullName: 'Bolivar County' }],
    jurisdictions: [buildJurisdiction()],
    seats: [buildSeat()],
    officials: Array.from({ length: constables }, (_, number) =>
      buildOfficial({ key: `${prefix}-${number}`, last: `Bird${number}`, sourceId: `${prefix}-source` }),
    ),
    contacts: [],
    facts: [buildFact({ sourceId: `${prefix}-source` })],
    electionDates: [],
    electionGaps: [],
    censusPlaces: [],
    zipAreas: [],
    ...rest,
  }
}

export function buildSource(changes: Partial<SourceRecord> = {}): SourceRecord {
  return {
    id: 'test-source',
    publisher: 'Somebody',
    title: 'Some list',
    licence: 'CC0',
    url: null,
    asOf: '2026-01-01',
    ...changes,
  }
}

export function buildJurisdiction(changes: Partial<JurisdictionRecord> = {}): JurisdictionRecord {
  return {
    key: jurisdictionKey.county('28011'),
    stateId: '28',
    kind: 'county',
    name: 'Bolivar County',
    district: null,
    ocdId: null,
    countyIds: ['28011'],
    coverage: 'yes',
    figuresFrom: null,
    ...changes,
  }
}

export function buildSeat(changes: Partial<SeatRecord> = {}): SeatRecord {
  return {
    office: 'Constable',
    jurisdictionKey: jurisdictionKey.county('28011'),
    termLength: 4,
    nextPrimary: '2027-08-03',
    nextGeneral: '2027-11-02',
    provenance: {},
    ...changes,
  }
}

export function buildOfficial(changes: Partial<OfficialRecord> = {}): OfficialRecord {
  const last = changes.last ?? 'Bird'
  return {
    key: 'test-official',
    office: 'Constable',
    jurisdictionKey: jurisdictionKey.county('28011'),
    party: 'Democratic',
    name: `Ada ${last}`,
    first: 'Ada',
    middle: null,
    last,
    suffix: null,
    birthDate: '1970-02-28',
    age: null,
    gender: 'Female',
    ethnicity: null,
    phone: null,
    email: null,
    address: null,
    addressKind: null,
    electionYear: 2023,
    electionShare: 0.515,
    sourceId: 'test-source',
    asOf: '2026-01-01',
    method: 'reported',
    provenance: {},
    ...changes,
  }
}

export function buildElectionDate(changes: Partial<ElectionDateRecord> = {}): ElectionDateRecord {
  return {
    uid: 'ms-2027-primary',
    stateId: '28',
    day: '2027-08-03',
    kind: 'primary',
    electionKind: 'primary',
    electionDay: '2027-08-03',
    offices: null,
    name: 'Primary',
    detail: null,
    basis: 'Miss. Code 23-15-191.',
    timeOfDay: null,
    isConfirmed: false,
    sourceId: 'test-source',
    ...changes,
  }
}

export function buildFact(changes: Partial<FactRecord> = {}): FactRecord {
  return {
    jurisdictionKey: jurisdictionKey.county('28011'),
    field: 'stats.vap_total',
    value: 23_662,
    sourceId: 'test-source',
    asOf: '2020-04-01',
    method: 'counted',
    note: null,
    formerLinesYear: null,
    ...changes,
  }
}
