/** What a key of a person may read. */
export const keyScopes = ['officials', 'places'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Every key begins so: whoever finds one in a script knows what it opens, and scanners of repositories find it. */
export const keyPrefix = 'atlas_'

/** Of all keys of a person together. */
export const mostReadsPerMinute = 120
