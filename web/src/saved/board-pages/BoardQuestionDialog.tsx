import type { BoardPage } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { useChangeBoardPage, useRemoveBoardPage } from '#saved/board-pages/board-queries.ts'
import { RemoveDialog } from '#saved/item/RemoveDialog.tsx'
import { RenameDialog } from '#saved/item/RenameDialog.tsx'
import { ShareDialog, sharedTitle } from '#saved/sharing/ShareDialog.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

/** The questions to the owner of a board page. */
export interface BoardQuestion {
  readonly kind: keyof typeof dialogs
  readonly page: BoardPage
}

interface DialogOfBoardProps extends QuestionDialogProps {
  readonly page: BoardPage
  readonly onRemoved: () => void
}

const dialogs = { rename: RenameBoard, share: ShareBoard, remove: RemoveBoard }

export function BoardQuestionDialog({
  question: { kind, page },
  ...dialog
}: Omit<DialogOfBoardProps, 'page'> & { readonly question: BoardQuestion }) {
  const Dialog = dialogs[kind]
  return <Dialog {...dialog} page={page} />
}

function RenameBoard({ page: { id, name }, onRemoved: _, ...dialog }: DialogOfBoardProps) {
  const renaming = useChangeBoardPage()
  const rename = (typed: string) =>
    renaming.mutate(
      { id, changes: { name: typed } },
      {
        onSuccess: () => {
          showToast('success', 'Board page renamed')
          dialog.onClose()
        },
      },
    )
  return (
    <RenameDialog
      {...dialog}
      title="Rename this board page"
      name={name}
      sent={renaming}
      onRename={rename}
      onType={renaming.reset}
    />
  )
}

function ShareBoard({ page: { id, is_shared: isShared }, onRemoved: _, ...dialog }: DialogOfBoardProps) {
  const sharing = useChangeBoardPage()
  const share = (chosen: boolean) =>
    sharing.mutate(
      { id, changes: { is_shared: chosen } },
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
      title="Share this board page"
      isShared={isShared}
      colleagues="They can open and print it; only you can change it."
      sent={sharing}
      onShare={share}
    />
  )
}

function RemoveBoard({ page: { id, name, is_shared: isShared }, onRemoved, ...dialog }: DialogOfBoardProps) {
  const removing = useRemoveBoardPage()
  const remove = () =>
    removing.mutate(id, {
      onSuccess: () => {
        showToast('success', 'Board page deleted', name)
        onRemoved()
      },
    })
  return (
    <RemoveDialog
      {...dialog}
      name={name}
      warning={
        isShared
          ? 'It goes for everybody at your organization; the pictures stay where they are.'
          : 'The sheet and its sentences go; the pictures stay where they are.'
      }
      sent={removing}
      onRemove={remove}
    />
  )
}
