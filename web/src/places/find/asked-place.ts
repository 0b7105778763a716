import { useLocation, useNavigate } from '@tanstack/react-router'

/** What somebody wants to know the officials of. */
export interface AskedPlace {
  readonly zip?: string
  readonly place_id?: string
  /** As it stands in the field. */
  readonly text: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    asked?: AskedPlace
  }
}

/**
 * The place that is asked for, and the way to ask for another. It lives in the browser's own history, where going back
 * finds it again, and never in an address: addresses are logged on the way to the server.
 */
export function useAskedPlace(): readonly [AskedPlace | null, (asked: AskedPlace) => void] {
  const asked = useLocation({ select: ({ state }) => state.asked ?? null })
  const navigate = useNavigate()
  return [asked, (next) => void navigate({ to: '/find', state: { asked: next }, resetScroll: false })]
}
