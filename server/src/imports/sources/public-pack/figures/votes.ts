import { readCsv } from '#imports/reading/csv.ts'
import type { Figures } from '#imports/sources/public-pack/figures/fact.ts'
import { countField, countyField, dayField, percentField, stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'

/** The vote in an area: counts, and their shares as fractions. */
export interface Vote {
  readonly year: number
  readonly votes: Split
  readonly shares: Split
}

interface Split {
  readonly democratic: number
  readonly republican: number
  readonly other: number
}

export type CountyVote = Vote & { readonly countyId: string }
export type CountyVoteOfDay = CountyVote & { readonly day: string }
export interface StateVote extends Vote {
  readonly stateId: StateId
  readonly office: string
  readonly day: string
  /** The election, and whose totals these are. */
  readonly note: string
}

const columns = ['year', 'votes_dem', 'votes_rep', 'votes_other', 'pct_dem', 'pct_rep', 'pct_other'] as const

export function readPresident(file: TextFile, counties: ReadonlySet<string>): Reading<CountyVote> {
  return readCsv(file, ['county_fips', ...columns], ({ values }) => ({
    countyId: countyField(values.county_fips, counties),
    ...voteOf(values),
  }))
}

export function readGovernor(file: TextFile, counties: ReadonlySet<string>): Reading<CountyVoteOfDay> {
  return readCsv(file, ['county_fips', 'date', ...columns], ({ values }) => ({
    countyId: countyField(values.county_fips, counties),
    day: dayField(values.date, 'date'),
    ...voteOf(values),
  }))
}

export function readStateVotes(file: TextFile): Reading<StateVote> {
  return readCsv(file, ['state', 'office', 'stage', 'source', ...columns], ({ values }) => ({
    stateId: stateField(values.state),
    office: values.office,
    day: /\d{4}-\d{2}-\d{2}/.exec(values.stage)?.[0] ?? generalElectionDay(countField(values.year, 'year')),
    note: `election of the ${values.office.toLowerCase()} in ${values.year}, ${values.source}`,
    ...voteOf(values),
  }))
}

function voteOf(values: Readonly<Record<(typeof columns)[number], string>>): Vote {
  const year = countField(values.year, 'year')
  if (year < 1900 || year > 2100) throw new RowRefused(`${year} is no year of an election`)
  return {
    year,
    votes: {
      democratic: countField(values.votes_dem, 'votes_dem'),
      republican: countField(values.votes_rep, 'votes_rep'),
      other: countField(values.votes_other, 'votes_other'),
    },
    shares: {
      democratic: percentField(values.pct_dem, 'pct_dem'),
      republican: percentField(values.pct_rep, 'pct_rep'),
      other: percentField(values.pct_other, 'pct_other'),
    },
  }
}

/** The sum of the votes of several areas in one election. */
export function sumVotes(areas: readonly Vote[]): Vote {
  const sum = (side: keyof Split) => areas.reduce((total, { votes }) => total + votes[side], 0)
  const votes = { democratic: sum('democratic'), republican: sum('republican'), other: sum('other') }
  const all = votes.democratic + votes.republican + votes.other
  // Shares have six decimals.
  const share = (side: keyof Split) => (all === 0 ? 0 : Number((votes[side] / all).toFixed(6)))
  const shares = { democratic: share('democratic'), republican: share('republican'), other: share('other') }
  return { year: areas[0]?.year ?? 0, votes, shares }
}

/** The Tuesday after the first Monday of November. */
function generalElectionDay(year: number): string {
  const weekdayOfTheSecond = new Date(Date.UTC(year, 10, 2)).getUTCDay()
  return `${year}-11-0${2 + ((9 - weekdayOfTheSecond) % 7)}`
}

export const presidentYear = 2020

/** For the latest election, only the shares are columns. */
export function latestPresidentFigures({ shares }: Vote): Figures {
  return { 'stats.2024harris%': shares.democratic, 'stats.2024trump%': shares.republican }
}
export const latestPresidentYear = 2024

export function presidentFigures({ votes, shares }: Vote): Figures {
  return {
    'stats.biden_votes': votes.democratic,
    'stats.trump_votes': votes.republican,
    'stats.other_president_votes': votes.other,
    'stats.2020biden%': shares.democratic,
    'stats.2020trump%': shares.republican,
    'stats.2020other%': shares.other,
    ...twoPartyFigures(votes.democratic, votes.republican),
  }
}

/** For two counts of votes, or two shares of one total. */
export function twoPartyFigures(biden: number, trump: number): Figures {
  return biden + trump > 0 ? { 'stats.2020biden_two_party%': Number((biden / (biden + trump)).toFixed(6)) } : {}
}

export function governorFigures({ year, votes, shares }: Vote): Figures {
  return {
    'stats.governor_year': year,
    'stats.governor_democratic_votes': votes.democratic,
    'stats.governor_republican_votes': votes.republican,
    'stats.governor_other_votes': votes.other,
    'stats.governor_democratic%': shares.democratic,
    'stats.governor_republican%': shares.republican,
    'stats.governor_other%': shares.other,
  }
}

/** The elections of the president whose votes are figures. */
export const presidentialElections = [
  { year: presidentYear, day: '2020-11-03', figures: presidentFigures },
  { year: latestPresidentYear, day: '2024-11-05', figures: latestPresidentFigures },
].map((election) => ({ ...election, note: `presidential election of November ${election.year}` }))
