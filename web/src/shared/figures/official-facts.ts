import type { OfficialDetail } from '@atlas/contract/endpoints/officials/officials.ts'
import { readFigures, type ReadFigures } from '#shared/figures/figures.ts'

/** Everything that is known of one official. */
export interface OfficialFacts extends ReadFigures {
  /** The place that the official's area is or is a part of; null where it belongs to none. */
  readonly placeId: string | null
}

/** Columns and the keys that no column can have stand beside each other in the answer. */
export function readDetail({ sources, former_lines, place_id: placeId, ...values }: OfficialDetail): OfficialFacts {
  return { ...readFigures({ values, sources, former_lines }), placeId }
}
