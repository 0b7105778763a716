import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { CountyChanges } from '@atlas/contract/endpoints/places/county-changes.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { shareAnywhere } from '@atlas/contract/rules/coverage.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { Link } from '@tanstack/react-router'
import { type Dot, drawDots } from '#places/list/dots/draw-dots.tsx'
import { drawMap, mapKeys } from '#places/list/dots/draw-map.tsx'
import {
  areaColumn,
  changesFigure,
  type DotFigure,
  figureKind,
  figureLabel,
  shareColumn,
  sinceText,
  sourceOfFigure,
} from '#places/list/dots/dot-figures.ts'
import { numberOf } from '#places/list/seats-of-row.ts'
import { fewestKnown, fileNameOf, type Picture, type PictureKey } from '#shared/pictures/picture.ts'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { formatValue } from '#shared/values/format-value.ts'
import { textOf } from '#shared/values/text-of.ts'

interface DotsOf {
  readonly rows: readonly Row[]
  readonly figure: DotFigure
  /** The changes, where the counties are drawn by them. */
  readonly changes?: CountyChanges | null
  readonly today: string
  readonly open: (id: string) => void
  /** The outlines of the counties, where they are drawn as a map. */
  readonly map?: DrawnOutlines | null
}

/**
 * Counties by the Black share of their people of voting age and another figure; the highest Black share comes first.
 */
export function dotsPicture({ rows, figure, changes = null, today, open, map = null }: DotsOf): Picture {
  const valueOf = figure === changesFigure ? changesOf(changes) : columnValue(figure)
  const dots = rows.flatMap((row) => dotOf(row, valueOf) ?? []).sort((one, other) => other.share - one.share)
  const states = [...new Set(dots.map(({ state }) => state))].toSorted()
  const sentence = [changes && changesSentence(dots, changes), sentenceOf(rows.length, dots)].filter(Boolean).join(' ')
  const heading = changes ? sinceText(changes.since) : figureLabel(figure)
  const by = lowerFirst(heading)
  return {
    title: map ? `Counties and parishes by ${by}` : `Counties and parishes: Black share and ${by}`,
    sentence,
    sum: map
      ? `${thousands(dots.length)} counties and parishes on a map, by ${by}. ${sentence}`
      : `${thousands(dots.length)} dots, from left to right by Black share of voting age, from bottom to top by ${by}. ${sentence}`,
    source: `${sourceOfFigure(figure)}, ${typedDayOf(today)}`,
    headings: ['County or parish', 'Black share of voting age', heading, ...(changes ? changeHeadings : []), areaLabel],
    rows: dots.map(({ id, name, state, share, text, changeCounts, people }) => ({
      key: id,
      cells: [`${name}, ${state}`, percent(share), text, ...changeCounts, thousands(people)],
      words: `${name}, ${state}: Black share ${percent(share)}, ${by} ${text}, ${thousands(people)} people of voting age`,
      link: (words) => (
        <Link to="/places/$id" params={{ id }}>
          {words}
        </Link>
      ),
      onOpen: () => open(id),
    })),
    keys: map ? mapKeys(dots, figure) : keysOfDots(dots, states),
    draw:
      dots.length < fewestKnown
        ? null
        : (isNarrow) =>
            map
              ? drawMap({ dots, figure, drawn: map, isNarrow })
              : drawDots({
                  dots,
                  isNarrow,
                  kind: figureKind(figure),
                  lookOf: (state) => lookOf(states.length === 2 ? states.indexOf(state) : 0),
                }),
    fileName: fileNameOf(`counties ${map ? 'map ' : ''}${figure} ${changes ? `since ${changes.since} ` : ''}${today}`),
  }
}

function keysOfDots(dots: readonly Dot[], states: readonly string[]): PictureKey[] {
  const two = states.length === 2 ? states : []
  return [
    ...two.map((label, at) => ({
      label,
      count: thousands(dots.filter(({ state }) => state === label).length),
      symbol: <circle cx="7" cy="7" r="6" {...lookOf(at)} />,
    })),
    { label: 'Area of a dot: people of voting age', symbol: <circle cx="7" cy="7" r="3" {...lookOf(0)} /> },
  ]
}

/** Two states are distinguished without color: the dots of one are filled. */
function lookOf(at: number) {
  return at === 0
    ? { fill: 'var(--chart-1)', fillOpacity: 0.55, stroke: 'var(--chart-1)' }
    : { fill: 'var(--surface)', fillOpacity: 0.55, stroke: 'var(--ink)' }
}

interface DotValue extends Pick<Dot, 'value' | 'text' | 'changeCounts'> {}

const changeHeadings = ['Came', 'Left', 'Changed']
const areaLabel = 'People of voting age'

function columnValue(figure: Exclude<DotFigure, typeof changesFigure>) {
  return (row: Row): DotValue | null => {
    const value = row[figure]
    if (typeof value !== 'number' && typeof value !== 'string') return null
    return { value, text: formatValue(columnOf(figure), value) ?? '', changeCounts: [] }
  }
}

/** A county without recorded changes has not changed. */
function changesOf(changes: CountyChanges | null) {
  const counties = new Map(changes?.rows.map((county) => [county.place_id, county]))
  return (row: Row): DotValue | null => {
    const { came = 0, left = 0, changed = 0 } = counties.get(textOf(row, 'place.id') ?? '') ?? {}
    const value = came + left + changed
    return changes && { value, text: thousands(value), changeCounts: [came, left, changed].map(thousands) }
  }
}

function changesSentence(dots: readonly Dot[], { since }: CountyChanges): string {
  const officials = dots.reduce((sum, { value }) => sum + Number(value), 0)
  const counties = dots.filter(({ value }) => Number(value) > 0).length
  if (officials === 0) return `Nobody came, left or changed since ${typedDayOf(since)}.`
  const who = `${counted(officials, 'official', 'officials')} came, left or changed since ${typedDayOf(since)}`
  return `${who}, in ${counted(counties, 'county or parish', 'counties and parishes')}.`
}

function dotOf(row: Row, valueOf: (row: Row) => DotValue | null): Dot | null {
  const [share, people] = [numberOf(row[shareColumn]), numberOf(row[areaColumn])]
  const [id, dotValue] = [textOf(row, 'place.id'), valueOf(row)]
  if (id === null || share === null || people === null || dotValue === null) return null
  const [name, state] = [textOf(row, 'place.name') ?? '', textOf(row, 'state.name') ?? '']
  return { id, name, state, share, people, ...dotValue }
}

function sentenceOf(all: number, dots: readonly Dot[]): string {
  const most = dots.filter(({ share }) => share >= shareAnywhere).length
  const left = all - dots.length
  return [
    `${thousands(dots.length)} counties and parishes, ${thousands(most)} with a Black share of ${percent(shareAnywhere)} or more.`,
    left > 0 &&
      `${thousands(left)} ${left === 1 ? 'is' : 'are'} not drawn, because not all of this is known of ${left === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** For use within a sentence; a name keeps its capital. */
function lowerFirst(text: string): string {
  return text.startsWith('Harris') ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
