import type { Certainty } from '@atlas/contract/rules/place-certainty.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'

/** Courts with some judges who are elected by a part of the circuit. */
const partlyElected = /election section|\b\d+-\d+\b|appeal|circuit, \d+\w\w district|bessemer|cutoff/i

/**
 * How certain it is that an area touching a county represents the whole county. `isOnly`: no other area of its kind
 * touches it.
 */
export function certaintyInCounty(area: StoredJurisdiction, isOnly: boolean): Certainty {
  const { kind, name, district, counties, figuresFrom, facts } = area
  switch (kind) {
    case 'county':
      return 'whole'
    case 'congressional-district':
    case 'senate-district':
    case 'house-district':
      return isOnly ? 'whole' : 'part'
    case 'judicial-circuit':
      return partlyElected.test(name) ? 'some' : 'whole'
    case 'special-district':
      // Each county elects its own.
      return district !== null && counties.length === 1 ? 'whole' : 'some'
    case 'state-district':
      // An area with figures of its own consists of whole counties, because the figures are sums of theirs.
      return figuresFrom === null && facts.has('stats.vap_total') ? 'whole' : 'some'
    case 'school-district':
      // Towns in it may have schools of their own.
      return district === null ? 'some' : certaintyOfPart(area)
    default:
      return certaintyOfPart(area)
  }
}

/** Posts with a name that does not say whether everybody or only a part elects them. */
const post = /^(?:place|post|seat|group|position|division)\b|\bdivision [a-z]$/i
const ofTheWhole = /^(?:at[- ]large|chair|president)\b/i

/** How certain it is that the whole place elects an area named as a part of it. */
export function certaintyOfPart({ kind, name, counties }: StoredJurisdiction): Certainty {
  if (kind === 'state-district' && counties.length === 0) return 'whole'
  const label = name.split(', ').at(-1) ?? ''
  if (ofTheWhole.test(label)) return 'whole'
  return post.test(label) ? 'some' : 'part'
}
