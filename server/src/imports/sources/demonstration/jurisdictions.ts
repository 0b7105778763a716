import { type Coverage, coverageOf } from '@atlas/contract/rules/coverage.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { JurisdictionKind } from '#database/jurisdiction-kinds.ts'
import type { JurisdictionRecord } from '#imports/records/records.ts'
import { combineFigures, type Figures, votingAgeOf } from '#imports/sources/demonstration/figures.ts'
import type { InventedCounty, InventedState } from '#imports/sources/demonstration/invent-state.ts'
import { equalSpans, shareWithin, type Span, touch } from '#imports/sources/demonstration/span.ts'

/** Which figures a jurisdiction has: its own, those on former lines, those of its county, or none. */
export type FiguresAt = 'itself' | 'former lines' | 'county' | 'nowhere'

export interface InventedJurisdiction {
  readonly record: JurisdictionRecord
  /** The characteristics of the people there, whether or not they are published. */
  readonly figures: Figures
  readonly figuresAt: FiguresAt
  readonly span: Span
  /** The town with its offices. */
  readonly town: string
}

type DistrictKind = 'congressional-district' | 'senate-district' | 'house-district' | 'judicial-circuit'

const districtKinds: Record<
  DistrictKind,
  { key: (state: StateId, district: string) => string; name: string; ocd: string | null }
> = {
  'congressional-district': {
    key: jurisdictionKey.congressionalDistrict,
    name: 'Congressional District',
    ocd: 'cd',
  },
  'senate-district': { key: jurisdictionKey.senateDistrict, name: 'Senate District', ocd: 'sldu' },
  'house-district': { key: jurisdictionKey.houseDistrict, name: 'House District', ocd: 'sldl' },
  'judicial-circuit': { key: jurisdictionKey.judicialCircuit, name: 'Judicial Circuit', ocd: null },
}

/** The share of legislative districts with figures for their former lines only. */
const redrawnShare = 0.08

export function wholeState(state: InventedState): InventedJurisdiction {
  const span = { from: 0, to: 1 }
  const figures = figuresWithin(state, span)
  return {
    record: record(state.id, {
      key: jurisdictionKey.state(state.id),
      kind: 'state',
      name: states[state.id].name,
      ocdId: ocdId(state.id),
      countyIds: state.counties.map((county) => county.id),
      coverage: coverageBy(figures),
    }),
    figures,
    figuresAt: 'itself',
    span,
    town: largestOf(state.counties).town,
  }
}

/** The districts of a state, all with equal population. */
export function districts(state: InventedState, kind: DistrictKind, count: number): InventedJurisdiction[] {
  const { key, name, ocd } = districtKinds[kind]
  return equalSpans(count).map((span, index) => {
    const district = String(index + 1)
    const counties = state.counties.filter((county) => touch(county.span, span))
    const figures = figuresWithin(state, span)
    const figuresAt = ocd && state.random.chance(redrawnShare) ? 'former lines' : 'itself'
    return {
      record: record(state.id, {
        key: key(state.id, district),
        kind,
        name: `${states[state.id].name} ${name} ${district}`,
        district,
        ocdId: ocd && ocdId(state.id, `${ocd}:${district}`),
        countyIds: counties.map((county) => county.id),
        coverage: figuresAt === 'itself' ? coverageBy(figures) : 'unknown',
      }),
      figures,
      figuresAt,
      span,
      town: largestOf(counties).town,
    }
  })
}

export function wholeCounty(county: InventedCounty): InventedJurisdiction {
  const type = states[county.stateId].countyNoun.one
  return {
    record: record(county.stateId, {
      key: jurisdictionKey.county(county.id),
      kind: 'county',
      name: county.fullName,
      ocdId: ocdId(county.stateId, `${type}:${slug(county.name).replaceAll('-', '_')}`),
      countyIds: [county.id],
      coverage: coverageOfCounty(county),
    }),
    figures: county.figures,
    figuresAt: 'itself',
    span: county.span,
    town: county.town,
  }
}

interface CountyArea {
  readonly key: string
  readonly kind: JurisdictionKind
  readonly name: string
  readonly district?: string
  readonly town?: string
  /** The other counties that it reaches into. */
  readonly beyond?: readonly string[]
  readonly figuresAt?: FiguresAt
}

/** A district, municipality or school district in a county, which uses the figures of the county. */
export function areaInCounty(county: InventedCounty, area: CountyArea): InventedJurisdiction {
  const { key, kind, name, district = null, town = county.town, beyond = [], figuresAt = 'county' } = area
  return {
    record: record(county.stateId, {
      key,
      kind,
      name,
      district,
      countyIds: [county.id, ...beyond],
      coverage: figuresAt === 'county' ? coverageOfCounty(county) : 'unknown',
      figuresFrom: figuresAt === 'county' ? jurisdictionKey.county(county.id) : null,
    }),
    figures: county.figures,
    figuresAt,
    span: county.span,
    town,
  }
}

function record(
  stateId: StateId,
  values: Pick<JurisdictionRecord, 'key' | 'kind' | 'name' | 'countyIds' | 'coverage'> & Partial<JurisdictionRecord>,
): JurisdictionRecord {
  return { stateId, district: null, ocdId: null, figuresFrom: null, ...values }
}

function figuresWithin(state: InventedState, span: Span): Figures {
  const areas = state.counties.map(({ figures, span: of }) => ({ figures, share: shareWithin(of, span) }))
  return combineFigures(areas.filter(({ share }) => share > 0))
}

function coverageOfCounty(county: InventedCounty): Coverage {
  return county.figureKinds.has('census') ? coverageBy(county.figures) : 'unknown'
}

function coverageBy(figures: Figures): Coverage {
  return coverageOf(votingAgeOf(figures), figures.counts['stats.vap_black'])
}

function ocdId(stateId: StateId, ...parts: string[]): string {
  return ['ocd-division/country:us', `state:${states[stateId].code.toLowerCase()}`, ...parts].join('/')
}

function largestOf(counties: readonly InventedCounty[]): InventedCounty {
  return counties.reduce((largest, county) => (county.figures.residents > largest.figures.residents ? county : largest))
}
