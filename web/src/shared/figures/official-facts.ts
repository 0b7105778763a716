import type { OfficialDetail } from '@atlas/contract/endpoints/officials/officials.ts'
import { readFigures, type ReadFigures } from '#shared/figures/figures.ts'

/** Everything known about one official. */
export interface OfficialFacts extends ReadFigures {
  /** The place that the official's area is or is a part of; null where it belongs to none. */
  readonly placeId: string | null
}

/** The answer has its columns and its other keys side by side; no column can have the name of such a key. */
export function readDetail({ sources, former_lines, place_id: placeId, ...values }: OfficialDetail): OfficialFacts {
  return { ...readFigures({ values, sources, former_lines }), placeId }
}
