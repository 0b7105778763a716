import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ChoicesNews } from '#features/search/filters/ChoicesNews.tsx'
import { type DrawerGroup, drawerGroups } from '#features/search/filters/drawer-groups.ts'
import { DrawerControl } from '#features/search/filters/DrawerControl.tsx'
import type { FilterProps } from '#features/search/filters/filter-props.ts'
import { useGroup } from '#features/search/filters/use-group.ts'
import type { SearchView } from '#search-state/search-view.ts'

export function FilterGroups(props: FilterProps) {
  return (
    <>
      {drawerGroups.map((group) => (
        <Group key={group.id} group={group} applied={appliedIn(group, props.view)}>
          {group.filters.map((filter) => (
            <DrawerControl key={filter.columnId} {...filter} {...props} />
          ))}
        </Group>
      ))}
      <ChoicesNews choices={props.choices} />
    </>
  )
}

function appliedIn(group: DrawerGroup, view: SearchView): number {
  return view.filters.filter(({ column_id }) => group.filters.some(({ columnId }) => columnId === column_id)).length
}

interface GroupProps {
  readonly group: DrawerGroup
  readonly applied: number
  readonly children: ReactNode
}

function Group({ group, applied, children }: GroupProps) {
  const [isOpen, toggle] = useGroup(group.id)
  const id = useId()
  return (
    <section className="group">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {group.label}
          {applied > 0 && (
            <span className="applied-count">
              {applied}
              <span className="sr-only"> applied</span>
            </span>
          )}
          <ChevronDown className="icon" aria-hidden />
        </button>
      </h3>
      <div className="group-body" id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
