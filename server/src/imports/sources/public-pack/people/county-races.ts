import type { StateId } from '@atlas/contract/rules/states.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { type CsvRow, readCsv } from '#imports/reading/csv.ts'
import {
  candidateField,
  countField,
  countyField,
  dayField,
  districtField,
  percentField,
  stateField,
} from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

/** A candidate for a county office, and the result. */
export interface Candidacy {
  readonly file: string
  readonly line: number
  readonly stateId: StateId
  readonly countyId: string
  readonly day: string
  readonly office: OfficeName
  readonly district: string
  readonly candidate: string
  readonly party: string
  readonly share: number
  /** Null in copies of a pack that state only the shares. */
  readonly votes: number | null
  /** 1 for the most votes of the race. */
  readonly rank: number
}

const columns = [
  'state',
  'election_date',
  'county_fips',
  'office_type',
  'office_as_published',
  'district',
  'candidate',
  'party',
  'votes',
  'pct',
  'rank',
] as const

const officeByType: ReadonlyMap<string, OfficeName> = new Map([
  ['Chancery Clerk', 'Chancery Clerk'],
  ['Circuit Clerk', 'Circuit Clerk'],
  ['Clerk of Circuit Court', 'Clerk of Circuit Court'],
  ['Coroner', 'Coroner'],
  ['County Attorney', 'County Attorney'],
  ['County Commission', 'County Commissioner'],
  ['County Commission Chair', 'County Commission Chair'],
  ['Probate Judge', 'Probate Judge'],
  ['Property Appraiser', 'Property Appraiser'],
  ['Revenue Commissioner', 'Revenue Commissioner'],
  ['Sheriff', 'Sheriff'],
  ['Superintendent of Schools', 'Superintendent of Schools'],
  ['Superior Court Clerk', 'Clerk of Superior Court'],
  ['Supervisor of Elections', 'Supervisor of Elections'],
  ['Surveyor', 'Surveyor'],
  ['Tax Assessor', 'Tax Assessor'],
  ['Tax Assessor/Collector', 'Tax Assessor/Collector'],
  ['Tax Collector', 'Tax Collector'],
  ['Tax Commissioner', 'Tax Commissioner'],
])

export function readCountyRaces(file: TextFile, counties: ReadonlySet<string>): Reading<Candidacy> {
  const read = ({ file: path, line, values }: CsvRow<(typeof columns)[number]>): Candidacy => {
    const district = districtField(values.district)
    return {
      file: path,
      line,
      stateId: stateField(values.state),
      countyId: countyField(values.county_fips, counties),
      day: dayField(values.election_date, 'election_date'),
      office: officeOf(values.office_type, values.office_as_published, district),
      district,
      candidate: candidateField(values.candidate),
      party: values.party,
      share: percentField(values.pct, 'pct'),
      votes: values.votes === '' ? null : countField(values.votes, 'votes'),
      rank: countField(values.rank, 'rank'),
    }
  }
  return readCsv(file, columns, read, ['votes'])
}

/** The published text makes distinctions that the type in the file does not. */
function officeOf(type: string, published: string, district: string): OfficeName {
  if (published.includes('COMMISSIONER OF LICENSES')) return 'License Commissioner'
  if (published.includes('ASSISTANT TAX COLLECTOR')) return 'Assistant Tax Collector'
  if (published.startsWith('PRESIDENT,')) return 'County Commission Chair'
  // A chair has no district; some counties publish the whole commission under this heading.
  if (type === 'County Commission Chair' && /^\d+$/.test(district)) return 'County Commissioner'
  const office = officeByType.get(type)
  if (!office) throw new RowRefused(`no office of the atlas is meant by "${type}"`)
  return office
}
