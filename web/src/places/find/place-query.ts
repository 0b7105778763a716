import { useLocation, useNavigate } from '@tanstack/react-router'

/** What somebody wants to know the officials of. */
export interface PlaceQuery {
  readonly zip?: string
  readonly place_id?: string
  /** As it stands in the field. */
  readonly text: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    query?: PlaceQuery
  }
}

/**
 * The place that is asked for, and the way to ask for another. It lives in the browser's own history, where going back
 * finds it again, and never in an address: addresses are logged on the way to the server.
 */
export function usePlaceQuery(): readonly [PlaceQuery | null, (next: PlaceQuery) => void] {
  const query = useLocation({ select: ({ state }) => state.query ?? null })
  const navigate = useNavigate()
  return [query, (next) => void navigate({ to: '/find', state: { query: next }, resetScroll: false })]
}
