import { type OidcTrouble, oidcTroubles } from '@atlas/contract/rules/oidc-troubles.ts'

/** What the URL of the sign-in screen says. */
export interface SignInQuery {
  /** Where to go afterwards; the sign-in screen checks it before it goes there. */
  readonly next?: string
  /** Who may see the page that a person was turned away from. */
  readonly only?: 'administrators'
  /** Whoever comes back from the account of the organization is signed in, and goes on by themselves. */
  readonly came?: 'in'
  /** Why that sign-in did not lead in. */
  readonly trouble?: OidcTrouble
}

export function readSignInQuery({ next, only, came, trouble }: Readonly<Record<string, unknown>>): SignInQuery {
  return {
    ...(typeof next === 'string' ? { next } : {}),
    ...(only === 'administrators' ? { only } : {}),
    ...(came === 'in' ? { came } : {}),
    ...(isTrouble(trouble) ? { trouble } : {}),
  }
}

function isTrouble(text: unknown): text is OidcTrouble {
  return typeof text === 'string' && oidcTroubles.some((each) => each === text)
}

/** What the sign-in screen says to whoever was led there; it stands in the history of the browser, not in the URL. */
export type SignInNews = { readonly kind: 'ended' } | { readonly kind: 'registered'; readonly email: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly news?: SignInNews
  }
}
