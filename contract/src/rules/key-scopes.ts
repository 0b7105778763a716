/** What a key of a person may read. */
export const keyScopes = ['officials', 'places', 'lists'] as const
/** Where nothing else is said. Lists hold notes and what came of calls: a key reads them only where its owner says so. */
export const usualScopes = ['officials', 'places'] as const satisfies readonly (typeof keyScopes)[number][]
export type KeyScope = (typeof keyScopes)[number]

/**
 * Every key begins with this: a person who finds one in a script knows what it opens, and scanners of repositories find
 * it.
 */
export const keyPrefix = 'atlas_'

/** Of all keys of a person together. */
export const mostReadsPerMinute = 120
