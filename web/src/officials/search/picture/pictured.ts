import { type SeatTrait, seatTraits } from '@atlas/contract/endpoints/places/bodies.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { openedPart } from '#search/state/opened-search.ts'

/** What the bars of the picture are: levels of government, or offices. */
export const bars = ['level', 'office'] as const
export type Bars = (typeof bars)[number]

/** How the officials of a search are drawn. It is stored in the URL and nowhere else. */
export interface Pictured {
  readonly by: SeatTrait
  /** Null means by level, or by office where all officials are of one level. */
  readonly bars: Bars | null
}

/** Null where an address asks for no picture. */
export function readPictured({ picture, bars: requestedBars }: UrlQuery): Pictured | null {
  const by = seatTraits.find((trait) => trait === picture)
  return by ? { by, bars: bars.find((each) => each === requestedBars) ?? null } : null
}

export function writePictured(pictured: Pictured | null): UrlQuery {
  if (!pictured) return {}
  return { picture: pictured.by, ...(pictured.bars && { bars: pictured.bars }) }
}

/**
 * What the address of Advanced Search contains besides the search: the saved search it was opened from, and its
 * picture.
 */
export function pictureQuery(query: UrlQuery): UrlQuery {
  return { ...openedPart(query), ...writePictured(readPictured(query)) }
}
