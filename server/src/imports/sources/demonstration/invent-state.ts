import type { StateId } from '@atlas/contract/rules/states.ts'
import type { CountyOnMap } from '#imports/geography/mapped-counties.ts'
import { everyKind, type FigureKind, type Figures } from '#imports/sources/demonstration/figures.ts'
import { inventFigures, within } from '#imports/sources/demonstration/invent-figures.ts'
import {
  blackSharePeaks,
  hills,
  hispanicSharePeaks,
  influenceOf,
  populationPeaks,
} from '#imports/sources/demonstration/peaks.ts'
import { inventPlaceName } from '#imports/sources/demonstration/place-names.ts'
import { type Random, randomOf } from '#imports/sources/demonstration/random.ts'
import { demonstrations } from '@atlas/states/demonstrations.ts'
import { type Span, spansOf } from '#imports/sources/demonstration/span.ts'

/** A real county with invented figures. */
export interface InventedCounty extends CountyOnMap {
  readonly figures: Figures
  readonly figureKinds: ReadonlySet<FigureKind>
  readonly span: Span
  /** The town with its offices. */
  readonly town: string
  readonly placeNames: Set<string>
  readonly random: Random
}

/** The counties of a state in the order of their spans. */
export interface InventedState {
  readonly id: StateId
  readonly counties: readonly InventedCounty[]
  readonly random: Random
}

export function inventState(id: StateId, counties: readonly CountyOnMap[], seed: number): InventedState {
  const ordered = inWindingOrder(counties)
  const randoms = ordered.map((county) => randomOf(seed, county.id))
  const residents = inventResidents(demonstrations[id].residents, ordered, randoms)
  const spans = spansOf(residents)
  const blackShareHills = hills(randomOf(seed, 'black share'))
  return {
    id,
    random: randomOf(seed, id),
    counties: ordered.map((county, index) =>
      inventCounty(county, {
        random: randoms[index] as Random,
        residents: residents[index] as number,
        span: spans[index] as Span,
        hill: blackShareHills(county.center),
      }),
    ),
  }
}

const knownShare: Record<FigureKind, number> = { census: 0.93, votes: 0.98, survey: 0.96, model: 0.7 }

function inventCounty(
  county: CountyOnMap,
  { random, residents, span, hill }: Pick<InventedCounty, 'random' | 'span'> & { residents: number; hill: number },
): InventedCounty {
  const { center, stateId } = county
  const placeNames = new Set<string>()
  const blackShare = 0.15 + influenceOf(blackSharePeaks, center) + 0.14 * hill + 0.035 * random.normal()
  const hispanicShare = 0.035 + influenceOf(hispanicSharePeaks, center) + 0.015 * random.normal()
  return {
    ...county,
    figures: inventFigures(random, {
      residents,
      blackShare: within(0.01, blackShare, 0.84),
      hispanicShare: within(0.01, hispanicShare, 0.75),
      urbanity: within(0, influenceOf(populationPeaks, center) / 10, 1),
      whiteDemocraticShare: demonstrations[stateId].whiteDemocraticShare,
    }),
    figureKinds: new Set(everyKind.filter((kind) => random.chance(knownShare[kind]))),
    span,
    town: inventPlaceName(random, placeNames),
    placeNames,
    random,
  }
}

function inventResidents(total: number, counties: readonly CountyOnMap[], randoms: readonly Random[]): number[] {
  const weights = counties.map(
    ({ center }, index) =>
      (1 + influenceOf(populationPeaks, center)) * Math.exp(0.55 * (randoms[index] as Random).normal()),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.round((total * weight) / all))
}

/** West to east, then back, in bands from north to south, so that each county is followed by a neighbor. */
function inWindingOrder(counties: readonly CountyOnMap[]): CountyOnMap[] {
  const bandHeight = 0.45
  const bandOf = ({ center }: CountyOnMap) => Math.floor((36 - center.latitude) / bandHeight)
  const along = (county: CountyOnMap) => county.center.longitude * (bandOf(county) % 2 === 0 ? 1 : -1)
  return counties.toSorted((a, b) => bandOf(a) - bandOf(b) || along(a) - along(b))
}
