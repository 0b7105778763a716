import type { CoverageReply, CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'
import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { type Level, levels } from '@atlas/contract/rules/levels.ts'
import { countyNoun } from '#accounts/welcome/county-noun.ts'
import { wholePercent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

export interface Holdings {
  readonly isHere: readonly string[]
  readonly isNot: readonly string[]
}

interface OnFile {
  readonly coverage: CoverageReply
  /** The preferred state, or all together. */
  readonly area: CoveredArea
  /** The levels of government, each with the officials that belong to it. */
  readonly levelChoices: readonly CountedChoice[]
  /** Seats whose election day has passed and whose result no source has yet. */
  readonly pending: number
}

const wordsOfLevel: Readonly<Record<Level, string>> = {
  Congress: 'in Congress',
  Statewide: 'in statewide offices',
  Legislature: 'in the legislature',
  'Courts and Prosecutors': 'in courts and as prosecutors',
  County: 'of counties',
  Municipal: 'of cities and towns',
  School: 'of school boards and school districts',
}

const inWords = new Intl.ListFormat('en-US')

/** What is on file and what is not, as sentences; topics with nothing to say are left out. */
export function holdingsOf(onFile: OnFile): Holdings {
  return { isHere: here(onFile), isNot: missing(onFile) }
}

function here({ coverage, area, levelChoices }: OnFile): string[] {
  const counted = levels.map((level) => ({ level, count: countOf(levelChoices, level) }))
  const present = counted.filter(({ count }) => count > 0)
  const counties = countiesIn(coverage, area)
  const withFigures = counties.filter(({ voting_age }) => voting_age !== null)
  return [
    ...(present.length > 0
      ? [
          `Officials: ${inWords.format(present.map(({ level, count }) => `${thousands(count)} ${wordsOfLevel[level]}`))}`,
        ]
      : []),
    `A phone, their own or that of the office, for ${share(area, 'contact.phone')} of them, an e-mail address for ${share(area, 'contact.email')}`,
    `Voting-age population by group for ${countOfAll(withFigures.length, counties.length)} ${countyNoun(area.state_id).many}`,
    'The source of every value, and the day it speaks of where the source states one',
  ]
}

function missing({ area, levelChoices, pending }: OnFile): string[] {
  const absent = levels.filter((level) => countOf(levelChoices, level) === 0)
  const onFile = area.officials.reduce((sum, { yes, no, unknown }) => sum + yes + no + unknown, 0)
  const excluded = onFile - area.searchable
  return [
    ...(absent.length > 0 ? [`Officials ${inWords.format(absent.map((level) => wordsOfLevel[level]))}`] : []),
    ...(excluded > 0
      ? [`${thousands(excluded)} more officials are on file and left out: their places do not meet the coverage rule`]
      : []),
    `Everybody’s ethnicity, gender and age: known for ${share(area, 'eo.ethnicity')}, ${share(area, 'eo.gender')} and ${share(area, 'eo.age')}`,
    ...(pending > 0 ? [`The results of ${thousands(pending)} seats that were on the ballot since their record`] : []),
    'Donors, voters’ names, home addresses',
  ]
}

function countOfAll(some: number, all: number): string {
  return some === all ? `all ${thousands(all)}` : `${thousands(some)} of ${thousands(all)}`
}

function countOf(choices: readonly CountedChoice[], level: Level): number {
  return choices.find(({ label }) => label === level)?.count ?? 0
}

function share({ filled, searchable }: CoveredArea, id: keyof CoveredArea['filled']): string {
  return wholePercent(searchable === 0 ? 0 : filled[id] / searchable)
}

/** The counties of the area; all of them for all states together. */
export function countiesIn({ counties }: CoverageReply, { state_id }: CoveredArea): CoverageReply['counties'] {
  return state_id === null ? counties : counties.filter((county) => county.state_id === state_id)
}
