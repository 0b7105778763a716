import { isOfficeName, type OfficeName } from '@atlas/contract/rules/offices.ts'
import { type LawConfidence, lawConfidences, type SeatsSetBy } from '@atlas/contract/rules/seats-by-law.ts'
import type { all } from '#all.ts'
import { folderRows, type FolderRow, type FolderTable, folderTable } from '#folder-table.ts'

/** The units by which the seats of an office are counted. */
const seatUnits = [
  'state',
  'congressional_district',
  'state_senate_district',
  'state_house_district',
  'state_board_district',
  'psc_district',
  'bese_district',
  'supreme_court_district',
  'appeal_circuit',
  'appeal_district',
  'court_of_appeals_district',
  'judicial_circuit',
  'judicial_district',
  'chancery_district',
  'circuit_district',
  'county',
  'parish',
  'precinct',
  'ward',
  'city_court',
  'municipality',
  'school_district',
  'special_district',
] as const
export type SeatUnit = (typeof seatUnits)[number]

const electedBy = ['at_large', 'district', 'varies'] as const
const partisan = ['yes', 'no', 'varies', ''] as const

/** The number of seats that a state's law gives an office. */
export interface OfficeByLaw {
  readonly office: OfficeName
  /** Offices that occupy the same seats under another name, such as the chair of a commission. */
  readonly also: readonly OfficeName[]
  readonly unit: SeatUnit
  /** The number of units; null if nobody has counted them. */
  readonly units: number | null
  /** Who decides the number of seats per unit; null if nobody has looked up the law. */
  readonly setBy: SeatsSetBy | null
  /** The number of seats per unit; null if local law decides, or nobody has looked it up. */
  readonly seatsPerUnit: number | null
  /** The number of seats in the state that voters fill; null if the law does not give a single number. */
  readonly seatsTotal: number | null
  /** FIPS code of a county → its seats, for counties that differ; null if local law decides. */
  readonly except: ReadonlyMap<string, number | null>
  readonly electedBy: (typeof electedBy)[number]
  readonly termYears: number | null
  readonly partisan: Exclude<(typeof partisan)[number], ''> | null
  /** The sections; null if none was looked up. */
  readonly law: string | null
  readonly confidence: LawConfidence
  readonly note: string | null
}

const columns = [
  'office',
  'also',
  'unit',
  'units',
  'seats_per_unit',
  'seats_total',
  'except',
  'elected_by',
  'term_years',
  'partisan',
  'law',
  'confidence',
  'note',
] as const
type Row = FolderRow<(typeof columns)[number]>

/** The day on which the numbers were recorded. */
export const seatsByLawAsOf = '2026-11-26'

const read = new Map<string, readonly OfficeByLaw[]>()

/** The seats by a state's law, one row per office; empty if its folder has no file of them. */
export function seatsByLawOf(stateId: keyof typeof all): readonly OfficeByLaw[] {
  const known = read.get(stateId)
  if (known) return known
  const table = folderTable(stateId, 'seats-by-law.csv')
  const rows = table ? readSeatsByLaw(table) : []
  read.set(stateId, rows)
  return rows
}

export function readSeatsByLaw(table: FolderTable): OfficeByLaw[] {
  const named = new Set<string>()
  return folderRows(table, columns).map((row) => {
    const office = officeByLaw(row)
    for (const name of [office.office, ...office.also]) {
      if (named.has(name)) throw row.refuse(`the office ${name} comes twice`)
      named.add(name)
    }
    return office
  })
}

function officeByLaw({ values, refuse }: Row): OfficeByLaw {
  const officeNamed = (name: string): OfficeName => {
    if (isOfficeName(name)) return name
    throw refuse(`"${name}" is no office of the atlas: contract/src/rules/offices.ts`)
  }
  const oneOf = <const Words extends readonly string[]>(words: Words, column: keyof typeof values): Words[number] => {
    const word = values[column]
    if (words.includes(word)) return word
    throw refuse(`"${word}" is none of the words for ${column}: ${words.filter(Boolean).join(', ')}`)
  }
  const number = (text: string, column: string): number | null => {
    if (text === '') return null
    if (/^\d+$/.test(text)) return Number(text)
    throw refuse(`"${text}" is no number of ${column}`)
  }
  const perUnit = values.seats_per_unit
  const isLocal = perUnit === 'varies'
  const seatsPerUnit = isLocal ? null : number(perUnit, 'seats_per_unit')
  return {
    office: officeNamed(values.office),
    also: values.also === '' ? [] : values.also.split('; ').map(officeNamed),
    unit: oneOf(seatUnits, 'unit'),
    units: number(values.units, 'units'),
    setBy: isLocal ? 'local_law' : seatsPerUnit === null ? null : 'law',
    seatsPerUnit,
    seatsTotal: number(values.seats_total, 'seats_total'),
    except: exceptionsIn(values.except, refuse),
    electedBy: oneOf(electedBy, 'elected_by'),
    termYears: number(values.term_years, 'term_years'),
    partisan: oneOf(partisan, 'partisan') || null,
    law: values.law || null,
    confidence: oneOf(lawConfidences, 'confidence'),
    note: values.note || null,
  }
}

/** `01073=2; 22071=`: another number, or, without a number, one that local law decides. */
function exceptionsIn(text: string, refuse: Row['refuse']): Map<string, number | null> {
  if (text === '') return new Map()
  return new Map(
    text.split('; ').map((each) => {
      const [, county, seats] = /^(\d{5})=(\d*)$/.exec(each) ?? []
      if (county === undefined) throw refuse(`"${each}" names no county by its FIPS code and its seats: 01073=2`)
      return [county, seats === '' ? null : Number(seats)] as const
    }),
  )
}
