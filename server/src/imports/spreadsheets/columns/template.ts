import type { ColumnId, ColumnIdFor, columns } from '@atlas/contract/catalogue/columns.ts'
import {
  type FileColumn,
  isOwnColumn,
  labelOf,
  ownColumns,
  templateColumns,
  type WorkedOutId,
} from '#imports/spreadsheets/columns/file-columns.ts'

/** Columns that the specification names twice; the template has them under their first names. */
type NamedTwice = Extract<(typeof columns)[number], { sameAs: string }>['id']

/** An invented official whose cells show the format of each column. */
const examples: Record<Exclude<ColumnIdFor<'official'>, WorkedOutId | NamedTwice>, string> = {
  // Empty if it need not be filled in: the atlas assigns the id, Open States assigns one to the people it lists, the
  // age follows from the date of birth, and this official has no suffix and no district.
  'eo.id': '',
  'eo.openstates_id': '',
  'eo.name': 'Jane Q. Example',
  'eo.first': 'Jane',
  'eo.middle': 'Q.',
  'eo.last': 'Example',
  'eo.suffix': '',
  'party.name': 'Nonpartisan',
  'eo.ethnicity': 'African-American',
  'eo.gender': 'Female',
  'eo.age': '',
  'eo.phone': '601-555-0100',
  'eo.second_phone': '601-555-0101',
  'eo.second_phone_of': 'district office',
  'eo.email': 'jane@example.org',
  'stats.address': '200 Court Street, Cleveland, MS 38732',
  'office.phone': '601-555-0102',
  'office.contact_name': 'sheriff’s office',
  'office.email': 'sheriff@example.org',
  'office.address': '200 Court Street, Cleveland, MS 38732',
  'office.website': 'sheriff.example.org',
  'jurisdiction.website': 'bolivar.ms.gov',
  'office.name': 'Sheriff',
  'office.type': 'Law Enforcement',
  'county.name': 'Bolivar',
  'county.fips': '28011',
  'jurisdiction.name': 'Bolivar County',
  'jurisdiction.district': '',
  'state.name': 'Mississippi',
  'jurisdictionoffice.term_length': '4',
  'jurisdictionoffice.next_primary': '2027-08-03',
  'jurisdictionoffice.next_general': '2027-11-02',
  'eo.since': '2020-01-06',
  'eo.term_end': '2028-01-03',
  // This official has no elected successor.
  'eo.elected': '',
  'eo.takes_office': '',
  'stats.incumbent_election_year': '2023',
  'stats.incumbent_election%': '54.6%',
  'stats.last_election': 'Contested',
  'stats.last_election_date': '2023-11-07',
  'stats.last_election_candidates': '2',
  'stats.last_election_margin%': '9.2%',
  'stats.vap_black': '12000',
  'stats.vap_hispanic': '300',
  'stats.vap_asian': '100',
  'stats.vap_white': '7300',
  'stats.vap_other': '300',
  'stats.vap_total': '20000',
  'stats.vap_black%': '60%',
  'stats.vap_nonwhite%': '63.5%',
  'stats.likely_african_american': '9000',
  'stats.likely_hispanic': '200',
  'stats.likely_asian': '50',
  'stats.likely_european': '5600',
  'stats.likely_other': '150',
  'stats.likely_total': '15000',
  'stats.likely_nonwhite%': '62.7%',
  'jurisdiction.racial_statistics': 'Black 12000, Hispanic 300, Asian 100, White 7300, Other 300, Total 20000',
  'stats.biden_votes': '8900',
  'stats.trump_votes': '4700',
  'stats.other_president_votes': '200',
  'stats.city_black_2010%': '50.3%',
  'stats.2020biden%': '64.5%',
  'stats.2020biden_two_party%': '65.4%',
  'stats.2020trump%': '34.1%',
  'stats.2020other%': '1.4%',
  'stats.2024harris%': '42.5%',
  'stats.2024trump%': '55%',
  'stats.president_2024_margin%': '-12.5%',
  'stats.governor_year': '2023',
  'stats.governor_democratic_votes': '6200',
  'stats.governor_republican_votes': '3600',
  'stats.governor_other_votes': '100',
  'stats.governor_democratic%': '62.6%',
  'stats.governor_republican%': '36.4%',
  'stats.governor_other%': '1%',
  'stats.county_population': '30000',
  // Only Louisiana counts registration.
  'stats.registered_voters': '',
  'stats.registered_black%': '',
  'stats.college_graduates%': '22.4%',
  'stats.median_income': '39500',
  'jurisdiction.voting_statistics':
    '2020 Biden 8900, 2020 Trump 4700, 2020 other 200, Governor Democratic 6200, Governor Republican 3600, Governor other 100',
  'jurisdiction.congressional_districts': '2',
  'stats.members_of_congress': 'Eve Example',
  'stats.members_of_congress_party': 'Democratic',
  'jurisdiction.senate_districts': '12, 13',
  'stats.state_senators': 'Ann Example, Bob Example',
  'stats.state_senators_party': 'Democratic, Republican',
  'jurisdiction.house_districts': '26, 29',
  'stats.state_representatives': 'Cora Example, Dan Example',
  'stats.state_representatives_party': 'Democratic, Democratic',
  'stats.redistricted_year': '2022',
}

/** The labels of all columns of an officials file and one example row, as lines of CSV. */
export function templateLines(): string[] {
  return [templateColumns.map(labelOf), templateColumns.map(exampleOf)].map((cells) => cells.map(csvCell).join(','))
}

function exampleOf(column: FileColumn): string {
  return isOwnColumn(column)
    ? ownColumns[column].example
    : ((examples as Partial<Record<ColumnId, string>>)[column] ?? '')
}

function csvCell(text: string): string {
  return text.includes(',') ? `"${text}"` : text
}
