import type { Certainty } from '@atlas/contract/rules/place-certainty.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'

/** Courts that some of whose judges are elected by a part of the circuit. */
const partlyElected = /election section|\b\d+-\d+\b|appeal|circuit, \d+\w\w district|bessemer|cutoff/i

/** How sure it is that an area, which touches a county, is of the whole county. `isOnly`: no other of its kind touches it. */
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
      // One that each county elects for itself.
      return district !== null && counties.length === 1 ? 'whole' : 'some'
    case 'state-district':
      // What has figures of its own is made of whole counties, whose figures they are the sums of.
      return figuresFrom === null && facts.has('stats.vap_total') ? 'whole' : 'some'
    case 'school-district':
      // Towns in it may have schools of their own.
      return district === null ? 'some' : certaintyOfPart(area)
    default:
      return certaintyOfPart(area)
  }
}

/** Posts that are told apart and filled by everybody, or by a part: their name does not say which. */
const post = /^(?:place|post|seat|group|position|division)\b|\bdivision [a-z]$/i
const ofTheWhole = /^(?:at[- ]large|chair|president)\b/i

/** How sure it is that what is named as a part of a place is elected by all of it. */
export function certaintyOfPart({ kind, name, counties }: StoredJurisdiction): Certainty {
  if (kind === 'state-district' && counties.length === 0) return 'whole'
  const label = name.split(', ').at(-1) ?? ''
  if (ofTheWhole.test(label)) return 'whole'
  return post.test(label) ? 'some' : 'part'
}
