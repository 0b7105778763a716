import { Copy, Link2, PencilLine, Trash2, Users } from 'lucide-react'
import type { MenuAction } from '#shared/ui/overlay/ActionMenu.tsx'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import { MoreButton } from '#shared/ui/overlay/MoreButton.tsx'

/** What only the owner is asked. */
export type OwnersQuestion = 'rename' | 'share' | 'remove'

interface SavedItem {
  readonly name: string
  readonly owner: { readonly is_me: boolean }
}

interface SavedItemMenuProps {
  readonly item: SavedItem
  /** What several of its kind are called: "lists". */
  readonly several: string
  readonly link: string
  readonly onCopy: () => void
  readonly onAsk: (kind: OwnersQuestion, button: HTMLElement) => void
  /** What can be done besides. */
  readonly others?: readonly MenuAction[]
}

/** All else that can be done with something that is kept; only its owner renames, shares and deletes it. */
export function SavedItemMenu({ item, several, link, onCopy, onAsk, others = [] }: SavedItemMenuProps) {
  const everybody: MenuAction[] = [
    ...others,
    { label: 'Copy link', icon: Link2, onChoose: () => void copyText('link', link) },
    { label: item.owner.is_me ? 'Make a copy' : `Copy to your ${several}`, icon: Copy, onChoose: onCopy },
  ]
  if (!item.owner.is_me) return <MoreButton name={item.name} actions={() => everybody} />
  const actionOf = (kind: OwnersQuestion, button: HTMLElement | null) => ({
    asks: true,
    onChoose: () => button && onAsk(kind, button),
  })
  return (
    <MoreButton
      name={item.name}
      actions={(button) => [
        { label: 'Rename …', icon: PencilLine, ...actionOf('rename', button) },
        { label: 'Share …', icon: Users, ...actionOf('share', button) },
        ...everybody,
        { label: 'Delete …', icon: Trash2, ...actionOf('remove', button) },
      ]}
    />
  )
}

/** The names of those that a person keeps. */
export function ownNames(item: readonly SavedItem[]): string[] {
  return item.filter(({ owner }) => owner.is_me).map(({ name }) => name)
}
