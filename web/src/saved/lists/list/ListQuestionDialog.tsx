import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { useChangeList, useDeleteList } from '#saved/lists/list/list-changes.ts'
import type { ItemQuestion } from '#saved/item/SavedItemMenu.tsx'
import { RemoveDialog } from '#saved/item/RemoveDialog.tsx'
import { RenameDialog } from '#saved/item/RenameDialog.tsx'
import { LiveLinkDialog } from '#saved/live-links/LiveLinkDialog.tsx'
import { ShareDialog, sharedTitle } from '#saved/sharing/ShareDialog.tsx'
import { colleaguesOfList } from '#saved/sharing/SharingChoice.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

/** What the actions on a whole list need to know about it. */
export type ListInQuestion = Pick<ListSummary, 'id' | 'name' | 'is_shared' | 'owner'>

/** The questions about a list. */
export interface ListQuestion {
  readonly kind: ItemQuestion
  readonly list: ListInQuestion
}

interface DialogOfListProps extends QuestionDialogProps {
  readonly list: ListInQuestion
  /** Called when the list is gone. */
  readonly onRemoved?: (() => void) | undefined
}

const dialogs = { rename: RenameList, share: ShareList, remove: RemoveList, 'live link': LinkOfList }

export function ListQuestionDialog({
  question,
  ...dialog
}: Omit<DialogOfListProps, 'list'> & { readonly question: ListQuestion }) {
  const Dialog = dialogs[question.kind]
  return <Dialog {...dialog} list={question.list} />
}

function RenameList({ list, ...dialog }: DialogOfListProps) {
  const renaming = useChangeList()
  const rename = (name: string) =>
    renaming.mutate(
      { id: list.id, changes: { name } },
      {
        onSuccess: () => {
          showToast('success', 'List renamed')
          dialog.onClose()
        },
      },
    )
  return (
    <RenameDialog
      {...dialog}
      title="Rename this list"
      name={list.name}
      sent={renaming}
      onRename={rename}
      onType={renaming.reset}
    />
  )
}

function LinkOfList({ list: { id, name }, onRemoved: _, ...dialog }: DialogOfListProps) {
  return <LiveLinkDialog {...dialog} linked={{ of: 'list', of_id: id, name }} />
}

function ShareList({ list, ...dialog }: DialogOfListProps) {
  const sharing = useChangeList()
  const share = (isShared: boolean) =>
    sharing.mutate(
      { id: list.id, changes: { is_shared: isShared } },
      {
        onSuccess: (changed) => {
          showToast('success', sharedTitle(changed), changed.name)
          dialog.onClose()
        },
      },
    )
  return (
    <ShareDialog
      {...dialog}
      title="Share this list"
      isShared={list.is_shared}
      colleagues={colleaguesOfList}
      sent={sharing}
      onShare={share}
    />
  )
}

function RemoveList({ list, onRemoved, ...dialog }: DialogOfListProps) {
  const removing = useDeleteList()
  const remove = () =>
    removing.mutate(list.id, {
      onSuccess: () => {
        showToast('success', 'List deleted', list.name)
        dialog.onClose()
        onRemoved?.()
      },
    })
  const forWhom = list.is_shared ? 'It goes for everybody at your organization, with' : 'It goes with'
  return (
    <RemoveDialog
      {...dialog}
      name={list.name}
      warning={`${forWhom} all that was said and noted in it. The officials stay where they are.`}
      sent={removing}
      onRemove={remove}
    />
  )
}
