/** The choice that stands for "no value is known"; it can be filtered by like any other. */
export const unknownChoice = { id: 'unknown', label: 'Unknown' } as const
