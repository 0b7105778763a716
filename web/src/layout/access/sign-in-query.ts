/** What the URL of the sign-in screen says. */
export interface SignInQuery {
  /** Where to go afterwards; the sign-in screen checks it before it goes there. */
  readonly next?: string
  /** Who may see the page that a person was turned away from. */
  readonly only?: 'administrators'
}

export function readSignInQuery({ next, only }: Readonly<Record<string, unknown>>): SignInQuery {
  return {
    ...(typeof next === 'string' ? { next } : {}),
    ...(only === 'administrators' ? { only } : {}),
  }
}

/** What the sign-in screen says to whoever was led there; it stands in the history of the browser, not in the URL. */
export type SignInNews = { readonly kind: 'ended' } | { readonly kind: 'registered'; readonly email: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly news?: SignInNews
  }
}
