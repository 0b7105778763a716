import * as fc from 'fast-check'
import { type ColumnId, columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { officeTypes } from '@atlas/contract/rules/office-types.ts'
import { parties } from '@atlas/contract/rules/parties.ts'
import { isFigure } from '#imports/spreadsheets/columns/file-columns.ts'
import { plainText } from '#imports/spreadsheets/cells/plain-text.ts'
import { readDistrict } from '#imports/spreadsheets/cells/district.ts'
import type { Row } from '#testing/imports/spreadsheets/officials-file.ts'

/** Texts that cause problems in spreadsheets, as in a cell; what looks like a formula has an apostrophe before it. */
const awkward = fc
  .string({
    unit: fc.constantFrom(...Array.from('=+-@\'"`,;|#%&0123456789 .:/\\aeiouxyzÉñ’„東_<>')),
    minLength: 1,
    maxLength: 24,
  })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .map((text) => (/^[=+\-@]/.test(text) ? `'${text}` : text))
  .filter(isTaken)

function isTaken(text: string): boolean {
  try {
    return plainText(text) !== ''
  } catch {
    return false
  }
}

const word = fc.constantFrom(
  'Ann',
  'José',
  'O’Neal',
  "D'Olive",
  'Peña-Melnyk',
  'van',
  'St.',
  'McKay',
  'Ng',
  'Zoë',
  'Lee',
  'X',
  'de la Cruz',
  '東',
)
const name = fc.oneof(
  fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => words.join(' ')),
  fc.tuple(word, word, word).map(([first, nickname, last]) => `${first} "${nickname}" ${last}, Jr.`),
  fc.tuple(word, word).map(([first, last]) => `${first} ${last} III`.toUpperCase()),
)
const person: fc.Arbitrary<Row> = fc.oneof(
  name.map((text) => ({ 'eo.name': text })),
  fc.record({ 'eo.first': word, 'eo.middle': word, 'eo.last': name, 'eo.suffix': fc.constantFrom('', 'Jr', 'Esq') }),
  fc.record({ 'eo.name': name, 'eo.last': word }),
)

const districts = fc.oneof(
  fc.constantFrom('', '', '1', '07', '3-4', '1/2', '12E5', 'At-Large', '123456789012', '0', "Ward '6'"),
  awkward.filter((text) => isDistrict(text) && !text.startsWith("'")),
)

function isDistrict(text: string): boolean {
  try {
    return readDistrict(text) === text
  } catch {
    return false
  }
}

const place: fc.Arbitrary<Row> = fc.oneof(
  fc.constantFrom<Row>(
    { 'state.name': 'MS', 'county.name': 'Bolivar' },
    { 'county.fips': '01001' },
    { 'county.name': 'Jackson (FL)' },
    { 'state.name': 'Georgia', jurisdiction_kind: 'senate-district', 'jurisdiction.district': '12' },
    { 'state.name': 'Georgia', jurisdiction_kind: 'state' },
  ),
  fc.record({
    'state.name': fc.constant('MS'),
    'county.name': fc.constantFrom('Bolivar', 'Bolivar, Sunflower', 'Hinds'),
    jurisdiction_kind: fc.constantFrom('municipality', 'school-district', 'county-district'),
    'jurisdiction.name': fc.constantFrom('Newtown', 'Old Town', 'Ward'),
    'jurisdiction.district': districts,
  }),
)

const office: fc.Arbitrary<Row> = fc.oneof(
  fc.constantFrom('Sheriff', 'Mayor', 'coroner').map((known) => ({ 'office.name': known })),
  fc.record({
    'office.name': fc.constantFrom('Levee Board Member', 'Water Commissioner', 'Écrivain'),
    'office.type': fc.constant(officeTypes[8]),
  }),
)

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
const isoDay = day.map((date) => date.toISOString().slice(0, 10))
const americanDay = isoDay.map((text) => `${Number(text.slice(5, 7))}/${text.slice(8)}/${text.slice(0, 4)}`)
const share = fc.double({ min: 0, max: 100, noNaN: true }).map((percent) => `${Number(percent.toFixed(8))}%`)
const list = fc.array(fc.constantFrom('1', '07', '12', 'Ann Lee', 'Zoë O’Neal', 'Unknown Person'), {
  minLength: 1,
  maxLength: 4,
})

/** The cell of a figure, by the type of its column. */
const figures = fc.record(Object.fromEntries(columnIds.filter(isFigure).map((id) => [id, figureCell(id)] as const)))

function figureCell(id: ColumnId): fc.Arbitrary<string> {
  const { type } = columnOf(id)
  const cell =
    type === 'percentage'
      ? share
      : type === 'list'
        ? list.map((items) => items.join(', '))
        : id.endsWith('_year')
          ? fc.integer({ min: 1990, max: 2030 }).map(String)
          : id === 'stats.vap_total'
            ? fc.constant('2000000')
            : fc.integer({ min: 0, max: 1_999_999 }).map(String)
  return fc.oneof(fc.constant(''), cell)
}

const optional = (cell: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), cell)

const self: fc.Arbitrary<Row> = fc.record({
  'party.name': optional(fc.constantFrom(...parties, 'D', 'rep')),
  'eo.gender': optional(fc.constantFrom('Female', 'm', 'Two-Spirit')),
  'eo.ethnicity': optional(fc.constantFrom('African-American', 'black', 'W')),
  'eo.phone': optional(
    fc.constantFrom('601-555-0100', '(601) 555-0100 x 12', '6015550100', '016015550100', "'+1 601 555 0100"),
  ),
  'eo.email': optional(fc.constantFrom('a@example.org', "'=x@example.org", 'Ann.Lee@Example.ORG')),
  'stats.address': optional(awkward),
  address_kind: fc.constantFrom('', 'office', 'mailing', 'unknown'),
  'eo.age': optional(fc.integer({ min: 16, max: 120 }).map(String)),
  'stats.incumbent_election_year': optional(fc.integer({ min: 1990, max: 2026 }).map(String)),
  'stats.incumbent_election%': optional(share),
  source: optional(fc.constantFrom('Delta Alliance', 'Somebody else')),
  as_of: optional(isoDay),
  method: fc.constantFrom('', 'counted', 'surveyed', 'reported'),
})
const born: fc.Arbitrary<Row> = fc.constantFrom<Row>({}, {}, { birth_date: '02/28/1970', 'eo.age': '' })

const seat: fc.Arbitrary<Row> = fc.record({
  'jurisdictionoffice.term_length': optional(fc.integer({ min: 1, max: 50 }).map(String)),
  'jurisdictionoffice.next_primary': optional(americanDay),
  'jurisdictionoffice.next_general': optional(isoDay),
})

const shownTo = fc.record({ figures: fc.boolean(), seat: fc.boolean(), id: fc.boolean() })

/** Rows of a valid file: those with the same place or seat agree, and each is about another person. */
export const randomRows: fc.Arbitrary<Row[]> = fc
  .array(fc.tuple(person, place, office, self, born, figures, seat, shownTo), { minLength: 1, maxLength: 12 })
  .map((drawn) => {
    const figuresOf = new Map<string, Row>()
    const seatOf = new Map<string, Row>()
    return drawn.map(([who, where, what, about, birth, known, term, tells], number) => {
      const placeKey = JSON.stringify(Object.values(where).map((text) => text.toLowerCase()))
      const seatKey = `${placeKey} ${what['office.name']?.toLowerCase()}`
      if (!figuresOf.has(placeKey)) figuresOf.set(placeKey, known)
      if (!seatOf.has(seatKey)) seatOf.set(seatKey, term)
      return {
        external_id: tells.id ? `id-${number}` : '',
        ...unlikeOthers(who, number),
        ...where,
        ...what,
        ...about,
        ...birth,
        ...(tells.figures ? figuresOf.get(placeKey) : {}),
        ...(tells.seat ? seatOf.get(seatKey) : {}),
      }
    })
  })

/** Two people with the same name in the same seat could not be distinguished. */
function unlikeOthers(who: Row, number: number): Row {
  const mark = 'abcdefghijkl'[number] ?? ''
  return 'eo.last' in who
    ? { ...who, 'eo.last': `${who['eo.last']} ${mark}` }
    : { 'eo.name': `${mark}${mark} ${who['eo.name']}` }
}
