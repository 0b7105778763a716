import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/places/find.ts'
import type { Asked } from '#features/places/find/find-officials.ts'

type Body = Parsed<typeof contract.findOfficials>['body']

/** What a request asks for, where it is no address; the contract lets nothing pass that is none of these. */
export function askedOf({ zip, place_id: id, latitude = 0, longitude = 0, accuracy }: Body): Asked {
  if (zip !== undefined) return { zip }
  if (id !== undefined) return { place_id: id }
  return { point: { latitude, longitude, accuracy, precision: 'location' } }
}
