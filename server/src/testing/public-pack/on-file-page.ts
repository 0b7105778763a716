import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

interface Counted {
  readonly state: string
  readonly office: string
  readonly officials: number
  readonly phone: number
  readonly email: number
  readonly ethnicity: number
  readonly party: number
  readonly next: number
}

const head = `# Who is on file, and what is known of them

Counted from the public data (\`public-data\`) by a test of its import, which writes this page with \`npm run test:unit -- --project="server on a database" src/public-pack.test.ts --update\`; officials that the coverage rule keeps out of the search are among them.

**Phone** and **e-mail**: of the person's own office. **Ethnicity**: as a source states it. **Next election**: the day of the next general election of the seat. Seats that nobody is on file for are not counted here.
`

const columns = {
  officials: 'officials',
  phone: 'phone',
  email: 'e-mail',
  ethnicity: 'ethnicity',
  party: 'party',
  next: 'next election',
} as const
type Column = keyof typeof columns
const ids = Object.keys(columns) as Column[]

/** The counts by state and office, as a page of Markdown. */
export async function onFilePage(database: Database): Promise<string> {
  const { rows } = await sql<Counted>`
    select state.name as state, office.name as office, count(*)::int as officials,
      count(official.phone)::int as phone, count(official.email)::int as email,
      count(official.ethnicity)::int as ethnicity, count(official.party_id)::int as party,
      count(seat.next_general)::int as next
    from official join seat on seat.id = seat_id join office on office.id = office_id
      join jurisdiction on jurisdiction.id = jurisdiction_id join state on state.id = state_id
    group by state.name, office.name order by state.name, office.name collate "C"`.execute(database)
  const states = Map.groupBy(rows, ({ state }) => state)
  const all = section(
    'The five states',
    [...states].map(([state, offices]) => line(state, offices)),
    rows,
  )
  const each = Array.from(states, ([state, offices]) =>
    section(
      state,
      offices.map((office) => line(office.office, [office])),
      offices,
    ),
  )
  return [head, all, ...each, ''].join('\n')
}

function section(title: string, lines: readonly string[], all: readonly Counted[]): string {
  const heading = `| | ${ids.map((id) => columns[id]).join(' | ')} |\n| --- |${' ---: |'.repeat(ids.length)}`
  return `## ${title}\n\n${heading}\n${[...lines, line('**All**', all)].join('\n')}\n`
}

function line(name: string, counted: readonly Counted[]): string {
  const sums = ids.map((id) => counted.reduce((sum, each) => sum + each[id], 0).toLocaleString('en-US'))
  return `| ${name} | ${sums.join(' | ')} |`
}
