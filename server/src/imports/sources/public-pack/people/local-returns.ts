import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { type LocalArea, localAreas } from '@atlas/states/returns/elected-post.ts'
import { type CsvRow, readCsv } from '#imports/reading/csv.ts'
import { countField, countyField, dayField, lastDayOfMonth, percentField, stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { isNoVote, isWriteIn } from '#imports/records/pseudo-candidates.ts'
import { type Election, withWinnerAlone } from '#imports/sources/public-pack/people/last-election.ts'
import { localOfficeOf } from '#imports/sources/public-pack/people/local-offices.ts'

/** A person elected to a local office, and how this is known. */
export interface LocalWinner {
  readonly sourceId: string
  readonly file: string
  readonly line: number
  readonly stateId: StateId
  readonly office: OfficeName
  readonly area: LocalArea
  /** "City of Alexandria", "Acadia Parish School Board" */
  readonly place: string
  /** The part of the place that elects, or the number of a post; empty where there is only one. */
  readonly district: string
  /** The office as the returns print it. */
  readonly published: string
  /** Empty where the whole state elects. */
  readonly countyIds: readonly string[]
  readonly name: string
  readonly party: string
  readonly gender: string | null
  readonly ethnicity: string | null
  readonly day: string
  /** How many were elected at the same time. */
  readonly seats: number
  /** The share of the vote. */
  readonly share: number | null
  readonly election: Election
  readonly termYears: number
  /** The year in which the term was won, as far as it is known. */
  readonly wonIn: number
  /** Whether the name is from a list of current officials, which says nothing about an election. */
  readonly isListed: boolean
  /** The last day of the month in which the term ends by law; null where that is not certain. */
  readonly termEnd: string | null
  /** How the winner is known, and what is uncertain, in sentences. */
  readonly basis: string
  /** Whether, by law, it is uncertain that the person is still in office. */
  readonly isUncertain: boolean
}

/** The columns of the collection of returns, which are also used for fetched results. */
export const localColumns = [
  'state',
  'office',
  'office_as_published',
  'jurisdiction_type',
  'jurisdiction',
  'district',
  'county_fips',
  'name',
  'party',
  'sex',
  'ethnicity_product',
  'election_date',
  'seats',
  'pct',
  'candidates',
  'certainty',
  'term_years',
  'term_end_est',
  'status_2026_11_21',
  'runner_up_pct',
] as const
/** Older copies of a pack may lack these columns. */
const laterColumns = ['runner_up_pct'] as const
type Values = Readonly<Record<(typeof localColumns)[number], string>>

const certainties: ReadonlyMap<string, string> = new Map([
  ['unopposed', 'The only candidate on the ballot.'],
  ['majority', 'Elected with more than half of the votes.'],
  ['plurality', 'Elected with the most votes; the law asks for no more.'],
  ['runoff', 'Elected in a runoff.'],
  ['listed', 'Named in the list of elected officials of the state.'],
])

const statuses: ReadonlyMap<string, { readonly note: string; readonly isUncertain: boolean }> = new Map([
  ['in term', { note: '', isUncertain: false }],
  ['in term (term ends Dec 2026)', { note: '', isUncertain: false }],
  [
    'in term (successor elected 3 Nov 2026)',
    { note: 'A successor was elected on 11-03-2026; the result is not on file.', isUncertain: false },
  ],
  [
    'in term, named again in February 2026',
    { note: 'A list of 02-08-2026 names the same person.', isUncertain: false },
  ],
  [
    'in term (successor elected 3 Nov 2026), named again in February 2026',
    {
      note: 'A list of 02-08-2026 names the same person. A successor was elected on 11-03-2026; the result is not on file.',
      isUncertain: false,
    },
  ],
  [
    'special, term end not sure',
    { note: 'It was a special election, so that the end of the term is not certain.', isUncertain: true },
  ],
  [
    'in term if the board has six-year terms',
    { note: 'In office only if this board has terms of six years, as most of the state have.', isUncertain: true },
  ],
])

/** Winners of local offices, as they were derived from returns. */
export function readLocalWinners(
  file: TextFile,
  counties: ReadonlySet<string>,
  sourceId: string,
): Reading<LocalWinner> {
  const read = ({ file: path, line, values }: CsvRow<(typeof localColumns)[number]>): LocalWinner => {
    const seats = countField(values.seats, 'seats')
    const stateId = stateField(values.state)
    // Where several seats are filled, every candidate has a small share of all votes, which says little about the
    // result.
    const share = values.pct === '' || seats > 1 ? null : percentField(values.pct, 'pct')
    return {
      sourceId,
      file: path,
      line,
      stateId,
      office: localOfficeOf(values.office, values.office_as_published, values.jurisdiction_type),
      area: areaField(values.jurisdiction_type),
      place: placeField(values.jurisdiction),
      district: values.district || postOf(values.office_as_published),
      published: values.office_as_published,
      countyIds: values.county_fips === '' ? [] : values.county_fips.split(';').map((id) => countyField(id, counties)),
      name: personField(values.name),
      party: values.party,
      gender: values.sex || null,
      ethnicity: values.ethnicity_product || null,
      day: dayField(values.election_date, 'election_date'),
      seats,
      share,
      election: withWinnerAlone({
        candidates: values.candidates === '' ? null : countField(values.candidates, 'candidates'),
        seats,
        share,
        nextShare: values.runner_up_pct === '' ? null : percentField(values.runner_up_pct, 'runner_up_pct'),
        isWithoutWriteIns: !states[stateId].returns.haveWriteIns,
      }),
      termYears: countField(values.term_years, 'term_years'),
      ...wonIn(values),
      ...standingOf(values),
    }
  }
  return readCsv(file, localColumns, read, laterColumns)
}

/**
 * "Judicial Circuit Lookout Mountain" → "Lookout Mountain Judicial Circuit", as most counties write it, without
 * repetition.
 */
function placeField(text: string): string {
  const named = /^Judicial Circuit (.+)$/.exec(text)?.[1]
  if (!named) return text
  return /circuit/i.test(named) ? named : `${named} Judicial Circuit`
}

/**
 * A list of current officials states when a term ends; a term that ends before August was won in the year before it
 * began.
 */
function wonIn(values: Values): Pick<LocalWinner, 'wonIn' | 'isListed'> {
  const isListed = values.certainty === 'listed'
  const [year = 0, month = 0] = values.term_end_est.split('-').map(Number)
  if (!isListed || year === 0) return { isListed, wonIn: Number(values.election_date.slice(0, 4)) }
  return { isListed, wonIn: year - Number(values.term_years) - (month < 8 ? 1 : 0) }
}

/** Two posts of one court that only the title distinguishes. */
function postOf(published: string): string {
  return /- (.+ DIVISION)$/.exec(published)?.[1] ?? /COUNTY COURT (\d+)$/.exec(published)?.[1] ?? ''
}

/** Returns list the answers to ballot questions, and counts of ballots, among the candidates. */
function personField(name: string): string {
  if (isNoVote(name) || isWriteIn(name)) throw new RowRefused(`"${name}" is a count of votes, not a person`)
  if (/^(yes|no)$/i.test(name)) throw new RowRefused(`"${name}" is an answer to a question on the ballot, not a person`)
  return name
}

function areaField(text: string): LocalArea {
  const area = localAreas.find((each) => each === text)
  if (!area) throw new RowRefused(`"${text}" is no kind of jurisdiction that is known`)
  return area
}

function standingOf(values: Values): Pick<LocalWinner, 'basis' | 'isUncertain' | 'termEnd'> {
  const ofSeveral = /^majority of (\d) seats$/.exec(values.certainty)?.[1]
  const certainty = ofSeveral
    ? `One of the winners of a race for ${ofSeveral} seats.`
    : certainties.get(values.certainty)
  const status = statuses.get(values.status_2026_11_21)
  if (!certainty) throw new RowRefused(`certainty has no meaning that is known: "${values.certainty}"`)
  if (!status) throw new RowRefused(`the status has no meaning that is known: "${values.status_2026_11_21}"`)
  const end = status.isUncertain ? '' : endOfTerm(values.term_end_est)
  return {
    basis: [certainty, end, status.note].filter((text) => text !== '').join(' '),
    isUncertain: status.isUncertain,
    termEnd: status.isUncertain ? null : lastDayOfMonth(values.term_end_est),
  }
}

/** "2027-07" → "By law the term ends in July 2027." */
function endOfTerm(month: string): string {
  if (!/^\d{4}-\d{2}/.test(month)) return ''
  const day = new Date(`${month.slice(0, 7)}-15T00:00:00Z`)
  const words = day.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return `By law the term ends in ${words}.`
}
