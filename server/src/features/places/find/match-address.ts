import { type MatchContext, type Matched, notFound } from '#features/places/find/match-answer.ts'
import { matchDivisions } from '#features/places/find/match-point.ts'
import { pointOfAddress } from '#features/places/find/point-of-address.ts'
import type { Geocoder } from '#geocoder/geocoder.ts'

/** The county and districts of an address, or the number of seconds after which it can be looked up. */
export async function matchAddress(
  context: MatchContext,
  geocoder: Geocoder | null,
  text: string,
  onFailure: (why: string) => void,
): Promise<Matched | number> {
  const address = text.trim()
  if (address === '') return notFound('The cell is empty.')
  const found = await pointOfAddress(geocoder, address, onFailure)
  if ('point' in found) return matchDivisions(context, found.point)
  return found.waitSeconds ?? notFound(`${found.refusal.sentence} ${found.refusal.advice ?? ''}`.trim())
}
