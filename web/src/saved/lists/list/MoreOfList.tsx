import { useNavigate } from '@tanstack/react-router'
import { isNetworkFailure } from '#shared/api/problem-message.ts'
import { useCopyList } from '#saved/lists/list/list-changes.ts'
import type { ListInQuestion, ListQuestion } from '#saved/lists/list/ListQuestionDialog.tsx'
import { SavedItemMenu, ownNames } from '#saved/item/SavedItemMenu.tsx'
import { nameOfCopy } from '#saved/item/name-of-copy.ts'
import type { MenuAction } from '#shared/ui/overlay/ActionMenu.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'

interface MoreOfListProps {
  readonly list: ListInQuestion
  /** All lists that are known here, for the name of a copy. */
  readonly lists: readonly ListInQuestion[]
  readonly onAsk: AskQuestion<ListQuestion>
  /** Further actions. */
  readonly others?: readonly MenuAction[]
}

/** The menu of a list; only its owner renames, shares and deletes it. */
export function MoreOfList({ list, lists, onAsk, others = [] }: MoreOfListProps) {
  const copying = useCopyList()
  const navigate = useNavigate()
  const { id, name } = list
  const copy = () =>
    copying.mutate(
      { id, name: nameOfCopy(name, ownNames([...lists, list])) },
      {
        onSuccess: (made) => {
          showToast('success', 'Copied', `The copy is called ${made.name}. It has the officials and what to say.`)
          void navigate({ to: '/lists/$id', params: { id: made.id } })
        },
        onError: (error) => isNetworkFailure(error) && showToast('error', 'No answer came from the server'),
      },
    )
  return (
    <SavedItemMenu
      item={list}
      several="lists"
      link={`${window.location.origin}/lists/${id}`}
      onCopy={copy}
      onAsk={(kind, button) => onAsk({ kind, list }, button)}
      others={others}
    />
  )
}
