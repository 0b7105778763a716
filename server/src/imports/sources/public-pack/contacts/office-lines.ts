import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { listedDayForm } from '@atlas/contract/rules/listed-day.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countyField, dayField, stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { PlaceOf } from '#imports/geography/places.ts'
import { contactRecord } from '#imports/records/contact-record.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { ContactRecord, CountyRecord, SourceRecord } from '#imports/records/records.ts'

/** The data that contacts of offices are joined with. */
export interface LinesGazetteer {
  readonly counties: ReadonlyMap<string, CountyRecord>
  readonly placeOf: PlaceOf
}

const columns = [
  'state',
  'county_fips',
  'place_geoid',
  'name',
  'office',
  'phone',
  'street',
  'city',
  'zip',
  'website',
  'email',
  'as_of',
  'confidence',
  'check',
  'note',
] as const
// A list omits the columns that it has for no office.
const notInAll = ['zip', 'website', 'email', 'check', 'note'] as const
type Values = Readonly<Record<(typeof columns)[number], string>>

/** The offices of a place that share one phone line. */
interface Offices {
  readonly placeKey: string
  readonly offices: readonly OfficeName[]
  /** The name of what answers the line, where the office does not say it. */
  readonly name?: string
}
type OfficesOf = (values: Values, gazetteer: LinesGazetteer & { readonly stateId: StateId }) => readonly Offices[]

const inCounty =
  (...offices: readonly OfficeName[]): OfficesOf =>
  ({ county_fips: fips }, { counties }) => [{ placeKey: countyField(fips, new Set(counties.keys())), offices }]

const inPlace =
  (...offices: readonly OfficeName[]): OfficesOf =>
  ({ place_geoid: geoid }) => {
    if (!/^\d{7}$/.test(geoid)) throw new RowRefused(`"${geoid}" is no FIPS code of a place`)
    return [{ placeKey: geoid, offices }]
  }

/** "Town of Boyce" is reached at its town hall. */
const hall: OfficesOf = (values, gazetteer) => {
  const [kind = ''] = /^(?:City|Town|Village)(?= of )/.exec(values.name) ?? []
  const found = inPlace('Mayor', 'City Council Member', 'Alderman')(values, gazetteer)
  return found.map((each) => ({ ...each, ...(kind && { name: `${kind.toLowerCase()} hall` }) }))
}

/** In some states the county elects the superintendent of its board. */
const schoolDistrict: OfficesOf = ({ county_fips: fips, place_geoid: geoid, name }, { counties }) => {
  const county = counties.get(fips)
  if (!county) throw new RowRefused(`no county has the FIPS code "${fips}"`)
  const board = {
    placeKey: `school-${fips}-${slug(name)}`,
    offices: ['School Board Member', 'Superintendent of Schools'],
  } as const
  const isOfCounty = geoid === '' && name.startsWith(county.fullName)
  return isOfCounty ? [board, { placeKey: fips, offices: ['Superintendent of Schools'] }] : [board]
}

/** "City of Bastrop", "Division A, City of Lafayette", "El. Sect. 1B, Baton Rouge" */
const cityCourt =
  (office: OfficeName): OfficesOf =>
  ({ name }, { stateId, placeOf }) => {
    const city = (name.split(', ').at(-1) ?? name).replace(/^(?:City|Town) of /, '')
    return [{ placeKey: placeOf(stateId, city).id, offices: [office] }]
  }

/** "10th Judicial District" is what the returns call its court. */
const prosecutor: OfficesOf = ({ name }, { stateId }) => [
  {
    placeKey: jurisdictionKey.judicialCircuit(stateId, slug(name.endsWith('Court') ? name : `${name} Court`)),
    offices: ['District Attorney'],
  },
]

const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th'] as const

const courtOfAppeal: OfficesOf = ({ name }, { stateId }) => {
  const number = /, circuit ([1-5])$/.exec(name)?.[1]
  if (!number) throw new RowRefused(`"${name}" names no circuit`)
  const circuit = jurisdictionKey.judicialCircuit(stateId, slug(`${ordinals[Number(number)]} Circuit`))
  return [{ placeKey: circuit, offices: ['Court of Appeal Judge'] }]
}

/** The name of each office in the lists, and the offices that share its line. */
const offices: Readonly<Record<string, OfficesOf>> = {
  'School board': schoolDistrict,
  Sheriff: inCounty('Sheriff'),
  'Police department': inPlace('Chief of Police'),
  'Chief of police': inPlace('Chief of Police'),
  'City or town hall': hall,
  Assessor: inCounty('Assessor'),
  Coroner: inCounty('Coroner'),
  'Clerk of court': inCounty('Clerk of Court'),
  'Parish governing body': inCounty('Police Juror', 'Parish Council Member'),
  'Parish president': inCounty('Parish President'),
  'Supervisor of elections': inCounty('Supervisor of Elections'),
  'City judge': cityCourt('City Judge'),
  'City marshal': cityCourt('Marshal'),
  'District attorney': prosecutor,
  'Court of appeal': courtOfAppeal,
}

/**
 * The contacts of a list. Values on which two lists differ, or that cannot be right, are marked doubtful and never
 * shown.
 */
export function readOfficeLines(
  file: TextFile,
  source: SourceRecord,
  gazetteer: LinesGazetteer,
): Reading<ContactRecord> {
  const reading = readCsv(
    file,
    columns,
    ({ values }) => {
      const stateId = stateField(values.state)
      const officesOf = offices[values.office]
      if (!officesOf) throw new RowRefused(`nobody says which elected office "${values.office}" is the line of`)
      const confidence = confidenceField(values)
      const contact = {
        phone: phoneField(values.phone),
        email: values.email || null,
        address: addressOf(values),
        website: values.website || null,
        asOf: listedDayField(values.as_of),
        confidence,
      }
      return officesOf(values, { ...gazetteer, stateId }).flatMap(({ placeKey, offices: answered, name = null }) =>
        answered.map((office) => contactRecord({ ...contact, placeKey, office, name }, source.id)),
      )
    },
    notInAll,
  )
  return { ...reading, items: reading.items.flat() }
}

function confidenceField({ confidence, check, note }: Values): 'high' | 'medium' | 'low' {
  if (confidence === 'high' || confidence === 'medium' || confidence === 'low') return confidence
  if (confidence === 'doubtful') throw new RowRefused(`the number is doubtful: ${note || check}`)
  throw new RowRefused(`the confidence is one that nobody explains: "${confidence}"`)
}

function phoneField(text: string): string {
  if (formatPhone(text) === text) throw new RowRefused(`"${text}" is not a phone number of ten digits`)
  return text
}

function listedDayField(text: string): string {
  if (!listedDayForm.test(text)) throw new RowRefused(`as_of is neither a year nor a month nor a day: "${text}"`)
  return text
}

function addressOf({ state, street, city, zip }: Values): string | null {
  if (street === '' || city === '') return null
  return `${street}, ${city}, ${[state, zip].filter(Boolean).join(' ')}`
}

const ofSheriffs = ['state', 'county_fips', 'office_phone', 'office_address', 'as_of'] as const

/** The sheriffs' offices as their associations list them. */
export function readSheriffOffices(
  file: TextFile,
  source: SourceRecord,
  { counties }: LinesGazetteer,
): Reading<ContactRecord> {
  const known = new Set(counties.keys())
  return readCsv(file, ofSheriffs, ({ values }) => {
    const placeKey = countyField(values.county_fips, known)
    if (!placeKey.startsWith(stateField(values.state)))
      throw new RowRefused(`${values.county_fips} is no county of ${states[stateField(values.state)].name}`)
    const contact = {
      placeKey,
      office: 'Sheriff' as const,
      name: null,
      phone: phoneField(values.office_phone),
      email: null,
      address: values.office_address || null,
      website: null,
      asOf: dayField(values.as_of, 'as_of'),
      confidence: 'medium' as const,
    }
    return contactRecord(contact, source.id)
  })
}
