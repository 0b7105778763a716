/** How a value came to be: counted, reported by a publisher, modelled, estimated from figures of smaller areas, surveyed, or inferred from other facts. */
export const methods = ['counted', 'reported', 'surveyed', 'modelled', 'estimated', 'inferred'] as const
export type Method = (typeof methods)[number]
