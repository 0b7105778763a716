/** The longest name for a saved search or a list. */
export const longestSavedName = 100
