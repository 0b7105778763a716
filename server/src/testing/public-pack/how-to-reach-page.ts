import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

interface Counted {
  readonly state: string
  readonly office: string
  readonly officials: number
  readonly own: number
  readonly either: number
  readonly old: number
  readonly email: number
}

const head = `# How to reach whom

Counted from the public data (\`public-data\`) by a test of its import, which writes this page with \`npm run test:unit -- --project="server on a database" src/public-pack.test.ts --update\`; officials that the coverage rule keeps out of the search are among them.

**Own number**: a source publishes a phone of the official. **Number or line**: that, or the line of the office in its place, whoever holds it. **Line may have changed**: the line alone is on file, and it was listed in 2020 or before. **E-mail**: the official's own, or that of the office. Offices of which nobody has any of these are counted in the last line of their state.
`

const columns = ['officials', 'own', 'either', 'old', 'email'] as const
const headings = ['officials', 'own number', 'number or line', 'line may have changed', 'e-mail'] as const

/** Of everybody, by state and office. */
async function countReachable(database: Database): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select state.name as state, office.name as office, count(*)::int as officials,
      (count(official.phone))::int as own,
      (count(coalesce(official.phone, seat.contact_phone)))::int as either,
      (count(*) filter (where official.phone is null and seat.contact_phone is not null
        and left(seat.contact_as_of, 4) <= '2020'))::int as old,
      (count(coalesce(official.email, seat.contact_email)))::int as email
    from shown_official as official join shown_seat as seat on seat.id = seat_id join office on office.id = office_id
      join jurisdiction on jurisdiction.id = jurisdiction_id join state on state.id = state_id
    group by state.name, office.name order by state.name, office.name collate "C"`.execute(database)
  return rows
}

/** How many officials have a number of their own, and how many that or a line. */
export async function reachable(database: Database): Promise<{ own: number; either: number; officials: number }> {
  const rows = await countReachable(database)
  const sum = (column: 'own' | 'either' | 'officials') => rows.reduce((total, row) => total + row[column], 0)
  return { own: sum('own'), either: sum('either'), officials: sum('officials') }
}

/** The counts by state and office, as a page of Markdown. */
export async function howToReachPage(database: Database): Promise<string> {
  const rows = await countReachable(database)
  const states = Map.groupBy(rows, ({ state }) => state)
  const ofAll = section('All five states', [line('**All**', rows)])
  const ofEach = Array.from(states, ([state, offices]) => {
    const isKnown = ({ either, email }: Counted) => either + email > 0
    const others = offices.filter((each) => !isKnown(each))
    return section(state, [
      ...offices.filter(isKnown).map((each) => line(each.office, [each])),
      line('Other offices', others),
      line('**All**', offices),
    ])
  })
  return [head, ofAll, ...ofEach, ''].join('\n')
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n| office | ${headings.join(' | ')} |\n| --- |${' ---: |'.repeat(headings.length)}\n${lines.join('\n')}\n`
}

function line(name: string, counted: readonly Counted[]): string {
  const sums = columns.map((column) => counted.reduce((sum, each) => sum + each[column], 0).toLocaleString('en-US'))
  return `| ${name} | ${sums.join(' | ')} |`
}
