import type { Column, Declaration } from '#catalogue/column.ts'
import { type Kind, kinds } from '#catalogue/kinds.ts'
import type { SubjectId } from '#catalogue/subject.ts'

// What the figures of one source have in common.
const ofReturns = { of: 'figure', section: 'statistical', source: 'returns', partisan: true } as const
const ofCensus = { of: 'figure', section: 'demographic', source: 'census' } as const
const ofVoterFile = { of: 'figure', section: 'demographic', source: 'voterFile' } as const
const ofGeography = { of: 'figure', section: 'other', source: 'geography' } as const
const ofRoster = { of: 'figure', section: 'other', source: 'roster' } as const

/**
 * The catalogue: every column, in the order of the detail panel and of an export.
 * To add one, declare it here and go on as docs/architecture.md says ("A new column").
 *
 * Two families of demographic figures stand side by side and are never mixed: `stats.likely_*` are
 * modeled from a voter file, `stats.vap_*` are counted by the Census.
 */
const declared = [
  // Personal Information
  {
    id: 'eo.id',
    label: 'Official ID',
    kind: 'id',
    of: 'official',
    section: 'personal',
    source: 'atlas',
    shownWith: 'eo.name',
    meaning: 'The number of this official in the atlas; it stays the same from one import to the next.',
  },
  {
    id: 'eo.name',
    label: 'Name',
    kind: 'person-name',
    of: 'official',
    section: 'personal',
    source: 'record',
    default: 1,
    meaning: 'The name as it is shown: first, middle, last name and suffix, with a nickname in quotation marks.',
  },
  {
    id: 'eo.first',
    label: 'First Name',
    kind: 'person-name',
    of: 'official',
    section: 'personal',
    source: 'record',
    shownWith: 'eo.name',
    meaning: 'The first name.',
  },
  {
    id: 'eo.middle',
    label: 'Middle Name',
    kind: 'person-name',
    of: 'official',
    section: 'personal',
    source: 'record',
    shownWith: 'eo.name',
    meaning: 'Middle names or initials.',
  },
  {
    id: 'eo.last',
    label: 'Last Name',
    kind: 'person-name',
    of: 'official',
    section: 'personal',
    source: 'record',
    shownWith: 'eo.name',
    meaning: 'The last name; lists are sorted by it.',
  },
  {
    id: 'eo.suffix',
    label: 'Suffix',
    kind: 'person-name',
    of: 'official',
    section: 'personal',
    source: 'record',
    shownWith: 'eo.name',
    meaning: 'What follows the last name, such as Jr or III.',
  },
  {
    id: 'party.name',
    label: 'Party',
    kind: 'party',
    of: 'official',
    section: 'personal',
    source: 'record',
    default: 6,
    meaning:
      'The party of the official as the source publishes it. No Party is whoever registers with none, apart from the Independents; Nonpartisan, whoever was elected on a ballot without parties.',
  },
  {
    id: 'eo.ethnicity',
    label: 'Ethnicity',
    kind: 'ethnicity',
    of: 'official',
    section: 'personal',
    source: 'record',
    default: 7,
    meaning: 'The ethnicity of the official where a source states it; it is never guessed from a name.',
  },
  {
    id: 'eo.gender',
    label: 'Gender',
    kind: 'gender',
    of: 'official',
    section: 'personal',
    source: 'record',
    default: 8,
    meaning: 'The gender of the official where a source states it; it is never guessed from a name.',
  },
  {
    id: 'eo.age',
    label: 'Age',
    kind: 'years',
    of: 'official',
    section: 'personal',
    source: 'record',
    meaning: 'Completed years of age today, from the date of birth.',
  },
  {
    id: 'eo.as_of',
    label: 'On File As Of',
    kind: 'day',
    of: 'official',
    section: 'personal',
    source: 'record',
    meaning: 'The day for which the source vouches that this person holds the office.',
  },
  {
    id: 'eo.added',
    label: 'Added to the Atlas',
    kind: 'moment',
    of: 'official',
    section: 'personal',
    source: 'atlas',
    meaning:
      'When an import first brought this official into the atlas; unknown of those who were in it before that was written down.',
  },

  {
    id: 'eo.openstates_id',
    label: 'Open States ID',
    kind: 'code',
    of: 'official',
    section: 'personal',
    source: 'record',
    shownWith: 'eo.name',
    meaning: 'The id of this person at Open States, by which records of legislators and Congress are joined.',
  },

  // Contact Information
  {
    id: 'contact.phone',
    label: 'Phone',
    fileLabel: 'Phone or Office Line',
    kind: 'phone',
    of: 'contact',
    section: 'contact',
    source: 'record',
    shownWith: 'eo.phone',
    meaning: 'The official’s own office phone; where none is on file, the line of the office in its place.',
  },
  {
    id: 'contact.phone_of',
    label: 'Phone Is Of',
    kind: 'category',
    of: 'contact',
    section: 'contact',
    source: 'record',
    shownWith: 'eo.phone',
    meaning:
      'Whose number it is: the official’s own office, or the sheriff’s office, the town hall, the school district.',
  },
  {
    id: 'contact.phone_as_of',
    label: 'Phone As Of',
    kind: 'listed-day',
    of: 'contact',
    section: 'contact',
    source: 'record',
    shownWith: 'eo.phone',
    meaning:
      'The day, month or year for which the source vouches for the number; older than five years it may have changed.',
  },
  {
    id: 'contact.email',
    label: 'Email',
    fileLabel: 'Email or Office Email',
    kind: 'email',
    of: 'contact',
    section: 'contact',
    source: 'record',
    shownWith: 'eo.email',
    meaning: 'The official’s own e-mail address; where none is on file, that of the office in its place.',
  },
  {
    id: 'contact.email_of',
    label: 'Email Is Of',
    kind: 'category',
    of: 'contact',
    section: 'contact',
    source: 'record',
    shownWith: 'eo.email',
    meaning: 'Whose address it is: the official’s own, or that of the office in its place.',
  },
  {
    id: 'contact.email_as_of',
    label: 'Email As Of',
    kind: 'listed-day',
    of: 'contact',
    section: 'contact',
    source: 'record',
    shownWith: 'eo.email',
    meaning: 'The day, month or year for which the source vouches for the e-mail address.',
  },
  {
    id: 'eo.phone',
    label: 'Own Office Phone',
    kind: 'phone',
    of: 'official',
    section: 'contact',
    source: 'record',
    meaning: 'The office phone number that the source publishes of this official.',
  },
  {
    id: 'eo.second_phone',
    label: 'Second Office Phone',
    kind: 'phone',
    of: 'official',
    section: 'contact',
    source: 'record',
    meaning: 'The phone number of a second office of this official, such as a legislator’s office in the district.',
  },
  {
    id: 'eo.second_phone_of',
    label: 'Second Office',
    kind: 'category',
    of: 'official',
    section: 'contact',
    source: 'record',
    shownWith: 'eo.second_phone',
    meaning: 'Which office the second number is of, such as the district office.',
  },
  {
    id: 'eo.email',
    label: 'Own Email',
    kind: 'email',
    of: 'official',
    section: 'contact',
    source: 'record',
    meaning: 'The e-mail address that the source publishes as the contact of the official.',
  },
  {
    id: 'stats.address',
    label: 'Office Address',
    kind: 'address',
    of: 'official',
    section: 'contact',
    source: 'record',
    meaning: 'The address of the office; never a home.',
  },
  {
    id: 'office.phone',
    label: 'Office Line',
    kind: 'phone',
    of: 'line',
    section: 'contact',
    source: 'record',
    meaning: 'The phone number of this office in its place, whoever holds it; all members of a board share one.',
  },
  {
    id: 'office.contact_name',
    label: 'Office Line Is Of',
    kind: 'category',
    of: 'line',
    section: 'contact',
    source: 'record',
    shownWith: 'office.phone',
    meaning: 'What answers the office line: the sheriff’s office, the school district, the town hall.',
  },
  {
    id: 'office.contact_as_of',
    label: 'Office Line As Of',
    kind: 'listed-day',
    of: 'line',
    section: 'contact',
    source: 'record',
    shownWith: 'office.phone',
    meaning: 'The day, month or year for which the source vouches for the contact of the office.',
  },
  {
    id: 'office.email',
    label: 'Email of the Office',
    kind: 'email',
    of: 'line',
    section: 'contact',
    source: 'record',
    meaning: 'The e-mail address of this office in its place, whoever holds it; never a person’s.',
  },
  {
    id: 'office.address',
    label: 'Address of the Office',
    kind: 'address',
    of: 'line',
    section: 'contact',
    source: 'record',
    meaning: 'The address of this office in its place, whoever holds it.',
  },
  {
    id: 'office.website',
    label: 'Website of the Office',
    kind: 'url',
    of: 'line',
    section: 'contact',
    source: 'record',
    meaning: 'The website of this office in its place, whoever holds it.',
  },

  {
    id: 'jurisdiction.website',
    label: 'Government Website',
    kind: 'url',
    of: 'figure',
    section: 'contact',
    source: 'domains',
    meaning: 'The .gov domain of the county, parish or municipality.',
  },

  // Office Information
  {
    id: 'office.name',
    label: 'Office',
    kind: 'office',
    of: 'office',
    section: 'office',
    source: 'record',
    default: 2,
    meaning: 'The office held, such as Sheriff or State Senator.',
  },
  {
    id: 'office.type',
    label: 'Office Type',
    kind: 'category',
    of: 'office',
    section: 'office',
    source: 'record',
    shownWith: 'office.name',
    meaning: 'The kind of office, such as Law Enforcement or State Legislature.',
  },
  {
    id: 'office.level',
    label: 'Level of Government',
    kind: 'category',
    of: 'office',
    section: 'office',
    source: 'record',
    shownWith: 'office.name',
    meaning: 'The level of government of the office, such as Statewide, County or School.',
  },
  {
    id: 'county.name',
    label: 'County/Parish',
    kind: 'counties',
    of: 'jurisdiction',
    section: 'office',
    source: 'geography',
    default: 3,
    meaning: 'Every county or parish that the jurisdiction touches.',
  },
  {
    id: 'county.fips',
    label: 'County/Parish FIPS',
    kind: 'codes',
    of: 'jurisdiction',
    section: 'office',
    source: 'geography',
    inOrderOf: 'county.name',
    shownWith: 'county.name',
    meaning:
      'The FIPS code of every county or parish that the jurisdiction touches, in their order: five digits of the Census Bureau, two for the state and three for the county.',
  },
  {
    id: 'jurisdiction.name',
    label: 'Jurisdiction',
    kind: 'place',
    of: 'jurisdiction',
    only: 'official',
    section: 'office',
    source: 'record',
    default: 4,
    meaning: 'The area that elects the official.',
  },
  {
    id: 'jurisdiction.district',
    label: 'District',
    kind: 'district',
    of: 'jurisdiction',
    only: 'official',
    section: 'office',
    source: 'record',
    shownWith: 'jurisdiction.name',
    meaning: 'The number or name of the district; empty where the whole area elects the official.',
  },
  {
    id: 'jurisdiction.ocd_id',
    label: 'Division ID',
    kind: 'code',
    of: 'jurisdiction',
    only: 'official',
    section: 'office',
    source: 'geography',
    shownWith: 'jurisdiction.name',
    meaning:
      'The Open Civic Data id of the area, by which data of other programs are joined; empty where the public list of divisions has none.',
  },
  {
    id: 'jurisdiction.geoid',
    label: 'Census GEOID',
    kind: 'code',
    of: 'jurisdiction',
    only: 'official',
    section: 'office',
    source: 'geography',
    shownWith: 'jurisdiction.name',
    meaning:
      'The code of the Census Bureau for the area: two digits of a state, five of a county or a legislative district, four of a district of Congress, seven of a city or town.',
  },
  {
    id: 'state.name',
    label: 'State',
    kind: 'state',
    of: 'jurisdiction',
    section: 'office',
    source: 'record',
    default: 5,
    shownWith: 'jurisdiction.name',
    meaning: 'The state in which the jurisdiction lies.',
  },
  {
    id: 'jurisdictionoffice.term_length',
    label: 'Term Length',
    kind: 'years',
    of: 'seat',
    section: 'office',
    source: 'law',
    choices: true,
    meaning: 'How many years a term of this office lasts.',
  },
  {
    id: 'jurisdictionoffice.next_primary',
    label: 'Next Primary',
    kind: 'coming-day',
    of: 'seat',
    section: 'office',
    source: 'law',
    meaning: 'The day of the next primary election for this seat.',
  },
  {
    id: 'jurisdictionoffice.next_general',
    label: 'Next General',
    kind: 'coming-day',
    of: 'seat',
    section: 'office',
    source: 'law',
    meaning: 'The day of the next general election for this seat.',
  },
  {
    id: 'jurisdictionoffice.next_election',
    label: 'Next Election',
    kind: 'coming-day',
    of: 'seat',
    section: 'office',
    source: 'law',
    meaning:
      'The first election of this seat that is still to come, today’s included: a primary, a general election, or the day of the runoff after either.',
  },
  {
    id: 'eo.since',
    label: 'In Office Since',
    kind: 'day',
    of: 'official',
    section: 'office',
    source: 'record',
    meaning: 'The day on which the unbroken service in this office began, where a source states it.',
  },
  {
    id: 'eo.term_end',
    label: 'Term Ends',
    kind: 'coming-day',
    of: 'official',
    section: 'office',
    source: 'law',
    meaning: 'The day on which the term ends; the last of the month where only the month is known.',
  },
  {
    id: 'eo.elected',
    label: 'Elected to Follow',
    kind: 'person-name',
    of: 'official',
    section: 'office',
    source: 'returns',
    meaning: 'Who was elected to this seat and is not in office yet; whoever is named for it holds it until then.',
  },
  {
    id: 'eo.takes_office',
    label: 'Takes Office',
    kind: 'coming-day',
    of: 'official',
    section: 'office',
    source: 'law',
    shownWith: 'eo.elected',
    meaning: 'The day on which the term of whoever was elected to follow begins, where the law or a list tells it.',
  },
  {
    id: 'stats.result_pending',
    label: 'Result Not in Yet',
    kind: 'day',
    of: 'official',
    section: 'office',
    source: 'law',
    meaning: 'The day on which this seat was on the ballot, where no source has the result yet.',
  },
  {
    id: 'stats.incumbent_election_year',
    label: 'Incumbent Most Recent Election Year',
    kind: 'year',
    of: 'official',
    section: 'office',
    source: 'returns',
    rowLabel: 'Last Election',
    meaning: 'The year in which the official last won this seat at a general election.',
  },
  {
    id: 'stats.incumbent_election%',
    label: 'Last Result',
    kind: 'share',
    of: 'official',
    section: 'office',
    source: 'returns',
    partisan: true,
    shownWith: 'stats.incumbent_election_year',
    meaning: 'The share of the vote with which the official last won this seat.',
  },
  {
    id: 'stats.last_election',
    label: 'Last Election',
    kind: 'outcome',
    of: 'official',
    section: 'office',
    source: 'returns',
    shownWith: 'stats.incumbent_election_year',
    meaning:
      'How the last election on file that the official won went: uncontested with one candidate on the ballot, close with a margin under 5 points, else contested.',
  },
  {
    id: 'stats.last_election_date',
    label: 'Last Election Date',
    kind: 'day',
    of: 'official',
    section: 'office',
    source: 'returns',
    shownWith: 'stats.incumbent_election_year',
    meaning: 'The day of the last election on file that the official won; primaries of parties do not count.',
  },
  {
    id: 'stats.last_election_candidates',
    label: 'Last Election Candidates',
    kind: 'count',
    unit: 'candidates',
    of: 'official',
    section: 'office',
    source: 'returns',
    shownWith: 'stats.incumbent_election_year',
    meaning: 'How many candidates were on the ballot of that election, the official among them; write-ins are none.',
  },
  {
    id: 'stats.last_election_margin%',
    label: 'Last Election Margin',
    kind: 'share',
    of: 'official',
    section: 'office',
    source: 'returns',
    partisan: true,
    shownWith: 'stats.incumbent_election_year',
    meaning:
      'The official’s share of all votes of that election, write-ins included, less the share of whoever came second.',
  },

  // Demographic Data
  {
    id: 'stats.vap_black',
    label: 'Black, Voting Age',
    kind: 'count',
    unit: 'people',
    ...ofCensus,
    chart: { id: 'voting-age', part: 'Black' },
    inSet: { id: 'jurisdiction.racial_statistics', name: 'Black' },
    meaning: 'People aged 18 or older, Black alone and not Hispanic, counted by the Census.',
  },
  {
    id: 'stats.vap_hispanic',
    label: 'Hispanic, Voting Age',
    kind: 'count',
    unit: 'people',
    ...ofCensus,
    chart: { id: 'voting-age', part: 'Hispanic' },
    inSet: { id: 'jurisdiction.racial_statistics', name: 'Hispanic' },
    meaning: 'People aged 18 or older of Hispanic origin of any race, counted by the Census.',
  },
  {
    id: 'stats.vap_asian',
    label: 'Asian, Voting Age',
    kind: 'count',
    unit: 'people',
    ...ofCensus,
    chart: { id: 'voting-age', part: 'Asian' },
    inSet: { id: 'jurisdiction.racial_statistics', name: 'Asian' },
    meaning: 'People aged 18 or older, Asian alone and not Hispanic, counted by the Census.',
  },
  {
    id: 'stats.vap_white',
    label: 'White, Voting Age',
    kind: 'count',
    unit: 'people',
    ...ofCensus,
    chart: { id: 'voting-age', part: 'White' },
    inSet: { id: 'jurisdiction.racial_statistics', name: 'White' },
    meaning: 'People aged 18 or older, White alone and not Hispanic, counted by the Census.',
  },
  {
    id: 'stats.vap_other',
    label: 'Other, Voting Age',
    kind: 'count',
    unit: 'people',
    ...ofCensus,
    chart: { id: 'voting-age', part: 'Other' },
    inSet: { id: 'jurisdiction.racial_statistics', name: 'Other' },
    meaning:
      'People aged 18 or older of every other single race or of two or more races, not Hispanic, counted by the Census.',
  },
  {
    id: 'stats.vap_total',
    label: 'Total, Voting Age',
    kind: 'count',
    unit: 'people',
    ...ofCensus,
    chart: { id: 'voting-age', part: 'Total' },
    inSet: { id: 'jurisdiction.racial_statistics', name: 'Total' },
    meaning: 'All people aged 18 or older, counted by the Census.',
  },
  {
    id: 'stats.vap_black%',
    label: 'Black Share, Voting Age',
    kind: 'share',
    ...ofCensus,
    chart: { id: 'voting-age', part: 'Black' },
    meaning: 'The Black share of the voting-age population, on which the coverage rule rests.',
  },
  {
    id: 'stats.vap_nonwhite%',
    label: 'Nonwhite Share, Voting Age',
    kind: 'share',
    ...ofCensus,
    chart: { id: 'voting-age', part: 'Nonwhite' },
    meaning: 'The share of the voting-age population that is not White alone and not Hispanic.',
  },
  {
    id: 'stats.city_black_2010%',
    label: 'City Black Share, 2010 Census',
    kind: 'share',
    ...ofCensus,
    section: 'statistical',
    meaning:
      'Of all residents of the whole city or town in the 2010 Census, the share of the one race Black. It is of all ages and of 2010; the coverage rule is decided by people of voting age in 2020.',
  },
  {
    id: 'stats.likely_african_american',
    label: 'Likely African-American',
    kind: 'count',
    unit: 'voters',
    ...ofVoterFile,
    chart: { id: 'modelled', part: 'Likely African-American' },
    meaning: 'Voters modelled as likely African-American in a voter file.',
  },
  {
    id: 'stats.likely_hispanic',
    label: 'Likely Hispanic and Portuguese',
    kind: 'count',
    unit: 'voters',
    ...ofVoterFile,
    chart: { id: 'modelled', part: 'Likely Hispanic and Portuguese' },
    meaning: 'Voters modelled as likely Hispanic or Portuguese in a voter file.',
  },
  {
    id: 'stats.likely_asian',
    label: 'Likely East and South Asian',
    kind: 'count',
    unit: 'voters',
    ...ofVoterFile,
    chart: { id: 'modelled', part: 'Likely East and South Asian' },
    meaning: 'Voters modelled as likely East or South Asian in a voter file.',
  },
  {
    id: 'stats.likely_european',
    label: 'Likely European',
    kind: 'count',
    unit: 'voters',
    ...ofVoterFile,
    chart: { id: 'modelled', part: 'Likely European' },
    meaning: 'Voters modelled as likely European in a voter file.',
  },
  {
    id: 'stats.likely_other',
    label: 'Likely Other',
    kind: 'count',
    unit: 'voters',
    ...ofVoterFile,
    chart: { id: 'modelled', part: 'Likely other' },
    meaning: 'Voters that the model of a voter file puts in no other group.',
  },
  {
    id: 'stats.likely_total',
    label: 'Total Modelled',
    kind: 'count',
    unit: 'voters',
    ...ofVoterFile,
    chart: { id: 'modelled', part: 'Total' },
    meaning: 'All voters in the voter file.',
  },
  {
    id: 'stats.likely_nonwhite%',
    label: 'Likely Nonwhite Share',
    kind: 'share',
    ...ofVoterFile,
    chart: { id: 'modelled', part: 'Nonwhite' },
    meaning: 'The share of voters modelled as anything but European.',
  },
  {
    id: 'jurisdiction.racial_statistics',
    label: 'Racial Statistics',
    kind: 'named-counts',
    of: 'jurisdiction',
    section: 'demographic',
    source: 'census',
    meaning: 'The voting-age population by group, as one set of named counts.',
  },

  // Statistical Data
  {
    id: 'stats.biden_votes',
    label: '2020 Biden Votes',
    kind: 'count',
    unit: 'votes',
    ...ofReturns,
    chart: { id: 'president-2020', part: 'Biden' },
    inSet: { id: 'jurisdiction.voting_statistics', name: '2020 Biden' },
    meaning: 'Votes for Joseph Biden for president in 2020.',
  },
  {
    id: 'stats.trump_votes',
    label: '2020 Trump Votes',
    kind: 'count',
    unit: 'votes',
    ...ofReturns,
    chart: { id: 'president-2020', part: 'Trump' },
    inSet: { id: 'jurisdiction.voting_statistics', name: '2020 Trump' },
    meaning: 'Votes for Donald Trump for president in 2020.',
  },
  {
    id: 'stats.other_president_votes',
    label: '2020 Other Presidential Votes',
    kind: 'count',
    unit: 'votes',
    ...ofReturns,
    chart: { id: 'president-2020', part: 'Other' },
    inSet: { id: 'jurisdiction.voting_statistics', name: '2020 other' },
    meaning: 'Votes for every other candidate for president in 2020.',
  },
  {
    id: 'stats.2020biden%',
    label: '2020 Biden Vote Percentage',
    kind: 'share',
    ...ofReturns,
    chart: { id: 'president-2020', part: 'Biden' },
    meaning: 'The share of all votes for president in 2020 for Joseph Biden.',
  },
  {
    id: 'stats.2020trump%',
    label: '2020 Trump Vote Percentage',
    kind: 'share',
    ...ofReturns,
    chart: { id: 'president-2020', part: 'Trump' },
    meaning: 'The share of all votes for president in 2020 for Donald Trump.',
  },
  {
    id: 'stats.2020other%',
    label: '2020 Other Vote Percentage',
    kind: 'share',
    ...ofReturns,
    chart: { id: 'president-2020', part: 'Other' },
    meaning: 'The share of all votes for president in 2020 for every other candidate.',
  },
  {
    id: 'stats.2020biden_two_party%',
    label: '2020 Biden Share of the Two-Party Vote',
    kind: 'share',
    ...ofReturns,
    meaning:
      'Of the votes for Joseph Biden and Donald Trump in 2020, the share for Joseph Biden. It is known of most legislative districts, where other votes are not, and compares places of every kind.',
  },
  {
    id: 'stats.2024harris%',
    label: '2024 Harris Vote Percentage',
    kind: 'share',
    ...ofReturns,
    chart: { id: 'president-2024', part: 'Harris' },
    meaning: 'The share of the 2024 presidential vote for Kamala Harris.',
  },
  {
    id: 'stats.2024trump%',
    label: '2024 Trump Vote Percentage',
    kind: 'share',
    ...ofReturns,
    chart: { id: 'president-2024', part: 'Trump' },
    meaning: 'The share of the 2024 presidential vote for Donald Trump.',
  },
  {
    id: 'stats.president_2024_margin%',
    label: '2024 Presidential Margin',
    kind: 'difference',
    ...ofReturns,
    meaning: 'In a legislative district, the share of the 2024 vote for Kamala Harris less that for Donald Trump.',
  },
  {
    id: 'stats.governor_year',
    label: 'Most Recent Governor Election Year',
    kind: 'year',
    of: 'figure',
    section: 'statistical',
    source: 'returns',
    chart: { id: 'governor', part: 'Year' },
    meaning: 'The year of the governor figures beside it.',
  },
  {
    id: 'stats.governor_democratic_votes',
    label: 'Governor Democratic Votes',
    kind: 'count',
    unit: 'votes',
    ...ofReturns,
    chart: { id: 'governor', part: 'Democratic' },
    inSet: { id: 'jurisdiction.voting_statistics', name: 'Governor Democratic' },
    meaning: 'Votes for the Democratic candidate at the most recent election of a governor.',
  },
  {
    id: 'stats.governor_republican_votes',
    label: 'Governor Republican Votes',
    kind: 'count',
    unit: 'votes',
    ...ofReturns,
    chart: { id: 'governor', part: 'Republican' },
    inSet: { id: 'jurisdiction.voting_statistics', name: 'Governor Republican' },
    meaning: 'Votes for the Republican candidate at the most recent election of a governor.',
  },
  {
    id: 'stats.governor_other_votes',
    label: 'Governor Other Votes',
    kind: 'count',
    unit: 'votes',
    ...ofReturns,
    chart: { id: 'governor', part: 'Other' },
    inSet: { id: 'jurisdiction.voting_statistics', name: 'Governor other' },
    meaning: 'Votes for every other candidate at the most recent election of a governor.',
  },
  {
    id: 'stats.governor_democratic%',
    label: 'Most Recent Governor D Percentage',
    kind: 'share',
    ...ofReturns,
    chart: { id: 'governor', part: 'Democratic' },
    meaning: 'The Democratic share of the vote at the most recent election of a governor.',
  },
  {
    id: 'stats.governor_republican%',
    label: 'Most Recent Governor R Percentage',
    kind: 'share',
    ...ofReturns,
    chart: { id: 'governor', part: 'Republican' },
    meaning: 'The Republican share of the vote at the most recent election of a governor.',
  },
  {
    id: 'stats.governor_other%',
    label: 'Most Recent Governor O Percentage',
    kind: 'share',
    ...ofReturns,
    chart: { id: 'governor', part: 'Other' },
    meaning: 'The share of every other candidate at the most recent election of a governor.',
  },
  {
    id: 'stats.county_population',
    label: 'County Population',
    kind: 'count',
    unit: 'people',
    of: 'figure',
    section: 'statistical',
    source: 'census',
    meaning: 'All people in the county or parish, counted by the Census.',
  },
  {
    id: 'stats.registered_voters',
    label: 'Registered Voters',
    kind: 'count',
    unit: 'voters',
    of: 'figure',
    section: 'statistical',
    source: 'registration',
    meaning: 'Voters registered in the jurisdiction, counted by the state. Louisiana only.',
  },
  {
    id: 'stats.registered_black%',
    label: 'Black Share of Registered Voters',
    kind: 'share',
    of: 'figure',
    section: 'statistical',
    source: 'registration',
    meaning: 'The share of registered voters who are registered as Black, alone or with another race. Louisiana only.',
  },
  {
    id: 'stats.college_graduates%',
    label: 'Percentage of College Graduates',
    kind: 'share',
    of: 'figure',
    section: 'statistical',
    source: 'survey',
    meaning: 'The share of adults aged 25 or older with a bachelor’s degree or more.',
  },
  {
    id: 'stats.median_income',
    label: 'Median Income',
    kind: 'money',
    of: 'figure',
    section: 'statistical',
    source: 'survey',
    meaning: 'The median household income of one year.',
  },
  {
    id: 'jurisdiction.voting_statistics',
    label: 'Voting Statistics',
    kind: 'named-counts',
    of: 'jurisdiction',
    section: 'statistical',
    source: 'returns',
    partisan: true,
    meaning: 'The votes for president and governor, as one set of named counts.',
  },

  // Other Information
  {
    id: 'jurisdiction.congressional_districts',
    label: 'Congressional Districts',
    kind: 'districts',
    ...ofGeography,
    rowLabel: 'Congress',
    meaning: 'The congressional districts that the jurisdiction touches.',
  },
  {
    id: 'stats.congressional_districts',
    label: 'Congressional Districts',
    kind: 'districts',
    ...ofGeography,
    sameAs: 'jurisdiction.congressional_districts',
    meaning: 'The congressional districts that the jurisdiction touches.',
  },
  {
    id: 'stats.members_of_congress',
    label: 'Members of Congress',
    kind: 'people',
    ...ofRoster,
    shownWith: 'jurisdiction.congressional_districts',
    meaning: 'The members of the U.S. House for those districts.',
  },
  {
    id: 'stats.members_of_congress_party',
    label: 'Members of Congress, Party',
    kind: 'parties',
    ...ofRoster,
    shownWith: 'jurisdiction.congressional_districts',
    meaning: 'The parties of those members of the U.S. House, in the same order.',
  },
  {
    id: 'jurisdiction.senate_districts',
    label: 'State Senate Districts',
    kind: 'districts',
    ...ofGeography,
    rowLabel: 'State Senate',
    meaning: 'The state senate districts that the jurisdiction touches.',
  },
  {
    id: 'stats.senate_districts',
    label: 'State Senate Districts',
    kind: 'districts',
    ...ofGeography,
    sameAs: 'jurisdiction.senate_districts',
    meaning: 'The state senate districts that the jurisdiction touches.',
  },
  {
    id: 'stats.state_senators',
    label: 'State Senators',
    kind: 'people',
    ...ofRoster,
    shownWith: 'jurisdiction.senate_districts',
    meaning: 'The state senators for those districts.',
  },
  {
    id: 'stats.state_senators_party',
    label: 'State Senators, Party',
    kind: 'parties',
    ...ofRoster,
    shownWith: 'jurisdiction.senate_districts',
    meaning: 'The parties of those state senators, in the same order.',
  },
  {
    id: 'jurisdiction.house_districts',
    label: 'State House Districts',
    kind: 'districts',
    ...ofGeography,
    rowLabel: 'State House',
    meaning: 'The state house districts that the jurisdiction touches.',
  },
  {
    id: 'stats.house_districts',
    label: 'State House Districts',
    kind: 'districts',
    ...ofGeography,
    sameAs: 'jurisdiction.house_districts',
    meaning: 'The state house districts that the jurisdiction touches.',
  },
  {
    id: 'stats.state_representatives',
    label: 'State Representatives',
    kind: 'people',
    ...ofRoster,
    shownWith: 'jurisdiction.house_districts',
    meaning: 'The state representatives for those districts.',
  },
  {
    id: 'stats.state_representatives_party',
    label: 'State Representatives, Party',
    kind: 'parties',
    ...ofRoster,
    shownWith: 'jurisdiction.house_districts',
    meaning: 'The parties of those state representatives, in the same order.',
  },
  {
    id: 'stats.redistricted_year',
    label: 'Year Redistricted',
    kind: 'year',
    of: 'figure',
    section: 'other',
    source: 'plan',
    meaning: 'The year in which the lines of the jurisdiction were last drawn.',
  },
  {
    id: 'jurisdiction.coverage',
    label: 'Coverage',
    kind: 'category',
    of: 'jurisdiction',
    section: 'other',
    source: 'rule',
    meaning: 'Whether the jurisdiction meets the coverage rule of this atlas.',
  },

  // Places
  {
    id: 'place.id',
    label: 'Place ID',
    kind: 'code',
    of: 'place',
    section: 'office',
    source: 'atlas',
    meaning: 'What a place is called in addresses: a code of the Census Bureau, or the name of a district.',
  },
  {
    id: 'place.name',
    label: 'Place',
    kind: 'place',
    of: 'place',
    section: 'office',
    source: 'geography',
    meaning: 'The county or parish, the city or town, the district or the state.',
  },
  {
    id: 'place.kind',
    label: 'Kind of Place',
    kind: 'category',
    of: 'place',
    section: 'office',
    source: 'geography',
    meaning: 'Whether the place is a county or parish, a city or town, a district, a school district or a state.',
  },
  {
    id: 'place.officials',
    label: 'Officials on File',
    kind: 'count',
    unit: 'officials',
    of: 'place',
    section: 'office',
    source: 'record',
    meaning: 'How many officials on file represent this place or a part of it, from Congress to the school board.',
  },
  {
    id: 'place.next_election',
    label: 'Next Election of the Place',
    kind: 'coming-day',
    of: 'place',
    section: 'office',
    source: 'law',
    meaning: 'The first election still to come, today’s included, of any of these officials’ seats.',
  },
  {
    id: 'place.body',
    label: 'Governing Body',
    kind: 'category',
    of: 'place',
    section: 'office',
    source: 'record',
    meaning: 'Who governs the place together, such as its commission, council or school board.',
  },
  {
    id: 'place.body_by_law',
    label: 'Seats of the Body by Law',
    kind: 'count',
    unit: 'seats',
    of: 'place',
    section: 'office',
    source: 'law',
    meaning:
      'How many seats the law of the state gives the governing body; unknown where local law sets the number, or nobody looked it up.',
  },
  {
    id: 'place.body_open',
    label: 'Seats of the Body Not on File',
    kind: 'count',
    unit: 'seats',
    of: 'place',
    section: 'office',
    source: 'law',
    meaning: 'For how many of these seats no current holder is on file.',
  },
  {
    id: 'place.seats',
    label: 'Seats on File',
    kind: 'count',
    unit: 'seats',
    of: 'place',
    section: 'office',
    source: 'record',
    meaning: 'How many seats of the governing body are on file, at large and by district.',
  },
  {
    id: 'place.seats_known',
    label: 'Seats with Ethnicity Known',
    kind: 'count',
    unit: 'seats',
    of: 'place',
    section: 'office',
    source: 'record',
    meaning: 'For how many of these seats a source states the ethnicity of whoever holds it.',
  },
  {
    id: 'place.seats_black',
    label: 'Seats Held by Black Officials',
    kind: 'count',
    unit: 'seats',
    of: 'place',
    section: 'office',
    source: 'record',
    meaning:
      'How many of the seats whose ethnicity is known are held by officials whom a source calls African-American.',
  },
  {
    id: 'place.seats_women',
    label: 'Seats Held by Women',
    kind: 'count',
    unit: 'seats',
    of: 'place',
    section: 'office',
    source: 'record',
    meaning: 'How many of the seats are held by officials whom a source calls women.',
  },
  {
    id: 'place.seats_by_law',
    label: 'Seats by Law',
    kind: 'count',
    unit: 'seats',
    of: 'place',
    section: 'office',
    source: 'law',
    meaning:
      'How many seats serve this place or a part of it, from Congress to the school board, by the law of the state. Seats whose number local law sets, or that nobody looked up, are not among them.',
  },
  {
    id: 'place.seats_open',
    label: 'Seats Not on File',
    kind: 'count',
    unit: 'seats',
    of: 'place',
    section: 'office',
    source: 'law',
    meaning: 'For how many of the seats by law no current holder is on file.',
  },
  {
    id: 'place.completeness',
    label: 'Own Seats on File %',
    kind: 'share',
    of: 'place',
    section: 'office',
    source: 'law',
    meaning:
      'Of the seats by law that the voters of the place itself fill, at large and by district, the share with a current holder on file. Of a county these are its county seats.',
  },
  {
    id: 'place.with_phone%',
    label: 'Own Seats with a Phone %',
    kind: 'share',
    of: 'place',
    section: 'office',
    source: 'law',
    meaning: 'Of the same seats by law, the share whose holder is on file with a phone number.',
  },
  {
    id: 'place.with_email%',
    label: 'Own Seats with an E-mail %',
    kind: 'share',
    of: 'place',
    section: 'office',
    source: 'law',
    meaning: 'Of the same seats by law, the share whose holder is on file with an e-mail address.',
  },
  {
    id: 'place.ethnicity_known%',
    label: 'Own Seats with Ethnicity Known %',
    kind: 'share',
    of: 'place',
    section: 'office',
    source: 'law',
    meaning: 'Of the same seats by law, the share of whose holder a source states the ethnicity.',
  },
  {
    id: 'place.uncontested%',
    label: 'One Name on the Ballot %',
    kind: 'share',
    of: 'place',
    section: 'office',
    source: 'returns',
    meaning:
      'Of the officials whom the voters of the place itself elect, at large and by district, and whose last election has returns on file, the share who had one name on the ballot.',
  },
  {
    id: 'place.closest_margin%',
    label: 'Closest Margin %',
    kind: 'share',
    of: 'place',
    section: 'office',
    source: 'returns',
    partisan: true,
    meaning:
      'The smallest margin by which any official whom the voters of the place itself elect won a last election with more than one name on the ballot.',
  },
  {
    id: 'place.population',
    label: 'Population',
    kind: 'count',
    unit: 'people',
    of: 'place',
    section: 'demographic',
    source: 'census',
    meaning:
      'All people of the place: of a county or parish counted, of a city or town counted or estimated by the Census.',
  },
  {
    id: 'place.gap_black',
    label: 'Representation Gap, Black',
    kind: 'points',
    of: 'place',
    section: 'demographic',
    source: 'record',
    meaning:
      'The Black share of voting age less the share of the governing body’s seats that Black officials hold, in whole points: above zero where these are fewer seats.',
  },
  {
    id: 'place.gap_known',
    label: 'Representation Gap on File',
    kind: 'category',
    of: 'place',
    section: 'demographic',
    source: 'record',
    meaning:
      'Known where the gap of Black officials is worked out: of three seats or more, of at most a quarter of which nobody states who holds them.',
  },
  {
    id: 'place.gap_women',
    label: 'Representation Gap, Women',
    kind: 'points',
    of: 'place',
    section: 'demographic',
    source: 'record',
    meaning: 'The same of women; unknown as long as no source states their share of the people of voting age.',
  },
] as const satisfies readonly Declaration[]

/** What a declaration says, and what its kind says of it. */
type WithKind<Each> = Each extends { readonly kind: infer Id extends Kind } ? Each & (typeof kinds)[Id] : never
export const columns = declared.map((column) => ({
  ...kinds[column.kind],
  ...column,
})) as readonly Column[] as readonly WithKind<(typeof declared)[number]>[]

export type ColumnId = (typeof columns)[number]['id']
/** The columns that one subject has. */
export type ColumnIdFor<Subject extends SubjectId> = Subject extends 'official'
  ? Exclude<ColumnId, Extract<(typeof columns)[number], { of: 'place' } | { only: 'place' }>['id']>
  : Extract<(typeof columns)[number], { of: 'place' | 'figure' | 'jurisdiction' }>['id'] &
      Exclude<ColumnId, Extract<(typeof columns)[number], { only: 'official' }>['id']>
/** The columns whose values are of one owner. */
export type ColumnIdOf<Owner extends Column['of']> = Extract<(typeof columns)[number], { of: Owner }>['id']
/**
 * The columns that lists state of an official, an office, its line or a seat. Code that handles each of them has to
 * handle a new one too.
 */
export type StatedColumnId = ColumnIdOf<'official' | 'office' | 'seat' | 'line'>
/** The columns whose values can be looked up by typing. */
export type LookUpColumnId = Extract<(typeof columns)[number], { choices: true } | { lookUp: true }>['id']
/** The columns that the nonpartisan view leaves out. */
export type PartisanColumnId = Extract<(typeof columns)[number], { partisan: true }>['id']
/** The columns whose row of the details tells others too. */
export type RowHeadId = Extract<(typeof columns)[number], { shownWith: string }>['shownWith']
export type ChoiceColumnId = Extract<(typeof columns)[number], { choices: true }>['id']

const byId: ReadonlyMap<string, Column> = new Map(columns.map((column) => [column.id, column]))

/** The declaration of a column; undefined if no column has that id. */
export function findColumn(id: string): Column | undefined {
  return byId.get(id)
}

/** The declaration of a column that is known to exist. */
export function columnOf(id: ColumnId): Column {
  const column = byId.get(id)
  if (!column) throw new Error(`The catalogue has no column ${id}`)
  return column
}

export function isColumnId(id: string): id is ColumnId {
  return byId.has(id)
}

/** The columns that tell something of a subject, in the order of the catalogue. */
export interface SubjectColumns<Id extends ColumnId = ColumnId> {
  readonly columns: readonly (Column & { readonly id: Id })[]
  readonly ids: readonly [Id, ...Id[]]
  /** Each value once: the specification names some twice. */
  readonly distinctIds: readonly Id[]
  readonly choiceIds: readonly (Id & ChoiceColumnId)[]
  /** Those whose values can be looked up by typing. */
  readonly lookUpIds: readonly (Id & LookUpColumnId)[]
}

export const columnsOf: { readonly [Subject in SubjectId]: SubjectColumns<ColumnIdFor<Subject>> } = {
  official: subjectColumns('official'),
  place: subjectColumns('place'),
}

export function isColumnOf<Subject extends SubjectId>(subject: Subject, id: string): id is ColumnIdFor<Subject> {
  const column = findColumn(id)
  return column !== undefined && tellsOf(subject, column)
}

function subjectColumns<Subject extends SubjectId>(subject: Subject): SubjectColumns<ColumnIdFor<Subject>> {
  type Own = Column & { readonly id: ColumnIdFor<Subject> }
  type Id<Kept = ColumnId> = ColumnIdFor<Subject> & Kept
  const own = columns.filter((column) => tellsOf(subject, column)) as readonly Column[] as readonly Own[]
  const idsOf = <Kept>(isKept: (column: Column) => boolean) => own.filter(isKept).map(({ id }) => id as Id<Kept>)
  return {
    columns: own,
    ids: own.map(({ id }) => id) as [Own['id'], ...Own['id'][]],
    distinctIds: idsOf(({ sameAs }) => sameAs === undefined),
    choiceIds: idsOf<ChoiceColumnId>(({ choices }) => choices === true),
    lookUpIds: idsOf<LookUpColumnId>(({ choices, lookUp }) => choices === true || lookUp === true),
  }
}

function tellsOf(subject: SubjectId, { of: owner, only = subject }: Column): boolean {
  const isShared = owner === 'jurisdiction' || owner === 'figure'
  return only === subject && (isShared || (owner === 'place') === (subject === 'place'))
}

// The columns of officials by shorter names.
export const {
  ids: columnIds,
  distinctIds: distinctColumnIds,
  choiceIds: choiceColumnIds,
  lookUpIds: lookUpColumnIds,
} = columnsOf.official

/** The columns that the results table of officials shows first, in their order there. */
export const defaultColumnIds: readonly ColumnId[] = columns
  .filter((column) => 'default' in column)
  .sort((a, b) => a.default - b.default)
  .map((column) => column.id)

/** Whether the values of a column can be looked up by typing; not those of a column that there is not. */
export function isLookedUp(id: ColumnId): id is LookUpColumnId {
  const column = findColumn(id)
  return column?.choices === true || column?.lookUp === true
}
