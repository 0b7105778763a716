import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

interface Counted {
  readonly state: string
  readonly office: string
  readonly officials: number
  readonly uncontested: number
  readonly close: number
  readonly contested: number
  readonly unknown: number
}

const head = `# How the last elections went

Counted from the public data (\`public-data\`) by a test of its import, which writes this page with \`npm run test:unit -- --project="server on a database" src/public-pack.test.ts --update\`; officials that the coverage rule keeps out of the search are among them.

The last election is the latest general or special election with returns on file that the person in office won; primaries do not count. **Uncontested**: exactly one candidate was on the ballot; write-in votes do not make it contested. **Close**: the winner led the next candidate by less than 5 points of all votes, write-ins included, before rounding. **Contested**: two or more candidates, and 5 points or more. **Unknown**: no returns, several seats filled at once, a runoff that is not on file, or returns that do not tell how the votes of the others were shared. Offices without any known outcome are counted in the last line of their state.
`

const columns = ['officials', 'uncontested', 'close', 'contested', 'unknown'] as const

/** The counts by state and office, as a page of Markdown. */
export async function lastElectionsPage(database: Database): Promise<string> {
  const { rows } = await sql<Counted>`
    select state.name as state, office.name as office, count(*)::int as officials,
      (count(*) filter (where last_election = 'Uncontested'))::int as uncontested,
      (count(*) filter (where last_election = 'Close'))::int as close,
      (count(*) filter (where last_election = 'Contested'))::int as contested,
      (count(*) filter (where last_election is null))::int as unknown
    from official join seat on seat.id = seat_id join office on office.id = office_id
      join jurisdiction on jurisdiction.id = jurisdiction_id join state on state.id = state_id
    group by state.name, office.name order by state.name, office.name collate "C"`.execute(database)
  const states = Map.groupBy(rows, ({ state }) => state)
  return [head, ...Array.from(states, ([state, offices]) => section(state, offices)), ''].join('\n')
}

function section(state: string, offices: readonly Counted[]): string {
  const isKnown = ({ officials, unknown }: Counted) => unknown < officials
  const lines = [
    ...offices.filter(isKnown).map((each) => line(each.office, [each])),
    line(
      'Other offices',
      offices.filter((each) => !isKnown(each)),
    ),
    line('**All**', offices),
  ]
  return `## ${state}\n\n| office | ${columns.join(' | ')} |\n| --- |${' ---: |'.repeat(columns.length)}\n${lines.join('\n')}\n`
}

function line(name: string, counted: readonly Counted[]): string {
  const sums = columns.map((column) => counted.reduce((sum, each) => sum + each[column], 0).toLocaleString('en-US'))
  return `| ${name} | ${sums.join(' | ')} |`
}
