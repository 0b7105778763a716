/** How a value came to be: counted, reported by a publisher, modelled, surveyed, or inferred from other facts. */
export const methods = ['counted', 'reported', 'surveyed', 'modelled', 'inferred'] as const
export type Method = (typeof methods)[number]
