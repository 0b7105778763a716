import { states } from '@atlas/contract/rules/states.ts'

const areas = ['states', 'all-states', ...Object.values(states).map(({ name }) => name.toLowerCase())]

/** The present page of a section that was on `/data` before it was split; null for one that is still there. */
export function pageOfFormerAnchor(hash: string): '/data/states' | '/data/sources' | '/data/columns' | null {
  if (areas.includes(hash)) return '/data/states'
  if (hash === 'sources' || hash.startsWith('source-')) return '/data/sources'
  // The id of a column contains a dot, and no other anchor does.
  return hash.startsWith('dictionary') || hash.includes('.') ? '/data/columns' : null
}
