import type { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { Checked } from '#testing/public-pack/hand-checked.ts'

export type OfSource = readonly [...Checked, source: keyof typeof sources]

/** Five people of each column that tells their time in office, looked up by eye: the lines stand beside, and the source. */
export const handCheckedTerms: Readonly<Record<string, readonly OfSource[]>> = {
  'eo.since': [
    // openstates/fl/legislature/Adam-Anderson-….yml:11
    ['Adam Anderson, State Representative', 'eo.since', '2022-11-08', 'openStates'],
    // openstates/ms/legislature/Kevin-Horan-….yml:12, and before it 16, 26 and 31 without a gap
    ['Kevin Horan, State Representative', 'eo.since', '2012-01-01', 'openStates'],
    // openstates/al/executive/Kay-Ivey-….yml:10
    ['Kay Ivey, Governor', 'eo.since', '2017-04-10', 'openStates'],
    // officials/congress_legislators_current_5states.yaml:4156
    ['Jon Ossoff, U.S. Senator', 'eo.since', '2021-01-20', 'congress'],
    // :4908
    ['Ashley Moody, U.S. Senator', 'eo.since', '2025-01-21', 'congress'],
  ],
  'eo.term_end': [
    ['Jon Ossoff, U.S. Senator', 'eo.term_end', '2027-01-03', 'congress'], // :4157
    ['Kay Ivey, Governor', 'eo.term_end', '2027-01-18', 'openStates'], // openstates/al/executive/Kay-Ivey-….yml:11
    ['Jimmy D. Money, Mayor', 'eo.term_end', '2029-11-30', 'mayors'], // officials/mayors_2025_12.csv:2
    ['Fani T. Willis, District Attorney', 'eo.term_end', '2028-12-31', 'localWinners'], // officials/local_officials_from_returns.csv:800
    ['Adline Clarke, State Representative', 'eo.term_end', '2026-11-04', 'calendar'], // reference/election_calendar.csv:5
  ],
  'stats.result_pending': [
    ['Adline Clarke, State Representative', 'stats.result_pending', '2026-11-03', 'calendar'], // reference/election_calendar.csv:5
    ['Jody Wade, Sheriff', 'stats.result_pending', '2026-11-03', 'calendar'], // :6, elected 2022: elections/county_office_results.csv:27
    ['Jeremy H Oden, Public Service Commissioner', 'stats.result_pending', '2026-11-03', 'localWinners'], // officials/local_officials_from_returns.csv:374
    ['Kendrick J. Guidry, District Judge', 'stats.result_pending', '2026-11-03', 'localWinners'], // :1900, term to 2026-12
    ['Ashley Moody, U.S. Senator', 'stats.result_pending', '2026-11-03', 'congress'], // officials/congress_legislators_current_5states.yaml:4909
  ],
  'eo.as_of': [
    ['Adam Anderson, State Representative', 'eo.as_of', '2026-08-05', 'openStates'],
    ['Jon Ossoff, U.S. Senator', 'eo.as_of', '2026-06-15', 'congress'],
    ['Jimmy D. Money, Mayor', 'eo.as_of', '2025-12-31', 'mayors'], // officials/mayors_2025_12.csv:2
    ['Jody Wade, Sheriff', 'eo.as_of', '2022-11-08', 'countyOffices'], // elections/county_office_results.csv:27
    ['Kendrick J. Guidry, District Judge', 'eo.as_of', '2020-11-03', 'localWinners'], // officials/local_officials_from_returns.csv:1900
  ],
}

/**
 * Whose seat was on the ballot on 3 November 2026, counted from the files alone: 62 of Congress (57 representatives and
 * five senators), 524 of legislatures and statewide offices of Alabama, Florida and Georgia; Alabama's sheriffs, six of them of the newer list,
 * coroners and the commissioners of 2022; in the returns of local offices 17 of Alabama and 23 of Mississippi with a
 * successor elected that day, five executives of 2022 and a commissioner of Georgia, and Louisiana's whose terms end in December 2026, two of them mayors of the newer list.
 */
export const onBallotOf3November2026: Readonly<Partial<Record<keyof typeof sources, number>>> = {
  congress: 57 + 5,
  openStates: 140 + 6 + 138 + 3 + 233 + 4,
  countyOffices: 61 + 62 + 135,
  sheriffs: 6,
  localWinners: 17 + 23 + 1138 + 5 + 1,
  mayors: 2,
}
