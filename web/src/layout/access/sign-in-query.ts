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
