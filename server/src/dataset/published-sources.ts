import type { Selectable } from 'kysely'
import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import type { Database } from '#database/connect.ts'
import type { Schema, ValueProvenance } from '#database/schema.ts'

/** A published data set that is the source of values. */
export type PublishedSource = Readonly<
  Pick<Selectable<Schema['source']>, 'id' | 'title' | 'publisher' | 'licence' | 'url' | 'as_of'>
>

/** id → source, sorted by publisher and title */
export type PublishedSources = ReadonlyMap<string, PublishedSource>

export async function readPublishedSources(database: Database): Promise<PublishedSources> {
  const sources = await database
    .selectFrom('source')
    .select(['id', 'title', 'publisher', 'licence', 'url', 'as_of'])
    .orderBy('publisher')
    .orderBy('title')
    .execute()
  return new Map(sources.map((source) => [source.id, source]))
}

interface Stated extends Readonly<Pick<ValueProvenance, 'source' | 'as_of' | 'method'>> {
  readonly note?: string | null
}

interface Beside {
  /** The area that a figure describes. */
  readonly place?: string
  /** The other sources of a value made from several figures. */
  readonly otherSources?: readonly string[]
}

/** The source of a value in words. */
export function described(
  sources: PublishedSources,
  { source, as_of, method, note }: Stated,
  { place, otherSources = [] }: Beside = {},
): Provenance {
  const { title, publisher, url } = sources.get(source) ?? { title: source, publisher: '', url: null }
  const others = otherSources.map((id) => sources.get(id)?.title ?? id)
  const partly = others.length > 0 && `partly from ${others.join(' and ')}`
  const notes = [note, partly].filter(Boolean)
  return { source: title, publisher, url, as_of, method, place: place ?? null, note: notes.join(', ') || null }
}
