import type { Parsed } from '@atlas/contract/endpoints/endpoint.ts'
import type * as contract from '@atlas/contract/endpoints/places/find.ts'
import type { FindRequest } from '#features/places/find/find-officials.ts'
import { type AddressPoint, pointOfAddress } from '#features/places/find/point-of-address.ts'
import type { Geocoder } from '#geocoder/geocoder.ts'

type Body = Parsed<typeof contract.findOfficials>['body']

/** The place, ZIP code or point that a request names; an address becomes its point. The contract rejects all else. */
export async function requestOf(
  { zip, place_id: id, latitude = 0, longitude = 0, accuracy, address }: Body,
  geocoder: Geocoder | null,
  onFailure: (why: string) => void,
): Promise<FindRequest | AddressPoint> {
  if (zip !== undefined) return { zip }
  if (id !== undefined) return { place_id: id }
  if (address !== undefined) return await pointOfAddress(geocoder, address, onFailure)
  return { point: { latitude, longitude, accuracy, precision: 'location' } }
}
