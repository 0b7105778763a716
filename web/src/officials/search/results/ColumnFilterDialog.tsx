import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import buttonLook from '#shared/ui/look/button.module.css'
import { QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

interface ColumnFilterDialogProps {
  readonly columnId: ColumnId
  readonly button: HTMLElement
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The column's filter. */
  readonly children: ReactNode
}

/**
 * The filter of one column, opened from its heading. It applies at once, as it does beside the list; text in a field
 * that is not applied yet is applied by Done.
 */
export function ColumnFilterDialog({ columnId, button, isOpen, onClose, children }: ColumnFilterDialogProps) {
  const applyAndClose = ({ currentTarget }: MouseEvent) => {
    const dialog = currentTarget.closest('[role=dialog]')
    flushSync(() => dialog?.querySelector('form')?.requestSubmit())
    if (!dialog?.querySelector('[aria-invalid=true]')) onClose()
  }
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={onClose}
      focusAfter={() => button}
      title={`Filter by ${columnOf(columnId).label}`}
      footer={
        <button type="button" className={buttonLook.primaryLarge} onClick={applyAndClose}>
          Done
        </button>
      }
    >
      {children}
    </QuestionDialog>
  )
}
