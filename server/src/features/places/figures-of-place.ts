import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { Place } from '@atlas/contract/endpoints/places/places.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { describeFormer, type Figure, figuresOfHolder } from '#dataset/provenance.ts'
import type { PlaceOnFile } from '#dataset/places/places.ts'
import { described } from '#dataset/published-sources.ts'

export interface PlaceFigures {
  readonly visible: Pick<Place, 'values' | 'sources' | 'former_lines'>
  /** Also answers for columns that the view hides. */
  readonly numberOf: (id: ColumnId) => number | null
}

/** The figures of a place itself, each with its source. */
export function figuresOfPlace(
  { places, provenance }: Snapshot,
  { number }: PlaceOnFile,
  isNonpartisan: boolean,
): PlaceFigures {
  const hidden = hiddenFrom(isNonpartisan)
  const figures = figuresOfHolder(provenance.figures, places.holders[number] as number)
  const isVisible = ({ source: stated, value, formerValue }: Figure) =>
    !hidden.has(stated.field) && (value !== null || formerValue !== undefined)
  const visible = figures.filter(isVisible)
  const inForce = visible.filter(({ source: stated }) => stated.linesYear === 0)
  const values = new Map(
    figures.flatMap(({ source: stated, value }) => (stated.linesYear === 0 ? [[stated.field, value]] : [])),
  )
  return {
    visible: {
      values: Object.fromEntries(inForce.map(({ source: stated, value }) => [stated.field, value])),
      sources: Object.fromEntries(
        inForce.map(({ source: stated, place }) => [stated.field, described(provenance.sources, stated, { place })]),
      ),
      former_lines: describeFormer(provenance.sources, visible),
    },
    numberOf: (id) => {
      const value = values.get(id)
      return typeof value === 'number' ? value : null
    },
  }
}
