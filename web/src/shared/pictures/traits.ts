import type { SeatTrait } from '@atlas/contract/endpoints/places/bodies.ts'
import { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import { partyLetter } from '#shared/values/party-letter.ts'

/** How officials with a value are drawn: in the color of a group, or with a party's letter in a neutral tone. */
export type TraitLook = { readonly series: number } | { readonly letter: string; readonly tone: number }

interface TraitWords {
  /** The label of its button and the heading of its column. */
  readonly label: string
  readonly lookOf: (value: string, index: number) => TraitLook
}

const genders = ['Female', 'Male']

export const traitWords: Readonly<Record<SeatTrait, TraitWords>> = {
  'eo.ethnicity': { label: 'Ethnicity', lookOf: (value, index) => ({ series: placeIn(ethnicities, value, index) }) },
  'eo.gender': { label: 'Gender', lookOf: (value, index) => ({ series: placeIn(genders, value, index) }) },
  'party.name': { label: 'Party', lookOf: (value, index) => ({ letter: partyLetter(value), tone: index }) },
}

/** A value has the same color in every picture, regardless of which others are there. */
function placeIn(values: readonly string[], value: string, index: number): number {
  const place = values.indexOf(value)
  return place === -1 ? values.length + index : place
}

/** The order alternates dark and light. */
const colors = ['--chart-1', '--chart-4', '--chart-2', '--chart-3', '--ink-muted', '--chart-5']

export function colorOfSeries(series: number): string {
  return `var(${colors[series % colors.length]})`
}

/** For parties: neutral tones, never the red and blue of campaigns. */
const tones = [
  { fill: 'var(--ink-muted)', ink: 'var(--surface)' },
  { fill: 'var(--line)', ink: 'var(--ink)' },
  { fill: 'var(--surface)', ink: 'var(--ink)' },
] as const

export function partyTone(tone: number): (typeof tones)[number] {
  return tones[tone % tones.length] as (typeof tones)[number]
}
