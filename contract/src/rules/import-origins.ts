/** The kinds of imports, each of which owns its rows, and the words that people read for them. */
export const importOrigins = {
  public: 'Public data',
  historic: 'Officials of the past',
  demonstration: 'Demonstration data',
  organisation: 'Your own officials',
} as const
export type ImportOrigin = keyof typeof importOrigins
export const importOriginIds = Object.keys(importOrigins) as readonly ImportOrigin[]
