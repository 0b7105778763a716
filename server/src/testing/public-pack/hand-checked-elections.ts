import type { OfSource } from '#testing/public-pack/hand-checked-terms.ts'

/** Five rows of each column that tells a last election or the presidential one of 2024, looked up by eye: the lines stand beside, and the source. */
export const handCheckedElections: Readonly<Record<string, readonly OfSource[]>> = {
  'stats.2024harris%': [
    ['county:01001', 'stats.2024harris%', 0.26389, 'president'], // elections/county_president.csv:441
    ['county:12086', 'stats.2024harris%', 0.43904, 'president'], // :550
    ['county:13121', 'stats.2024harris%', 0.71884, 'president'], // :634
    ['county:22071', 'stats.2024harris%', 0.82165, 'president'], // :769
    ['county:28011', 'stats.2024harris%', 0.61514, 'president'], // :803
  ],
  'stats.2024trump%': [
    ['county:01001', 'stats.2024trump%', 0.72664, 'president'], // :441
    ['county:12086', 'stats.2024trump%', 0.55351, 'president'], // :550
    ['county:13121', 'stats.2024trump%', 0.27026, 'president'], // :634
    ['county:22071', 'stats.2024trump%', 0.15157, 'president'], // :769
    ['county:28011', 'stats.2024trump%', 0.37786, 'president'], // :803
  ],
  'stats.last_election': [
    ['Jody Wade, Sheriff', 'stats.last_election', 'Uncontested', 'countyOffices'], // elections/county_office_results.csv:27 and 28
    ['Randy Brock, Sheriff', 'stats.last_election', 'Close', 'countyOffices'], // :140 and 141
    ['Kendrick J. Guidry, District Judge', 'stats.last_election', 'Contested', 'localWinners'], // officials/local_officials_from_returns.csv:1900
    // :2177, of three candidates with 52.5%: the two others have 47.5% together
    ['Arita Bohannan, Parish Council Member', 'stats.last_election', 'Contested', 'localWinners'],
    // no line "FL,lower,109,2024" in elections/legislative_results.csv
    ['Ashley Gantt, State Representative', 'stats.last_election', 'Uncontested', 'legislativeResults'],
  ],
  'stats.last_election_date': [
    ['Jody Wade, Sheriff', 'stats.last_election_date', '2022-11-08', 'countyOffices'], // elections/county_office_results.csv:27
    ['Jay Hovey, State Senator', 'stats.last_election_date', '2022-11-08', 'legislativeResults'], // elections/legislative_results.csv:347
    ['Christopher Hester, Court of Appeal Judge', 'stats.last_election_date', '2020-12-05', 'localWinners'], // officials/local_officials_from_returns.csv:1184, a runoff
    ['Alan Jackson, City Council Member', 'stats.last_election_date', '2022-12-10', 'localWinners'], // :1361, a runoff
    ['Ashley Gantt, State Representative', 'stats.last_election_date', '2024-11-05', 'legislativeResults'],
  ],
  'stats.last_election_candidates': [
    ['Jody Wade, Sheriff', 'stats.last_election_candidates', 1, 'countyOffices'], // elections/county_office_results.csv:27 and 28, a write-in
    ['Alan Childress, County Commissioner', 'stats.last_election_candidates', 11, 'countyOffices'], // :717 to 727, and write-ins
    ['Susan Plasencia, State Representative', 'stats.last_election_candidates', 2, 'legislativeResults'], // elections/legislative_results.csv:555 and 556
    ['Jay Hovey, State Senator', 'stats.last_election_candidates', 2, 'legislativeResults'], // :347 and 348, and write-ins
    ['Arita Bohannan, Parish Council Member', 'stats.last_election_candidates', 3, 'localWinners'], // officials/local_officials_from_returns.csv:2177
  ],
  'stats.last_election_margin%': [
    ['Randy Brock, Sheriff', 'stats.last_election_margin%', 0.0004, 'countyOffices'], // elections/county_office_results.csv:140 and 141
    ['Wesley D Hines, Circuit Clerk', 'stats.last_election_margin%', 0.0041, 'countyOffices'], // :1122 and 1123
    ['Susan Plasencia, State Representative', 'stats.last_election_margin%', 0.006, 'legislativeResults'], // elections/legislative_results.csv:555 and 556
    ['Jay Hovey, State Senator', 'stats.last_election_margin%', 0.4051, 'legislativeResults'], // :347 and 348
    ['Kendrick J. Guidry, District Judge', 'stats.last_election_margin%', 0.3252, 'localWinners'], // officials/local_officials_from_returns.csv:1900, of two
  ],
}
