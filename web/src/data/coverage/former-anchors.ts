import { states } from '@atlas/contract/rules/states.ts'

const areas = ['states', 'all-states', ...Object.values(states).map(({ name }) => name.toLowerCase())]

/** Where a part is now that stood on the page `/data` before it was several; null for one that still does. */
export function pageOfFormerAnchor(hash: string): '/data/states' | '/data/sources' | '/data/columns' | null {
  if (areas.includes(hash)) return '/data/states'
  if (hash === 'sources' || hash.startsWith('source-')) return '/data/sources'
  // The id of a column has a dot, and no other part has.
  return hash.startsWith('dictionary') || hash.includes('.') ? '/data/columns' : null
}
