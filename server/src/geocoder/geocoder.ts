import { askHost, NoAnswer } from '#geocoder/ask-host.ts'
import { Budget } from '#geocoder/budget.ts'
import { type Candidate, forms } from '#geocoder/forms.ts'
import type { GeocoderSetting } from '#geocoder/setting.ts'

/** The result for an address: a point, several places, something less exact than a house, or nothing. */
export type Geocoded =
  | { readonly result: 'found'; readonly candidate: Candidate & { readonly precision: 'building' | 'street' } }
  | { readonly result: 'several'; readonly labels: readonly string[] }
  | { readonly result: 'inexact'; readonly label: string }
  | { readonly result: 'nothing' }
  /** The host did not answer, or not as its kind does. */
  | { readonly result: 'failed'; readonly why: string }
  /** As many were asked for as may be in a minute. */
  | { readonly result: 'busy'; readonly seconds: number }

export interface Geocoder {
  find(address: string): Promise<Geocoded>
}

interface Limits {
  readonly perMinute: number
  readonly milliseconds?: number
  readonly now?: () => number
}

const usualMilliseconds = 8_000
const userAgent = 'southern-officials-atlas'

// Two answers that are nearer to each other than this are one house, told twice.
const sameHouseDegrees = 0.003

/** Looks up addresses at the configured host. Nothing of them is kept or logged here, and failures never hold them. */
export function openGeocoder({ name, base, mayBePrivate }: GeocoderSetting, limits: Limits): Geocoder {
  const { perMinute, milliseconds = usualMilliseconds, now = () => performance.now() } = limits
  const budget = new Budget(perMinute, now)
  const form = forms[name]
  return {
    async find(address) {
      if (!budget.take()) return { result: 'busy', seconds: Math.max(1, Math.ceil(budget.wait() / 1_000)) }
      try {
        const answer = await askHost({ url: form.urlOf(base, address), userAgent, mayBePrivate, milliseconds })
        return chosenOf(form.read(answer))
      } catch (error) {
        return { result: 'failed', why: error instanceof NoAnswer ? error.message : 'answers in another form' }
      }
    },
  }
}

function chosenOf(candidates: readonly Candidate[]): Geocoded {
  const [best] = candidates
  if (!best) return { result: 'nothing' }
  const exact = candidates.filter(isExact)
  const [first] = exact
  if (!first) return { result: 'inexact', label: best.label }
  const elsewhere = exact.filter((each) => !isSameHouse(each, first))
  if (elsewhere.length === 0) return { result: 'found', candidate: first }
  return { result: 'several', labels: [...new Set([first, ...elsewhere].map(({ label }) => label))] }
}

function isExact(each: Candidate): each is Candidate & { readonly precision: 'building' | 'street' } {
  return each.precision !== 'area'
}

function isSameHouse(one: Candidate, other: Candidate): boolean {
  return (
    Math.abs(one.latitude - other.latitude) < sameHouseDegrees &&
    Math.abs(one.longitude - other.longitude) < sameHouseDegrees
  )
}
