/** Which kinds of imports there are, each the owner of its rows, and how people read of them. */
export const importOrigins = {
  public: 'Public data',
  historic: 'Officials of the past',
  demonstration: 'Demonstration data',
  organisation: 'Your own officials',
} as const
export type ImportOrigin = keyof typeof importOrigins
export const importOriginIds = Object.keys(importOrigins) as readonly ImportOrigin[]
