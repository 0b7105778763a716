/** Why a sign-in with the account of an organization did not lead in; the sign-in screen says it in a sentence. */
export const oidcTroubles = ['over', 'refused', 'away', 'unverified', 'other', 'kept'] as const
export type OidcTrouble = (typeof oidcTroubles)[number]
