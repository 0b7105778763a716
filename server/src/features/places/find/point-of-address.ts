import type { FindReply } from '@atlas/contract/endpoints/places/find.ts'
import type { RequestedPoint } from '#features/places/find/point-query.ts'
import type { Geocoder } from '#geocoder/geocoder.ts'

type Refusal = NonNullable<FindReply['refusal']>

export type AddressPoint =
  | { readonly point: RequestedPoint }
  /** `waitSeconds` says when to try again; `isOfService` means that the service failed and the address may be good. */
  | { readonly refusal: Refusal; readonly waitSeconds?: number; readonly isOfService?: true }

const elseTry = 'Check the street, the number and the town, or type the ZIP code.'

/**
 * The location of an address, or the reason why it is unknown. `onFailure` receives the reason why the geocoder failed,
 * but never the address.
 */
export async function pointOfAddress(
  geocoder: Geocoder | null,
  address: string,
  onFailure: (why: string) => void,
): Promise<AddressPoint> {
  if (!geocoder) return refused('Street addresses cannot be looked up here.', 'Use your location or a ZIP code.')
  const answer = await geocoder.find(address)
  switch (answer.result) {
    case 'found': {
      const { latitude, longitude, precision, label } = answer.candidate
      return { point: { latitude, longitude, precision, matched: label } }
    }
    case 'several':
      return refused(`Several addresses fit: ${answer.labels.join('; ')}.`, 'Add the town or the ZIP code.')
    case 'inexact':
      return refused(`Only “${answer.label}” was found, not the house.`, elseTry)
    case 'nothing':
      return refused('This address was not found.', elseTry)
    case 'busy':
      return {
        ...refused(
          'The address service is asked for too much just now.',
          `Try again in ${answer.seconds} seconds; a ZIP code works at once.`,
        ),
        waitSeconds: answer.seconds,
        isOfService: true,
      }
    case 'failed':
      onFailure(answer.why)
      return { ...refused('The address service does not answer.', 'A ZIP code works.'), isOfService: true }
  }
}

function refused(sentence: string, advice: string): { readonly refusal: Refusal } {
  return { refusal: { sentence, advice } }
}
