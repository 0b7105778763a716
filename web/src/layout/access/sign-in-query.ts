import { type OidcTrouble, oidcTroubles } from '@atlas/contract/rules/oidc-troubles.ts'

/** What the URL of the sign-in screen says. */
export interface SignInQuery {
  /** Where to go after signing in; the sign-in screen validates it first. */
  readonly next?: string
  /** Who may see the page that a person was turned away from. */
  readonly only?: 'administrators'
  /** A person who comes back from the identity provider is signed in and continues without a press. */
  readonly came?: 'in'
  /** Why that sign-in failed. */
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

/** What the sign-in screen tells a person who was sent there. It is in the history state, not in the URL. */
export type SignInNews = { readonly kind: 'ended' } | { readonly kind: 'registered'; readonly email: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly news?: SignInNews
  }
}
