import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { ReactNode } from 'react'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'

interface ColumnFilterDialogProps {
  readonly columnId: ColumnId
  readonly button: HTMLElement
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The column's filter. */
  readonly children: ReactNode
}

/** The filter of one column, opened from its heading. It applies at once, as it does beside the list. */
export function ColumnFilterDialog({ columnId, button, isOpen, onClose, children }: ColumnFilterDialogProps) {
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={onClose}
      focusAfter={() => button}
      title={`Filter by ${columnOf(columnId).label}`}
      footer={<DialogClose isPrimary>Done</DialogClose>}
    >
      {children}
    </QuestionDialog>
  )
}
