import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type { readChanges as contract } from '@atlas/contract/endpoints/officials/reading-changes.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import {
  type ChangePosition,
  type ChangeRow,
  countChangesSince,
  readChangesSince,
} from '#database/changes/read-changes-since.ts'
import type { Database } from '#database/connect.ts'
import type { PersonOfChange } from '#database/schema.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { standingsIn } from '#dataset/standing-at.ts'
import { refuseCursor } from '#platform/http/page-of-rows.ts'
import type { ReadRows } from '#platform/http/serve-rows.ts'
import { indexColumn, rowOfId, type SearchIndex, valueAt } from '#search/search-index.ts'

const columns = [
  'eo.id',
  'id',
  'version',
  'at',
  'eo.name',
  'standing',
  'kind',
  'column_id',
  'before',
  'after',
  'layer',
  'source',
  'as_of',
  'method',
]

/** A page of what loads changed of officials, the oldest first, for a program that keeps a copy. */
export async function readChanges(
  database: Database,
  { index }: Pick<Snapshot, 'index'>,
  { since, cursor, limit }: Parsed<typeof contract>['query'],
  isNonpartisan: boolean,
): Promise<ReadRows> {
  const query = { since, until: index.version, hidden: hiddenFrom(isNonpartisan) }
  const rows = await readChangesSince(database, query, { after: positionIn(cursor), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const describe = describing(index)
  return {
    columns,
    values: page.map(describe),
    cursor: last && rows.length > page.length ? `${last.version}-${last.id}` : null,
    total: await countChangesSince(database, query),
  }
}

function positionIn(cursor: string | undefined): ChangePosition | null {
  if (cursor === undefined) return null
  const [, version, id] = /^(\d{1,9})-(\d{1,15})$/.exec(cursor) ?? []
  return version && id ? { version: Number(version), id } : refuseCursor()
}

function describing(index: SearchIndex) {
  const standing = standingsIn(index)
  const names = indexColumn(index, 'eo.name')
  return ({ official_id: officialId, at, before, after, ...entry }: ChangeRow) => {
    const row = rowOfId(index, officialId)
    return {
      'eo.id': officialId,
      ...entry,
      at: at.toISOString(),
      // Who is not in office any more is named by the entry itself.
      'eo.name': row === undefined ? nameIn(before) : valueAt(names, row),
      standing: row === undefined ? null : (standing(row)?.mark ?? null),
      before: nameIn(before) ?? before,
      after: nameIn(after) ?? after,
    }
  }
}

/** Of an entry about the person. */
function nameIn(value: ChangeRow['before']): string | null {
  const isPerson = typeof value === 'object' && value !== null && 'name' in value && 'jurisdiction' in value
  return isPerson ? (value as PersonOfChange).name : null
}
