import { type ColumnId, isColumnOf } from '@atlas/contract/catalogue/columns.ts'
import type { OfficialDetail, Provenance } from '@atlas/contract/endpoints/officials.ts'
import type { Figures } from '#figures/figures.ts'

/** Everything that is known of one official. */
export interface OfficialFacts extends Figures {
  /** Whether the answer tells it at all: the nonpartisan view leaves columns out, which are then not drawn either. */
  readonly tells: (id: ColumnId) => boolean
  /** Figures for district lines that are no longer in force; shown apart, never with the others. */
  readonly former: (Figures & { readonly linesYear: number; readonly ids: readonly ColumnId[] }) | null
  readonly allProvenances: readonly Provenance[]
}

export function readDetail(detail: OfficialDetail): OfficialFacts {
  const { sources, former_lines: former } = detail
  return {
    value: (id) => (isColumnOf('official', id) ? (detail[id] ?? null) : null),
    tells: (id) => id in detail,
    provenance: (id) => sources[id],
    former: readFormer(former),
    allProvenances: [...Object.values(sources), ...Object.values(former).map(({ provenance }) => provenance)],
  }
}

function readFormer(former: OfficialDetail['former_lines']): OfficialFacts['former'] {
  const [first] = Object.values(former)
  if (!first) return null
  return {
    value: (id) => former[id]?.value ?? null,
    provenance: (id) => former[id]?.provenance,
    linesYear: first.lines_year,
    ids: Object.keys(former) as ColumnId[],
  }
}
