/**
 * How a value came to be: counted, reported by a publisher, surveyed, modeled, summed from the figures of the counties
 * that it is made of, estimated from figures of smaller areas, or inferred from other facts.
 */
export const methods = ['counted', 'reported', 'surveyed', 'modelled', 'summed', 'estimated', 'inferred'] as const
export type Method = (typeof methods)[number]
