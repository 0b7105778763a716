import { useState } from 'react'
import type { PlaceQuery } from '#places/find/place-query.ts'

/** Where somebody stands, or an address, as it is sent. */
export type PointBody =
  | { readonly latitude: number; readonly longitude: number; readonly accuracy: number }
  | { readonly address: string }

/** A point that is asked for, and which one it is since the page was opened. */
export interface RequestedPoint {
  readonly body: PointBody
  readonly number: number
}

export type AskPoint = (body: PointBody) => void

/**
 * The point that is asked for. It is kept nowhere but in the memory of the open page: not in its address, not in the
 * browser's history, and it is no part of the key that answers are remembered by.
 */
export function useRequestedPoint(query: PlaceQuery | null): readonly [RequestedPoint | null, AskPoint] {
  const [requested, setRequested] = useState<(RequestedPoint & { readonly after: PlaceQuery | null }) | null>(null)
  const number = (requested?.number ?? 0) + 1
  // Whoever asks for a place then, or goes back to one, does not ask for the point any more.
  return [requested?.after === query ? requested : null, (body) => setRequested({ body, number, after: query })]
}
