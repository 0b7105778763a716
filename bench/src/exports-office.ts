import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { prepareDatabase } from '#databases.ts'
import { askFor, download, whole } from '#exports-client.ts'
import type { Figure } from '#figure.ts'
import { startAtlas } from '#servers.ts'

// A small database of its own: its officials get values that no import would bring.
const officials = 500

/** What Calc must show, column by column: the kind of the cell and what stands in it. */
const wanted: readonly { readonly column: ColumnId; readonly csv: string; readonly xlsx: string }[] = [
  { column: 'eo.name', csv: "text '=1+1", xlsx: 'text =1+1' },
  { column: 'eo.phone', csv: 'text 01001', xlsx: 'text 01001' },
  { column: 'eo.email', csv: "text '-5", xlsx: 'text -5' },
  { column: 'eo.first', csv: 'text Zoë "Bo", Ünal', xlsx: 'text Zoë "Bo", Ünal' },
  { column: 'stats.median_income', csv: 'number -5', xlsx: 'number -5' },
  { column: 'stats.incumbent_election%', csv: 'number 42.81', xlsx: 'number 42.81' },
  { column: 'jurisdictionoffice.next_general', csv: 'day 2027-11-02', xlsx: 'day 2027-11-02' },
]

// What the window that opens for a CSV file proposes by itself: comma, quotation mark, UTF-8 because of the mark at
// its start. Without a window (headless) Calc does not look at that mark.
const proposedForCsv = '--infilter=CSV:44,34,76'

/** Both kinds of file, opened by LibreOffice Calc, and read out of its own format. */
export async function measureOffice(databaseUrl: string): Promise<Figure[]> {
  const url = await prepareDatabase(databaseUrl, officials, () => undefined)
  const id = await plantOddValues(url)
  const server = await startAtlas(url)
  const folder = mkdtempSync(join(tmpdir(), 'atlas-office-'))
  try {
    const figures: Figure[] = []
    for (const format of ['csv', 'xlsx'] as const) {
      const columns = wanted.map(({ column }) => column)
      const filters = [{ column_id: 'eo.id', operator: 'eq' as const, value: id }]
      const asked = await askFor(server, { columns, filters, format })
      await whole(server, asked)
      const cells = openInCalc(folder, `export.${format}`, await download(server, asked))
      for (const [place, each] of wanted.entries()) {
        const shown = cells[place] ?? 'nothing'
        const goal = { text: each[format], isMet: shown === each[format] }
        figures.push({ what: `LibreOffice Calc, ${format}, ${each.column}`, value: shown, goal })
      }
    }
    return figures
  } finally {
    rmSync(folder, { recursive: true })
    await server.stop()
  }
}

async function plantOddValues(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number; seat_id: number }>(
      `update official set name = '=1+1', phone = '01001', email = '-5', first_name = 'Zoë "Bo", Ünal', election_share = 0.4281
        where id = (select official.id from official join seat on seat.id = seat_id
          join jurisdiction_fact fact on fact.jurisdiction_id = seat.jurisdiction_id and fact.field = 'stats.median_income'
          order by official.id limit 1) returning id, seat_id`,
    )
    const [official] = rows
    if (!official) throw new Error('No official has a median income')
    await client.query(`update seat set next_general = '2027-11-02' where id = $1`, [official.seat_id])
    await client.query(
      `update jurisdiction_fact set value = '-5' where field = 'stats.median_income'
        and jurisdiction_id = (select jurisdiction_id from seat where id = $1)`,
      [official.seat_id],
    )
    return official.id
  } finally {
    await client.end()
  }
}

/** The cells of the second row, as Calc has understood them. */
function openInCalc(folder: string, name: string, bytes: Buffer): string[] {
  writeFileSync(join(folder, name), bytes)
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const proposed = name.endsWith('.csv') ? [proposedForCsv] : []
  const words = [profile, '--headless', ...proposed, '--convert-to', 'fods', '--outdir', folder, join(folder, name)]
  execFileSync('soffice', words, { stdio: 'ignore' })
  const document = readFileSync(join(folder, 'export.fods'), 'utf8')
  const row = document.match(/<table:table-row.*?<\/table:table-row>/gs)?.[1] ?? ''
  return [...row.matchAll(/<table:table-cell([^>]*)>\s*<text:p>(.*?)<\/text:p>/gs)].map(
    ([, attributes = '', text = '']) => cellText(attributes, text),
  )
}

function cellText(attributes: string, text: string): string {
  const attribute = (name: string) => new RegExp(`office:${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  switch (attribute('value-type')) {
    case 'float':
      return `number ${attribute('value')}`
    case 'date':
      return `day ${attribute('date-value')}`
    default:
      return `text ${plain(text)}`
  }
}

function plain(xml: string): string {
  const entities: Record<string, string> = { '&quot;': '"', '&apos;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }
  return xml.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
}
