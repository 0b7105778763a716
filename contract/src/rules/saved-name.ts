/** How long the name may be under which somebody keeps a search or a list. */
export const longestSavedName = 100
