import type { SavedSearch } from '@atlas/contract/endpoints/saved-searches.ts'
import { RemoveDialog } from '#features/saved-searches/RemoveDialog.tsx'
import { RenameDialog } from '#features/saved-searches/RenameDialog.tsx'
import { ShareDialog } from '#features/saved-searches/ShareDialog.tsx'
import type { QuestionDialogProps } from '#ui/overlay/use-question.ts'

/** What the owner of a search is asked before it changes. */
export interface SearchQuestion {
  readonly kind: 'rename' | 'share' | 'remove'
  readonly search: SavedSearch
}

const dialogs = { rename: RenameDialog, share: ShareDialog, remove: RemoveDialog }

export function SearchQuestionDialog({
  question,
  ...dialog
}: QuestionDialogProps & { readonly question: SearchQuestion }) {
  const Dialog = dialogs[question.kind]
  return <Dialog {...dialog} search={question.search} />
}
