import { useNavigate } from '@tanstack/react-router'
import { Copy, Link2, PencilLine, Trash2, Users } from 'lucide-react'
import { isNetworkFailure } from '#api/problem-message.ts'
import { useCopyList } from '#features/lists/list/list-changes.ts'
import type { KeptList, ListQuestion } from '#features/lists/list/ListQuestionDialog.tsx'
import { nameOfCopy } from '#keeping/name-of-copy.ts'
import type { MenuAction } from '#ui/overlay/ActionMenu.tsx'
import { copyLink } from '#ui/overlay/copy-link.ts'
import { MoreButton } from '#ui/overlay/MoreButton.tsx'
import { showToast } from '#ui/overlay/toasts.tsx'
import type { AskQuestion } from '#ui/overlay/use-question.ts'

interface MoreOfListProps {
  readonly list: KeptList
  /** All lists that are known here, for the name of a copy. */
  readonly lists: readonly KeptList[]
  readonly onAsk: AskQuestion<ListQuestion>
  /** What can be done besides. */
  readonly others?: readonly MenuAction[]
}

/** All else that can be done with a list; only its owner renames, shares and deletes it. */
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
  const everybody: MenuAction[] = [
    ...others,
    { label: 'Copy link', icon: Link2, onChoose: () => void copyLink(`${window.location.origin}/lists/${id}`) },
    { label: list.owner.is_me ? 'Make a copy' : 'Copy to your lists', icon: Copy, onChoose: copy },
  ]
  if (!list.owner.is_me) return <MoreButton name={name} actions={() => everybody} />
  const asking = (kind: ListQuestion['kind'], button: HTMLElement | null) => ({
    asks: true,
    onChoose: () => button && onAsk({ kind, list }, button),
  })
  return (
    <MoreButton
      name={name}
      actions={(button) => [
        { label: 'Rename …', icon: PencilLine, ...asking('rename', button) },
        { label: 'Share …', icon: Users, ...asking('share', button) },
        ...everybody,
        { label: 'Delete …', icon: Trash2, ...asking('remove', button) },
      ]}
    />
  )
}

function ownNames(lists: readonly KeptList[]): string[] {
  return lists.filter(({ owner }) => owner.is_me).map(({ name }) => name)
}
