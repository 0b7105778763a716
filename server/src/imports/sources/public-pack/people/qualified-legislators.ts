import { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { ValueProvenance } from '#database/schema.ts'
import { chamberOf } from '#imports/geography/chambers.ts'
import { countField, dayField, districtField, stateField } from '#imports/reading/fields.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { type Reading, refusal, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { OfficialRecord, Refusal } from '#imports/records/records.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { asLast, type Election } from '#imports/sources/public-pack/people/last-election.ts'

/** A person who qualified for a seat of the legislature and holds it, with the values stated at that time. */
export interface QualifiedLegislator {
  readonly file: string
  readonly line: number
  readonly office: OfficialRecord['office']
  readonly jurisdictionKey: string
  readonly name: string
  readonly ethnicity: string
  readonly statedAs: string
  readonly gender: string
  readonly isUnopposed: boolean
  /** The number of candidates who qualified, including the legislator. */
  readonly candidates: number
  /** The day of the first election of the seat that year. */
  readonly day: string
  readonly asOf: string
}

const columns = [
  'state',
  'office',
  'district',
  'name',
  'race_as_stated',
  'ethnicity_product',
  'gender',
  'outcome',
  'candidates',
  'election_date',
  'as_of',
] as const

export function readQualifiedLegislators(file: TextFile): Reading<QualifiedLegislator> {
  return readCsv(file, columns, ({ file: path, line, values }) => {
    const chamber = [chamberOf.upper, chamberOf.lower].find(({ office }) => office === values.office)
    if (!chamber) throw new RowRefused(`"${values.office}" is no office of a legislature`)
    if (!ethnicities.some((each) => each === values.ethnicity_product))
      throw new RowRefused(`"${values.ethnicity_product}" is no ethnicity that the atlas knows`)
    if (values.outcome !== '' && values.outcome !== 'Unopposed')
      throw new RowRefused(`outcome has no meaning that is known: "${values.outcome}"`)
    return {
      file: path,
      line,
      office: chamber.office,
      jurisdictionKey: chamber.key(stateField(values.state), districtField(values.district)),
      name: values.name,
      ethnicity: values.ethnicity_product,
      statedAs: values.race_as_stated,
      gender: values.gender,
      isUnopposed: values.outcome === 'Unopposed',
      candidates: countField(values.candidates, 'candidates'),
      day: dayField(values.election_date, 'election_date'),
      asOf: dayField(values.as_of, 'as_of'),
    }
  })
}

interface WithQualified {
  readonly officials: readonly OfficialRecord[]
  /** Rows of people who do not hold the seat today. */
  readonly refused: readonly Refusal[]
}

/**
 * Gives legislators the values that they stated when they qualified, where no other source has them, and the result of
 * that election.
 */
export function withQualified(
  officials: readonly OfficialRecord[],
  qualified: readonly QualifiedLegislator[],
): WithQualified {
  const ofSeat = new Map(qualified.map((each) => [seatOf(each), each]))
  const found = new Set<QualifiedLegislator>()
  const filled = officials.map((official) => {
    const match = ofSeat.get(seatOf(official))
    if (!match || normalized(match.name) !== normalized(official.name)) return official
    found.add(match)
    return { ...official, ...statedBy(official, match) }
  })
  const refused = qualified
    .filter((each) => !found.has(each))
    .map((each) => refusal(each, `${each.name} is not on file for the seat, so that nothing is taken of the row`))
  return { officials: filled, refused }
}

function seatOf({ office, jurisdictionKey }: Pick<OfficialRecord, 'office' | 'jurisdictionKey'>): string {
  return `${office} ${jurisdictionKey}`
}

function statedBy(official: OfficialRecord, match: QualifiedLegislator): Partial<OfficialRecord> {
  const from = { source: sources.louisianaQualified.id, as_of: match.asOf, method: 'reported' } as const
  const ethnicityFrom: ValueProvenance = {
    ...from,
    note: `Stated as "${match.statedAs}" at qualifying. The person was found by name, chamber and district.`,
  }
  const isElection = wonThen(official, match)
  const election = isElection ? electionOf(match) : {}
  return {
    ...election,
    ...(!official.ethnicity && { ethnicity: match.ethnicity }),
    ...(!official.gender && { gender: match.gender }),
    provenance: {
      ...official.provenance,
      ...(!official.ethnicity && { 'eo.ethnicity': ethnicityFrom }),
      ...(!official.gender && { 'eo.gender': from }),
      ...election.provenance,
    },
  }
}

/** A person who took the seat later than a term begins won it at a special election. */
function wonThen({ since }: OfficialRecord, { day }: QualifiedLegislator): boolean {
  return since != null && since < `${Number(day.slice(0, 4)) + 1}-02`
}

/**
 * A single candidate is elected without a ballot, and two candidates are decided in the first election. With three or
 * more, the list of those who qualified does not show whether there was a second election.
 */
function electionOf({ isUnopposed, candidates, day, asOf }: QualifiedLegislator): Partial<OfficialRecord> {
  const from = { source: sources.louisianaQualified.id, as_of: asOf, method: 'reported' } as const
  const count = isUnopposed ? 1 : candidates
  const basis = isUnopposed
    ? unopposed(candidates)
    : `${candidates} people qualified for the election of ${typedDayOf(day)}.`
  const election: Election = { candidates: count, margin: null, basis }
  const last = asLast(election, { day, share: null, source: from.source, method: 'reported' })
  const { 'stats.last_election_date': dayFrom, ...others } = last.provenance
  const isDecided = count <= 2
  return {
    ...last,
    lastElectionDate: isDecided ? day : null,
    electionYear: Number(day.slice(0, 4)),
    provenance: {
      ...others,
      ...(isDecided && dayFrom && { 'stats.last_election_date': dayFrom }),
      'stats.incumbent_election_year': from,
    },
  }
}

function unopposed(qualified: number): string {
  return qualified === 1
    ? 'Nobody else qualified, so that the candidate was elected unopposed.'
    : `${qualified} people qualified, and the state says that the candidate was elected unopposed.`
}
