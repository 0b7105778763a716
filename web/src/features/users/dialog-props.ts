/** What every question's dialog is given besides its question. */
export interface QuestionDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}
