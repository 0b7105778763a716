import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { OfficialSources } from '#dataset/official-sources.ts'
import type { PlaceSources } from '#dataset/places/place-sources.ts'
import type { PublishedSources } from '#dataset/published-sources.ts'
import type { TableColumn } from '#features/exports/file/exported-rows.ts'

interface Stated {
  readonly sources: PublishedSources
  readonly officials: OfficialSources
  readonly places: PlaceSources
}

export const sourceHeadings = { official: 'Record Source', place: 'Sources' } as const satisfies Record<
  SubjectId,
  string
>

/** Where each row comes from: the record of an official, whose day is a column of the catalogue, or all values of a place. */
export const recordSources: Readonly<Record<SubjectId, (stated: Stated) => TableColumn>> = {
  official: ({ sources, officials: { ofRow, source: stated } }) =>
    sourceColumn(
      'official',
      ofRow,
      stated.map(({ source }) => nameOf(sources, source)),
    ),
  place: ({ sources, places: { ofRow, stated } }) =>
    sourceColumn(
      'place',
      ofRow,
      stated.map((ids) => ids.flatMap((id) => nameOf(sources, id) ?? []).join('; ') || null),
    ),
}

function sourceColumn(subject: SubjectId, codes: Uint32Array, names: readonly (string | null)[]): TableColumn {
  return {
    heading: sourceHeadings[subject],
    kind: 'text',
    codes,
    codeCount: names.length,
    cellAt: (code) => names[code] ?? null,
  }
}

function nameOf(sources: PublishedSources, id: string): string | null {
  const source = sources.get(id)
  if (!source) return null
  const { publisher, title } = source
  return title.startsWith(publisher) ? title : `${publisher}: ${title}`
}
