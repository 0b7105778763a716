import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { parseTypedDay } from '@atlas/contract/rules/calendar-day.ts'
import { slug } from '@atlas/contract/rules/normalised.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { officialColumns, stating } from '#database/stored-columns.ts'
import { areaOf, type Gazetteer } from '#imports/sources/public-pack/historic/areas.ts'
import { postOf } from '#imports/sources/public-pack/historic/posts.ts'
import { historicSource } from '#imports/sources/public-pack/historic/source.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import { type PartyName, partyOf } from '#imports/records/parties.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'

export interface Holder {
  readonly official: OfficialRecord
  readonly jurisdiction: JurisdictionRecord
}

const columns = [
  'office_title',
  'office_description',
  'office_address_1',
  'office_address_2',
  'office_city',
  'office_state',
  'office_zip',
  'office_phone',
  'parish',
  'candidate_name',
  'ethnicity',
  'sex',
  'party_code',
  'office_level',
  'expiration_date',
  'commissioned_date',
] as const
type Values = Readonly<Record<(typeof columns)[number], string>>

const ethnicities: Readonly<Record<string, string | null>> = {
  '': null,
  W: 'European',
  B: 'African-American',
  H: 'Hispanic',
  A: 'Asian',
  I: 'Native American',
  O: 'Other',
}
const genders: Readonly<Record<string, string | null>> = { '': null, M: 'Male', F: 'Female' }
const parties: Readonly<Record<string, PartyName | null>> = {
  '': null,
  D: partyOf('D'),
  R: partyOf('R'),
  L: 'Libertarian',
  G: 'Green',
  N: 'No Party',
  I: 'Independent',
  O: 'Other',
}

/** Whoever held an office of Louisiana in July 2018, from the governor down to the aldermen. */
export function readLouisiana(file: TextFile, gazetteer: Gazetteer): Reading<Holder> {
  return readCsv(file, columns, ({ values }) => {
    if (values.candidate_name === '') throw new RowRefused('the office was vacant')
    const { office, area } = postOf(values.office_level, values.office_title)
    const described = { description: values.office_description, parish: values.parish }
    const jurisdiction = areaOf(area, described, gazetteer)
    const name = splitName(values.candidate_name)
    const person = {
      ...name,
      party: coded('party_code', values.party_code, parties),
      ethnicity: coded('ethnicity', values.ethnicity, ethnicities),
      gender: coded('sex', values.sex, genders),
      ...contactOf(values),
    }
    const official: OfficialRecord = {
      key: `historic/${jurisdiction.key}/${slug(office)}/${slug(name.name)}`,
      office,
      jurisdictionKey: jurisdiction.key,
      ...person,
      sourceId: historicSource.id,
      asOf: historicSource.asOf,
      method: 'reported',
      provenance: provenanceOf(person, noteOf(values)),
    }
    return { official, jurisdiction }
  })
}

function coded<Word>(column: string, code: string, words: Readonly<Record<string, Word>>): Word {
  if (!Object.hasOwn(words, code)) throw new RowRefused(`${column} has no meaning that is known: "${code}"`)
  return words[code] as Word
}

// Justices of the peace and their constables mostly sit at home, and what the list has as their office is where they live.
const atHome: ReadonlySet<string> = new Set(['265', '267'])

function contactOf(values: Values): Pick<OfficialRecord, 'phone' | 'address' | 'addressKind'> {
  const street = [values.office_address_1, values.office_address_2].filter((line) => line !== '')
  // The two senators share lines that hold the offices of both and of their predecessor.
  const isOne = street.length > 0 && !street.some((line) => /\b[A-Z]{2} +\d{5}\b/.test(line))
  if (atHome.has(values.office_level)) return { phone: null, address: null, addressKind: null }
  const town = [values.office_city, `${values.office_state} ${values.office_zip}`.trim()].join(', ')
  return {
    phone: values.office_phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') || null,
    address: isOne ? [...street, town].join(', ') : null,
    addressKind: isOne ? 'office' : null,
  }
}

function noteOf({ commissioned_date: from, expiration_date: until }: Values): string {
  const begun = typedDay(from, 'commissioned_date')
  const end = typedDay(until, 'expiration_date')
  const term = [begun && `commissioned ${begun}`, end && `term until ${end}`].filter(Boolean).join(', ')
  return `Historic: July 2018, most are out of office${term ? `; ${term}` : ''}`
}

/** MM/DD/YYYY */
function typedDay(text: string, column: string): string | null {
  if (text === '') return null
  const day = parseTypedDay(text.replaceAll('/', '-'))
  if (!day) throw new RowRefused(`${column} is not a day of the calendar: "${text}"`)
  return day
}

const columnOfField: ReadonlyMap<string, ColumnId> = new Map([...stating(officialColumns), ['party', 'party.name']])

/** Every value that is known says for itself that it is history. */
function provenanceOf(person: Partial<OfficialRecord>, note: string): ProvenanceByColumn {
  const from = { source: historicSource.id, as_of: historicSource.asOf, method: 'reported' as const, note }
  const stated = Object.entries(person).filter(([, value]) => value !== null)
  const columns = stated.flatMap(([field]) => columnOfField.get(field) ?? [])
  return Object.fromEntries(columns.map((column) => [column, from]))
}
