import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { load } from 'js-yaml'
import { normalized } from '@atlas/contract/rules/normalized.ts'

/** What elects somebody, read without the readers of the import. */
export interface Area {
  readonly type: 'state' | 'district' | 'county' | 'town' | 'school' | 'circuit' | 'state part'
  readonly state: string
  /** Five digits each. */
  readonly counties: readonly string[]
  /** Of a district: `upper 23`. */
  readonly district?: string
  /** Of a part of a county, a town or a board, that no whole of it elects. */
  readonly isPart?: boolean
  readonly town?: string
  readonly board?: string
}

/** A file names somebody for an office of an area. */
export interface Claim {
  readonly file: string
  readonly line: number | null
  /** The last word of the name, without suffixes. */
  readonly last: string
  readonly area: Area
}

const statesFolder = fileURLToPath(new URL('../../../../states', import.meta.url))

type Row = Readonly<Record<string, string>>

const fipsOf: Readonly<Record<string, string>> = { AL: '01', FL: '12', GA: '13', LA: '22', MS: '28' }
const codes = Object.keys(fipsOf).map((code) => code.toLowerCase())

export function lastWord(name: string): string {
  const plain = name.replace(/"[^"]*"|\([^)]*\)/g, ' ').replace(/-/g, ' ')
  const words = normalized(plain)
    .split(' ')
    .filter((word) => !/^(?:jr|sr|ii|iii|iv|v|esq|md|phd)$/.test(word))
  return words.at(-1) ?? ''
}

export function readRows(folder: string, path: string): Row[] {
  return parse(readFileSync(join(folder, path), 'utf8'), { columns: true })
}

/** Everybody whom a file of the pack names for an office of today. */
export function readClaims(folder: string, today: string): Claim[] {
  return [
    ...codes.flatMap((code) => ofOpenStates(folder, code, today)),
    ...ofCongress(folder, today),
    ...ofCountyReturns(folder),
    ...ofLocalReturns(folder),
    ...ofMayors(folder),
    ...ofSheriffs(folder),
  ]
}

interface Person {
  readonly name: string
  readonly roles?: readonly { type: string; district?: string; end_date?: string | Date; jurisdiction: string }[]
}

function ofOpenStates(folder: string, code: string, today: string): Claim[] {
  const state = fipsOf[code.toUpperCase()] ?? ''
  return ['legislature', 'executive', 'municipalities'].flatMap((body) => {
    const path = `openstates/${code}/${body}`
    return readdirSync(join(folder, path)).flatMap((name) => {
      const person = load(readFileSync(join(folder, path, name), 'utf8')) as Person
      const roles = (person.roles ?? []).filter(
        ({ end_date: end }) => end === undefined || new Date(end) > new Date(today),
      )
      return roles.map(({ type, district, jurisdiction }): Claim => {
        const town = /place:([^/]+)/.exec(jurisdiction)?.[1]
        const isMember = type === 'upper' || type === 'lower'
        const area: Area = isMember
          ? { type: 'district', state, counties: [], district: `${type} ${district}` }
          : town
            ? { type: 'town', state, counties: [], town: normalized(town.replaceAll('_', ' ')) }
            : { type: 'state', state, counties: [] }
        return { file: `${path}/${name}`, line: null, last: lastWord(person.name), area }
      })
    })
  })
}

interface Member {
  readonly name: { readonly last: string }
  readonly terms: readonly {
    type: string
    state: string
    district?: number
    end: string | Date
    'end-type'?: string
  }[]
}

function ofCongress(folder: string, today: string): Claim[] {
  const file = 'officials/congress_legislators_current_5states.yaml'
  const members = load(readFileSync(join(folder, file), 'utf8')) as Member[]
  return members.flatMap(({ name, terms }) => {
    const term = terms.at(-1)
    // An appointed official stays until somebody is known to have been elected.
    const hasEnded = term?.['end-type'] !== 'special-election' && new Date(term?.end ?? 0) <= new Date(today)
    if (!term || hasEnded) return []
    const state = fipsOf[term.state] ?? ''
    const area: Area =
      term.type === 'sen'
        ? { type: 'state', state, counties: [] }
        : { type: 'district', state, counties: [], district: `congress ${term.district}` }
    return [{ file, line: null, last: lastWord(name.last), area }]
  })
}

/** Who leads the returns of each race. */
function ofCountyReturns(folder: string): Claim[] {
  const file = 'elections/county_office_results.csv'
  return readRows(folder, file).flatMap((row, at) => {
    if (row['rank'] !== '1' || /write-?in/i.test(row['candidate'] ?? '')) return []
    const county = row['county_fips'] ?? ''
    const isPart =
      row['office_type'] === 'County Commission' && !/^$|^at[- ]large|^chairman/i.test(row['district'] ?? '')
    const area: Area = { type: 'county', state: county.slice(0, 2), counties: [county], isPart }
    return [{ file, line: at + 2, last: lastWord(row['candidate'] ?? ''), area }]
  })
}

function ofLocalReturns(folder: string): Claim[] {
  const file = 'officials/local_officials_from_returns.csv'
  return readRows(folder, file).map((row, at) => ({
    file,
    line: at + 2,
    last: lastWord(row['name'] ?? ''),
    area: localArea(row),
  }))
}

/** The counties of a district of Mississippi's Supreme Court, which the returns do not say. */
function countiesOfCourt({ state, office, district }: Row): string[] {
  if (state !== 'MS' || office !== 'Supreme court justice') return []
  const districts = readRows(statesFolder, 'mississippi/court-districts.csv')
  return districts.flatMap((row) => (district?.startsWith(row['district'] ?? '') ? [row['county_fips'] ?? ''] : []))
}

function localArea(row: Row): Area {
  const { jurisdiction_type: type = '', jurisdiction: place = '', district = '' } = row
  const state = fipsOf[row['state'] ?? ''] ?? ''
  const counties = [...(row['county_fips'] ?? '').split(';').filter(Boolean), ...countiesOfCourt(row)]
  const here = { state, counties }
  const town = / ?(?:City|Town|Village) of (.+)$/.exec(place)?.[1] ?? (type === 'municipality' ? place : undefined)
  if (type === 'state') return { ...here, type: district === '' || counties.length === 0 ? 'state' : 'state part' }
  if (type === 'municipality' || (type === 'city_court' && town))
    return { ...here, type: 'town', town: normalized(town ?? ''), isPart: district !== '' }
  // Boards of towns stand under the name of their county.
  const apart =
    /\w+ Community$|^(?:North|West|South|East) | (?:East|West)$|^C0|^(?:Amory|Newton City|Forest|Municipal|Hollandale|Leland) /i.exec(
      district,
    )?.[0]
  const board = apart ? `Of ${apart}` : place
  if (type === 'school_district') return { ...here, type: 'school', board, isPart: district !== '' }
  if (type === 'judicial_circuit') return { ...here, type: 'circuit' }
  if (type === 'special_district') return { ...here, type: 'circuit' }
  return { ...here, type: 'county', isPart: type !== 'county' || district !== '' }
}

function ofMayors(folder: string): Claim[] {
  const file = 'officials/mayors_2025_12.csv'
  return readRows(folder, file).map((row, at) => ({
    file,
    line: at + 2,
    last: lastWord(row['name'] ?? ''),
    area: {
      type: 'town',
      state: fipsOf[row['state'] ?? ''] ?? '',
      counties: [],
      town: row['place_geoid'] || normalized(row['city'] ?? ''),
    },
  }))
}

/** Nobody is taken of whom it is asked whether they followed. */
function ofSheriffs(folder: string): Claim[] {
  const file = 'officials/sheriffs_2026_01.csv'
  return readRows(folder, file).flatMap((row, at) => {
    const county = row['county_fips'] ?? ''
    const area: Area = { type: 'county', state: county.slice(0, 2), counties: [county] }
    return row['certainty'] === 'asked' ? [] : [{ file, line: at + 2, last: lastWord(row['name'] ?? ''), area }]
  })
}
