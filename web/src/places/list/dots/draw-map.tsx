import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Dot } from '#places/list/dots/draw-dots.tsx'
import { changesFigure, type DotFigure, figureKind } from '#places/list/dots/dot-figures.ts'
import { boxAroundBoxes } from '#shared/map/boxes.ts'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import type { Drawing, PictureKey } from '#shared/pictures/picture.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** The range of a class in words, and its tint. */
interface MapClass {
  readonly label: string
  readonly fill: string
  readonly has: (dot: Dot) => boolean
}

const tints = ['--seq-0', '--seq-1', '--seq-2', '--seq-3', '--seq-4', '--seq-5'].map((token) => `var(${token})`)

/** The lower bounds of the second and later classes; the last class of completeness is "all". */
const edgesOfShares = [0.2, 0.4, 0.6, 0.8, 1]
/** A race is close below five points, and few races are lost by half of the votes. */
const edgesOfMargins = [0.05, 0.1, 0.2, 0.3, 0.5]
const edgesOfCounts = [1, 2, 5, 10, 20]

function classesOf(dots: readonly Dot[], figure: DotFigure): MapClass[] {
  if (figureKind(figure) === 'day') return classesOfDays(dots)
  const edges = edgesOf(figure)
  return tints.map((fill, index) => {
    const [from = 0, to] = [edges[index - 1], edges[index]]
    return {
      label: figureKind(figure) === 'count' ? countText(from, to) : rangeText(from, to),
      fill,
      has: ({ value }) => typeof value === 'number' && value >= from && (to === undefined || value < to),
    }
  })
}

function edgesOf(figure: DotFigure): readonly number[] {
  if (figure === changesFigure) return edgesOfCounts
  return figure === 'place.closest_margin%' ? edgesOfMargins : edgesOfShares
}

function countText(from: number, to: number | undefined): string {
  if (to === undefined) return `${from} or more`
  return to === from + 1 ? String(from) : `${from} to ${to - 1}`
}

function rangeText(from: number, to: number | undefined): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`
  if (to === undefined) return from === 1 ? 'All' : `${percent(from)} or more`
  return `${percent(from)} to under ${percent(to)}`
}

/** The five earliest days, and all later ones together. */
function classesOfDays(dots: readonly Dot[]): MapClass[] {
  const days = [...new Set(dots.map(({ value }) => String(value)))].toSorted()
  return tints.slice(0, days.length).map((fill, index) => {
    const day = days[index] ?? ''
    const isRest = index === tints.length - 1 && days.length > tints.length
    return {
      label: isRest ? `${typedDayOf(day)} or later` : typedDayOf(day),
      fill,
      has: ({ value }) => (isRest ? String(value) >= day : value === day),
    }
  })
}

export function mapKeys(dots: readonly Dot[], figure: DotFigure): PictureKey[] {
  return classesOf(dots, figure).map(({ label, fill, has }) => ({
    label,
    count: thousands(dots.filter(has).length),
    symbol: <rect width="14" height="14" fill={fill} stroke="var(--line-strong)" />,
  }))
}

interface DrawnMap {
  readonly dots: readonly Dot[]
  readonly figure: DotFigure
  readonly drawn: DrawnOutlines
  readonly isNarrow: boolean
}

/**
 * The counties of the dots at their location. Counties without a tint are not in the list, or some of their figures are
 * not known.
 */
export function drawMap({ dots, figure, drawn, isNarrow }: DrawnMap): Drawing {
  const states = new Set(dots.map(({ id }) => id.slice(0, 2)))
  const shown = drawn.outlines.filter(({ stateId }) => states.has(stateId))
  const view = boxAroundBoxes(shown.map(({ box }) => box))
  const classes = classesOf(dots, figure)
  const outlineOf = new Map(shown.map((outline) => [outline.id, outline]))
  const edge = 6
  const across = (isNarrow ? 340 : 860) - edge * 2
  const scale = Math.min(across / view.width, (isNarrow ? 420 : 560) / view.height)
  const [left, top] = [edge + (across - view.width * scale) / 2, edge]
  const place = `translate(${round(left - view.x * scale)} ${round(top - view.y * scale)}) scale(${round(scale)})`
  const lines = { stroke: 'var(--map-state)', strokeWidth: 0.5 / scale, vectorEffect: 'non-scaling-stroke' } as const
  return {
    width: across + edge * 2,
    height: view.height * scale + edge * 2,
    ground: <path d={shown.map(({ path }) => path).join('')} transform={place} fill="var(--sunken)" {...lines} />,
    marks: dots.flatMap((dot) => {
      const outline = outlineOf.get(dot.id)
      if (!outline) return []
      const { x, y, width, height } = outline.box
      return {
        key: dot.id,
        box: {
          x: left + (x - view.x) * scale,
          y: top + (y - view.y) * scale,
          width: width * scale,
          height: height * scale,
        },
        shape: <path d={outline.path} transform={place} fill={classes.find(({ has }) => has(dot))?.fill} {...lines} />,
      }
    }),
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
