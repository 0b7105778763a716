import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import type { DrawerGroup } from '#search/filters/drawer-group.ts'
import { visibleGroups } from '#search/filters/drawer-groups.ts'
import { DrawerControl } from '#search/filters/DrawerControl.tsx'
import type { FilterProps } from '#search/filters/filter-props.ts'
import styles from '#search/filters/FilterGroups.module.css'
import { KnownLine } from '#search/filters/KnownLine.tsx'
import { OtherFilters, otherFiltered } from '#search/filters/OtherFilters.tsx'
import type { Facets } from '#search/filters/use-facets.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { useIdleFor } from '#shared/ui/async/use-idle-for.ts'
import textLook from '#shared/ui/look/text.module.css'

/** The filters of a list, and whether that is here. */
export interface FilterGroupsProps extends FilterProps {
  readonly hasRows: boolean
}

interface GroupsProps extends FilterGroupsProps {
  /** Keyboard users reach it after every filter that is set, and after the last filter of each group. */
  readonly toResults?: ReactNode
}

export function FilterGroups({ hasRows, toResults, ...props }: GroupsProps) {
  const groups = visibleGroups(props.view.subject, useHidden())
  // The rows and the choices are what people wait for.
  const isKnownEnabled = useIdleFor('of how many a column is known', hasRows && props.facets.isKnown)
  return (
    <>
      {groups.map((group) => (
        <Group key={group.id} group={group} applied={appliedIn(group, props.view)}>
          {group.filters.map((filter, index) => (
            <div key={filter.columnId} className={styles.control}>
              <DrawerControl {...filter} {...props} />
              {filter.isThin && <KnownLine columnId={filter.columnId} view={props.view} isEnabled={isKnownEnabled} />}
              {(index === group.filters.length - 1 || appliedOf(filter, props.view) > 0) && toResults}
            </div>
          ))}
        </Group>
      ))}
      <Group group={otherGroup} applied={otherFiltered(props.view).length}>
        <OtherFilters {...props} />
      </Group>
      <FacetsUpdated facets={props.facets} />
    </>
  )
}

const otherGroup = { id: 'other', label: 'Everything else' }

function appliedIn(group: DrawerGroup, view: SearchView): number {
  return group.filters.reduce((sum, filter) => sum + appliedOf(filter, view), 0)
}

function appliedOf({ columnId }: DrawerGroup['filters'][number], { filters }: SearchView): number {
  return filters.filter(({ column_id: id }) => id === columnId).length
}

interface GroupProps {
  readonly group: Pick<DrawerGroup, 'id' | 'label'>
  readonly applied: number
  readonly children: ReactNode
}

function Group({ group, applied, children }: GroupProps) {
  const [isOpen, toggle] = useGroup(group.id)
  const id = useId()
  return (
    <section className={styles.group}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {group.label}
          {applied > 0 && (
            <span className={styles.count}>
              {applied}
              <span className={textLook.visuallyHidden}> applied</span>
            </span>
          )}
          <ChevronDown aria-hidden />
        </button>
      </h3>
      <div className={styles.body} id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}

const key = 'closed-filter-groups'

/** Whether a group of the drawer is open; each browser remembers the closed ones. */
function useGroup(id: string): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(() => !closedGroups().includes(id))
  const toggle = () => {
    setIsOpen(!isOpen)
    const others = closedGroups().filter((each) => each !== id)
    keepClosed(isOpen ? [...others, id] : others)
  }
  return [isOpen, toggle]
}

// Storage may be blocked; a group then keeps its state until the page is left.
function closedGroups(): string[] {
  try {
    return localStorage.getItem(key)?.split(' ') ?? []
  } catch {
    return []
  }
}

function keepClosed(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, ids.join(' '))
  } catch {
    // See above.
  }
}

/** Read aloud once the facets have followed a change; the number found is announced elsewhere. */
export function FacetsUpdated({ facets }: { readonly facets: Facets }) {
  const [first, setFirst] = useState<Facets | null>(null)
  if (!first && facets.isKnown && !facets.isLoading) setFirst(facets)
  const isNews = first !== null && first !== facets && !facets.isLoading
  return (
    // An open list hides everything from screen readers except explicit aria-live regions.
    <p className={textLook.visuallyHidden} role="status" aria-live="polite">
      {isNews && 'Choices updated'}
    </p>
  )
}
