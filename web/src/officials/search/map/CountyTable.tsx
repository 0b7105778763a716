import { states } from '@atlas/contract/rules/states.ts'
import { ArrowDown, ArrowUp, Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { canBeChosen, type InView } from '#shared/map/drawing/OutlinePaths.tsx'
import styles from '#officials/search/map/CountyTable.module.css'
import { mapFigures } from '#shared/map/figures/map-figures.ts'
import type { ShadedCounty } from '#shared/map/figures/shade-counties.ts'
import type { ReadyMap } from '#officials/search/map/use-map.ts'
import type { MapFigureId } from '@atlas/contract/endpoints/places/map-figures.ts'
import textLook from '#shared/ui/look/text.module.css'
import sortLook from '#shared/ui/look/sort.module.css'

interface CountyTableProps {
  readonly title: string
  readonly figureId: MapFigureId
  readonly map: ReadyMap
  readonly selected: readonly string[]
  readonly inView: InView
  /** The county that the text below is about. */
  readonly lookedAt: string | null
  readonly onLookAt: (id: string) => void
}

/** The map in words and numbers. A click selects a county; keyboard users have the list of counties. */
export function CountyTable({ title, figureId, map, selected, inView, lookedAt, onLookAt }: CountyTableProps) {
  const { shading, replied } = map
  const [order, setOrder] = useState<CountyOrder>({ by: 'county', direction: 'ascending' })
  const { columnId } = mapFigures[figureId]
  const counties = [...shading.counties.values()].filter(
    (county) => canBeChosen(inView, county) && !inView.others.has(county.id),
  )
  const source = columnId ? replied.sources[columnId]?.[0] : undefined
  return (
    // A region that scrolls must be reachable with the keyboard.
    <div className={styles.table} role="region" aria-label={title} tabIndex={0}>
      <table>
        <caption>
          {title} by county and parish{counties.length < shading.counties.size && ', where the filters find officials'}.
          {source && ` ${source.publisher}: ${source.source}.`}
        </caption>
        <thead>
          <tr>
            <Heading id="county" label="County/Parish" order={order} onSort={setOrder} />
            <Heading id="state" label="State" order={order} onSort={setOrder} />
            <Heading id="figure" label={title} order={order} onSort={setOrder} />
          </tr>
        </thead>
        <tbody>
          {sortCounties(counties, order).map((county) => (
            <CountyRow
              key={county.id}
              county={county}
              isSelected={selected.includes(county.id)}
              isLookedAt={county.id === lookedAt}
              onLookAt={onLookAt}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CountyRowProps extends Pick<CountyTableProps, 'onLookAt'> {
  readonly county: ShadedCounty
  readonly isSelected: boolean
  readonly isLookedAt: boolean
}

function CountyRow({ county, isSelected, isLookedAt, onLookAt }: CountyRowProps) {
  return (
    <tr aria-current={isLookedAt || undefined} onClick={() => onLookAt(county.id)}>
      <th scope="row">
        {county.name}
        {isSelected && (
          <>
            <Check aria-hidden />
            <span className={textLook.visuallyHidden}>(in the filter)</span>
          </>
        )}
      </th>
      <td>{states[county.stateId].name}</td>
      <td className={styles.figure}>
        {county.value === null ? <span className={textLook.unknown}>Unknown</span> : county.text}
      </td>
    </tr>
  )
}

interface HeadingProps {
  readonly id: CountyOrder['by']
  readonly label: string
  readonly order: CountyOrder
  readonly onSort: (order: CountyOrder) => void
}

function Heading({ id, label, order, onSort }: HeadingProps) {
  const isSorted = order.by === id
  const Icon = isSorted ? (order.direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
  const next = isSorted && order.direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? order.direction : undefined}
      className={id === 'figure' ? styles.figure : undefined}
    >
      <button type="button" className={sortLook.sort} onClick={() => onSort({ by: id, direction: next })}>
        <span>{label}</span>
        <Icon aria-hidden />
      </button>
    </th>
  )
}

interface CountyOrder {
  readonly by: 'county' | 'state' | 'figure'
  readonly direction: 'ascending' | 'descending'
}

const alphabet = new Intl.Collator('en-US')
const byName = (a: ShadedCounty, b: ShadedCounty) => alphabet.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)

/** Unknown values come last in either direction. */
function sortCounties(counties: readonly ShadedCounty[], { by, direction }: CountyOrder): ShadedCounty[] {
  const way = direction === 'ascending' ? 1 : -1
  const compare: Record<CountyOrder['by'], (a: ShadedCounty, b: ShadedCounty) => number> = {
    county: (a, b) => way * byName(a, b),
    // The codes of the states sort like their names.
    state: (a, b) => way * a.stateId.localeCompare(b.stateId) || byName(a, b),
    figure: (a, b) => {
      if (a.value === null || b.value === null)
        return Number(a.value === null) - Number(b.value === null) || byName(a, b)
      return way * (a.value - b.value) || byName(a, b)
    },
  }
  return counties.toSorted(compare[by])
}
