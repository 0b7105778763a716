import type { MouseEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { FilterGroups, type FilterGroupsProps } from '#search/filters/FilterGroups.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { Sheet } from '#shared/ui/overlay/Sheet.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

interface FilterSheetProps extends FilterGroupsProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onClear: () => void
  /** The button that opened it. */
  readonly toggle: RefObject<HTMLElement | null>
  /** How many results the filters leave; null while unknown. */
  readonly total: number | null
}

/**
 * The filters in front of the page, mainly on small screens. Each applies at once; the button says how many results
 * they leave.
 */
export function FilterSheet({ isOpen, onOpenChange, onClear, total, toggle, ...props }: FilterSheetProps) {
  const show = ({ currentTarget }: MouseEvent) => {
    // On some phones a tap on a button leaves the focus in the field, and a field applies when it loses the focus.
    flushSync(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    const sheet = currentTarget.closest('[role=dialog]')
    if (sheet) applyTyped(sheet)
    if (!sheet || !focusMistake(sheet)) onOpenChange(false)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Filters"
      closeLabel="Close filters"
      focusAfter={toggle}
      footer={
        <>
          <button type="button" className={buttonLook.button} onClick={onClear}>
            Clear Filters
          </button>
          <button type="button" className={buttonLook.primary} aria-live="polite" onClick={show}>
            {showText(total)}
          </button>
        </>
      }
    >
      <FilterGroups {...props} />
    </Sheet>
  )
}

/** With a mouse, leaving a field applies nothing, so pressing Show applies what is in the fields. */
function applyTyped(sheet: Element): void {
  for (const form of sheet.querySelectorAll<HTMLFormElement>('form:has([type=submit])')) {
    flushSync(() => form.requestSubmit())
  }
}

/** Leads to the first field with an error, opening its group if need be; returns whether there is one. */
function focusMistake(sheet: Element): boolean {
  const field = sheet.querySelector<HTMLElement>('[aria-invalid=true]')
  const closed = field?.closest('[hidden]')
  if (closed) flushSync(() => sheet.querySelector<HTMLElement>(`[aria-controls="${closed.id}"]`)?.click())
  field?.focus()
  return field !== null
}

function showText(total: number | null): string {
  if (total === null) return 'Show results'
  return total === 1 ? 'Show 1 result' : `Show ${thousands(total)} results`
}
