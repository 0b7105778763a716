import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import type { ItemQuestion } from '#saved/item/SavedItemMenu.tsx'
import { RemoveDialog } from '#saved/item/RemoveDialog.tsx'
import { RenameDialog } from '#saved/item/RenameDialog.tsx'
import { LiveLinkDialog } from '#saved/live-links/LiveLinkDialog.tsx'
import { ShareDialog, sharedTitle } from '#saved/sharing/ShareDialog.tsx'
import { colleaguesOfSearch } from '#saved/sharing/SharingChoice.tsx'
import { nameTaken, useChangeSearch, useRemoveSearch } from '#saved/searches/search-queries.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

/** The questions about a search. */
export interface SearchQuestion {
  readonly kind: ItemQuestion
  readonly search: SavedSearch
}

interface DialogOfSearchProps extends QuestionDialogProps {
  readonly search: SavedSearch
}

const dialogs = { rename: RenameSearch, share: ShareSearch, remove: RemoveSearch, 'live link': LinkOfSearch }

export function SearchQuestionDialog({
  question,
  ...dialog
}: QuestionDialogProps & { readonly question: SearchQuestion }) {
  const Dialog = dialogs[question.kind]
  return <Dialog {...dialog} search={question.search} />
}

function RenameSearch({ search, ...dialog }: DialogOfSearchProps) {
  const renaming = useChangeSearch(() => {
    showToast('success', 'Search renamed')
    dialog.onClose()
  })
  return (
    <RenameDialog
      {...dialog}
      title="Rename this search"
      name={search.name}
      refusal={renaming.data === nameTaken ? 'You have a search with this name. Choose another.' : undefined}
      sent={renaming}
      onRename={(name) => renaming.mutate({ id: search.id, changes: { name } })}
      onType={renaming.reset}
    />
  )
}

function LinkOfSearch({ search: { id, name }, ...dialog }: DialogOfSearchProps) {
  return <LiveLinkDialog {...dialog} linked={{ of: 'search', of_id: id, name }} />
}

function ShareSearch({ search, ...dialog }: DialogOfSearchProps) {
  const sharing = useChangeSearch((changed) => {
    showToast('success', sharedTitle(changed), changed.name)
    dialog.onClose()
  })
  return (
    <ShareDialog
      {...dialog}
      title="Share this search"
      isShared={search.is_shared}
      colleagues={colleaguesOfSearch}
      sent={sharing}
      onShare={(isShared) => sharing.mutate({ id: search.id, changes: { is_shared: isShared } })}
    />
  )
}

function RemoveSearch({ search, ...dialog }: DialogOfSearchProps) {
  const removing = useRemoveSearch(() => {
    showToast('success', 'Search deleted', search.name)
    dialog.onClose()
  })
  return (
    <RemoveDialog
      {...dialog}
      name={search.name}
      warning={
        search.is_shared
          ? 'It goes for everybody at your organization, and so do its weekly e-mails.'
          : 'The search and its weekly e-mail go; the officials stay where they are.'
      }
      sent={removing}
      onRemove={() => removing.mutate(search.id)}
    />
  )
}
