import { useState } from 'react'
import type { PlaceQuery } from '#places/find/place-query.ts'

/** Where somebody stands, or an address, as it is sent. */
export type PointBody =
  | { readonly latitude: number; readonly longitude: number; readonly accuracy: number }
  | { readonly address: string }

/** A point that is asked for, and which one it is since the page was opened. */
export interface PointAsked {
  readonly body: PointBody
  readonly number: number
}

export type AskPoint = (body: PointBody) => void

/**
 * The point that is asked for. It is kept nowhere but in the memory of the open page: not in its address, not in the
 * browser's history, and it is no part of the key that answers are remembered by.
 */
export function usePointAsked(query: PlaceQuery | null): readonly [PointAsked | null, AskPoint] {
  const [asked, setAsked] = useState<(PointAsked & { readonly after: PlaceQuery | null }) | null>(null)
  const number = (asked?.number ?? 0) + 1
  // Whoever asks for a place then, or goes back to one, does not ask for the point any more.
  return [asked?.after === query ? asked : null, (body) => setAsked({ body, number, after: query })]
}
