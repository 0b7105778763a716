import type { MatchingNotice } from '@atlas/contract/endpoints/data/import-matching.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

interface Counted {
  readonly rows: number
  readonly of: number
  /** “Ala.”, “Miss.” */
  readonly values: string
}

interface Words {
  /** People should check it before they continue. */
  readonly needsReview?: boolean
  readonly text: (counted: Counted) => string
}

const s = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
const is = (count: number) => (count === 1 ? 'is' : 'are')
const has = (count: number) => (count === 1 ? 'has' : 'have')

/** The sentences of all notices about a column. */
const words = {
  last_first: { text: ({ rows }) => `${s(rows, 'name')} ${is(rows)} “Last, First” and will be turned around` },
  capitals: { text: ({ rows, values }) => `${s(rows, 'name')} in capitals will be written as names are: ${values}` },
  small_letters: {
    text: ({ rows, values }) => `${s(rows, 'name')} in small letters will be written as names are: ${values}`,
  },
  two_spellings: {
    needsReview: true,
    text: ({ rows, values }) => `${s(rows, 'name')} may have other capitals: ${values}`,
  },
  title: { text: ({ rows, values }) => `${values} beside ${s(rows, 'name')} will be left out` },
  title_of_place: {
    needsReview: true,
    text: ({ rows, values }) => `${values} before ${s(rows, 'name')} will be left out`,
  },
  unparted_title: {
    needsReview: true,
    text: ({ rows, values }) =>
      `${s(rows, 'cell')} ${rows === 1 ? 'holds' : 'hold'} a title, a place and a name, and nothing tells where the name begins: ${values}`,
  },
  no_name: {
    needsReview: true,
    text: ({ rows, values }) =>
      `${s(rows, 'cell')} ${rows === 1 ? 'is' : 'are'} no name, and the row names nobody: ${values}`,
  },
  office_in_name: {
    text: ({ rows, values }) => `${s(rows, 'name')} ${has(rows)} the office beside it; it is read too: ${values}`,
  },
  title_or_office: {
    needsReview: true,
    text: ({ rows, values }) =>
      `${values} beside ${s(rows, 'name')} may say the office, and will be left out: no column says it`,
  },
  district_in_name: {
    text: ({ rows }) => `${s(rows, 'name')} ${has(rows)} the district beside it; it is read too`,
  },
  beside_name: {
    needsReview: true,
    text: ({ rows, values }) => `${values} beside ${s(rows, 'name')} will be left out`,
  },
  title_or_name: {
    needsReview: true,
    text: ({ rows, values }) =>
      `${s(rows, 'name')} may be a title and a last name, and ${rows === 1 ? 'stays' : 'stay'} as it is written: ${values}`,
  },
  number_in_name: {
    needsReview: true,
    text: ({ rows, values }) =>
      `${s(rows, 'name')} ${has(rows)} a number in a word, and ${rows === 1 ? 'stays' : 'stay'} as it is written: ${values}`,
  },
  several_last_names: {
    needsReview: true,
    text: ({ rows, values }) =>
      `${s(rows, 'name')} ${has(rows)} two words before the comma, read as the last name: ${values}`,
  },
  former_name: { text: ({ rows }) => `Former names beside ${s(rows, 'name')} will be left out` },
  in_brackets: {
    needsReview: true,
    text: ({ rows, values }) => `What brackets hold in ${s(rows, 'name')} is left out: ${values}`,
  },
  several_people: {
    needsReview: true,
    text: ({ rows, values }) => `${s(rows, 'cell')} ${rows === 1 ? 'names' : 'name'} several people: ${values}`,
  },
  footnote: { text: ({ rows }) => `Marks after ${s(rows, 'name')} will be left out` },
  party_in_name: {
    text: ({ rows }) => `${s(rows, 'name')} ${has(rows)} the party beside it; it is read as the party`,
  },
  vacant: { needsReview: true, text: ({ rows }) => `${s(rows, 'row')} ${is(rows)} vacant: nobody to import` },
  state_words: { text: ({ values }) => `Read as states: ${values}` },
  county_words: { text: ({ values }) => `Read as county, capitals and ${values} left out` },
  county_capitals: { text: () => 'Read as county, capitals left out' },
  county_with_state: { text: () => 'The state in it is read too' },
  statewide: { text: ({ rows }) => `${s(rows, 'row')} ${is(rows)} of the whole state` },
  office_words: { text: ({ values }) => `Read as offices of the atlas: ${values}` },
  office_told: { text: ({ values }) => `Other cells of the row tell which office it is: ${values}` },
  district_in_office: {
    text: ({ rows }) =>
      `${s(rows, 'title')} ${has(rows)} the district in ${rows === 1 ? 'it' : 'them'}; it is read too`,
  },
  place_in_office: {
    text: ({ rows }) => `${s(rows, 'title')} ${has(rows)} the place in ${rows === 1 ? 'it' : 'them'}; it is read too`,
  },
  role_as_district: {
    needsReview: true,
    text: ({ rows, values }) =>
      `${s(rows, 'cell')} ${rows === 1 ? 'names a role' : 'name roles'} and no district, and will be left empty: ${values}`,
  },
  district_words: { text: ({ values }) => `Read as districts, ${values} left out` },
  several_phones: { text: ({ rows }) => `${s(rows, 'cell')} ${has(rows)} several numbers; the first is taken` },
  phone_notes: { text: ({ rows, values }) => `${values} beside ${s(rows, 'number')} will be left out` },
  several_values: {
    needsReview: true,
    text: ({ rows, values }) => `${s(rows, 'cell')} ${has(rows)} several; the first is taken: ${values}`,
  },
  private_phone: { text: ({ rows }) => `${s(rows, 'number')} marked as home or cell will be left out` },
  unreadable: {
    needsReview: true,
    text: ({ rows, of, values }) => `${rows} of ${of} cannot be read and will be left empty: ${values}`,
  },
  nothing_known: { text: ({ values }) => `${values} ${values.includes(', ') ? 'are' : 'is'} read as unknown` },
  synonyms: { text: ({ values }) => `Read in the words of the atlas: ${values}` },
  day_words: { text: ({ values }) => `Read as days: ${values}` },
  part_of_day: {
    needsReview: true,
    text: ({ rows, values }) => `${s(rows, 'cell')} without a day will be left empty: ${values}`,
  },
  short_years: { text: ({ rows }) => `${s(rows, 'day')} ${has(rows)} a year of two digits, read as 20__` },
  past_left_out: { text: ({ rows }) => `${s(rows, 'day')} in the past will be left out` },
  past_kept: { text: ({ rows }) => `${s(rows, 'day')} in the past will be kept` },
  area_code_added: {
    text: ({ rows, values }) => `${s(rows, 'number')} ${rows === 1 ? 'gets' : 'get'} the area code ${values}`,
  },
  nearest_used: { text: ({ values }) => `Read as what they nearly are: ${values}` },
} as const satisfies Record<string, Words>

export type NoticeKind = keyof typeof words

const mostExamples = 5

interface Noted {
  rows: number
  readonly values: Set<string>
}

/** The notices about a column: the cells of each sentence are counted, and some are listed. */
export class Notices {
  readonly #counted = new Map<NoticeKind, Noted>()
  readonly #of: number

  constructor(cells: readonly string[]) {
    this.#of = cells.filter((cell) => cell !== '').length
  }

  note(kind: NoticeKind, value: string): void {
    const noted = this.#counted.get(kind) ?? { rows: 0, values: new Set() }
    this.#counted.set(kind, noted)
    noted.rows += 1
    if (value !== '' && noted.values.size <= mostExamples) noted.values.add(excerpt(value))
  }

  result(): { readonly notices: readonly MatchingNotice[]; readonly needsReview: boolean } {
    // One sentence covers both.
    if (this.#counted.has('county_words')) this.#counted.delete('county_capitals')
    let needsReview = false
    const list = Array.from(this.#counted, ([kind, { rows, values }]): MatchingNotice => {
      const { text, needsReview: asksForReview = false }: Words = words[kind]
      needsReview ||= asksForReview
      return {
        kind,
        text: text({ rows, of: this.#of, values: quotedList(values) }),
        rows,
        of: this.#of,
        values: [...values].slice(0, mostExamples),
        fix: null,
      }
    })
    return { notices: list, needsReview }
  }
}

/** “Ala.”, “Miss.” …; a value that is a whole sentence is not quoted. */
export function quotedList(values: Iterable<string>): string {
  const all = [...values]
  const some = all.slice(0, mostExamples).map((value) => (/[“”]|^\d{3}$/.test(value) ? value : `“${value}”`))
  return all.length > mostExamples ? `${some.join(', ')} …` : some.join(', ')
}

/** “1 of 41 offices is not known” */
export function notKnown(rows: number, of: number, one: string, many: string): string {
  return `${rows} of ${s(of, one, many)} ${is(rows)} not known`
}
