import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { strToU8, zipSync } from 'fflate'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { mostSharedValues } from '@atlas/contract/endpoints/data/shared-values.ts'
import { Problem } from '@atlas/contract/problem.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { csvStart, plainCsvRow } from '@atlas/contract/rules/csv-text.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { foundValues } from '#features/data/shared-values/share/found-values.ts'
import { withoutPeople } from '#features/data/shared-values/share/without-people.ts'
import { headings, parts, type SharedRow } from '#features/data/shared-values/shared-form.ts'
import { dayOf } from '#platform/clock.ts'
import type { OutgoingFile } from '#platform/http/serve-file.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'config'>

export async function countSharedValues({ database }: Pick<Needed, 'database'>) {
  return { total: (await foundValues(database)).length, most: mostSharedValues }
}

/** The own values as a file for another organization; of more than a file holds the newest. */
export async function shareValues(context: Needed, accountId: string): Promise<OutgoingFile> {
  const { database, clock } = context
  const day = dayOf(clock.now())
  const organization = await organizationOf(context, accountId)
  const found = await foundValues(database)
  if (found.length === 0)
    throw new Problem('not_found', {
      detail: 'There is nothing to share yet: no list, drive, results or correction has brought a value of your own.',
    })
  const values = await withoutPeople(database, newest(found), organization)
  const bytes = zipOf(values, { organization, day, left: found.length - values.length })
  await audit(database, {
    at: clock.now(),
    by: accountId,
    action: 'found values shared',
    details: { rows: values.length },
  })
  return {
    name: `${slug(organization) || 'atlas'}-${day}.zip`,
    mediaType: 'application/zip',
    bytes: Readable.from([bytes]),
    length: bytes.length,
    packed: null,
  }
}

/** The organization of the person who shares; for a person in no organization, the one that runs the atlas. */
async function organizationOf({ database, config }: Needed, accountId: string): Promise<string> {
  const own = await database
    .selectFrom('account')
    .innerJoin('organization', 'organization.id', 'organization_id')
    .select('organization.name')
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return own?.name ?? config.PRESENTED_BY
}

function newest(found: readonly SharedRow[]): readonly SharedRow[] {
  if (found.length <= mostSharedValues) return found
  const byDay = found.toSorted((one, other) => (other.asOf ?? '').localeCompare(one.asOf ?? ''))
  return byDay.slice(0, mostSharedValues)
}

interface Shared {
  readonly organization: string
  readonly day: string
  /** So many older values are not in the file. */
  readonly left: number
}

/** The file, of values that may leave. */
export function zipOf(values: readonly SharedRow[], shared: Shared): Buffer {
  const table = csvStart(headings) + values.map((row) => plainCsvRow(cellsOf(row, shared))).join('')
  const [csv, readMe] = [strToU8(table), strToU8(readMeOf(values.length, shared))]
  const checksums = strToU8(
    [
      [csv, parts.values],
      [readMe, parts.readMe],
    ]
      .map(([bytes, name]) => `${sha256(bytes as Uint8Array)}  ${name as string}\n`)
      .join(''),
  )
  // Midnight of the day: the same values give the same file.
  const options = { mtime: new Date(`${shared.day}T12:00:00Z`) }
  return Buffer.from(zipSync({ [parts.values]: csv, [parts.readMe]: readMe, [parts.checksums]: checksums }, options))
}

function cellsOf(row: SharedRow, { organization, day }: Shared): string[] {
  const { placeKey, state, place, district, office, official, column, value, source, asOf } = row
  const valueCells = [columnOf(column).label, value, source, asOf ?? '']
  return [placeKey, state, place, district, office, official ?? '', ...valueCells, organization, day]
}

function readMeOf(count: number, { organization, day, left }: Shared): string {
  return [
    `What ${organization} found, ${typedDayOf(day)}`,
    '',
    `${parts.values} has ${count.toLocaleString('en-US')} values, one a row: whose it is, the value, who says so, and the day on which it was so.`,
    ...(left > 0
      ? [
          `${left.toLocaleString('en-US')} older values are left out: a file has at most ${mostSharedValues.toLocaleString('en-US')}.`,
        ]
      : []),
    'There are no names of volunteers in it, no accounts, no notes and no outcomes of calls; no homes and no personal phones.',
    '',
    'To load it into another atlas: Admin, Data, Load what another organization found. Give the ZIP file as it is.',
    `${parts.checksums} has the SHA-256 of the other two files; a file that was changed is not taken.`,
    '',
  ].join('\r\n')
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
