import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ChoiceCheckboxes } from '#features/search/filters/ChoiceCheckboxes.tsx'
import { ChoiceField } from '#features/search/filters/ChoiceField.tsx'
import { type DrawerControl, type DrawerGroup, drawerGroups } from '#features/search/filters/drawer-groups.ts'
import type { Choices } from '#features/search/filters/use-choices.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'

export interface FilterProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly choices: Choices
}

export function FilterGroups(props: FilterProps) {
  return drawerGroups.map((group) => (
    <Group key={group.id} label={group.label} applied={appliedIn(group, props.view)}>
      {group.controls.map((control) => (
        <Control key={control.columnId} control={control} {...props} />
      ))}
    </Group>
  ))
}

function appliedIn({ controls }: DrawerGroup, { filters }: SearchView): number {
  return filters.filter(({ column_id }) => controls.some(({ columnId }) => columnId === column_id)).length
}

function Control({ control, ...props }: FilterProps & { readonly control: DrawerControl }) {
  return control.control === 'checkboxes' ? (
    <ChoiceCheckboxes columnId={control.columnId} {...props} />
  ) : (
    <ChoiceField columnId={control.columnId} placeholder={control.placeholder} {...props} />
  )
}

interface GroupProps {
  readonly label: string
  readonly applied: number
  readonly children: ReactNode
}

function Group({ label, applied, children }: GroupProps) {
  const [isOpen, setIsOpen] = useState(true)
  const id = useId()
  return (
    <section className="group">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {label}
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
