import { Copy, Link2, PencilLine, Table2, Trash2, Users } from 'lucide-react'
import type { MenuAction } from '#shared/ui/overlay/ActionMenu.tsx'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import { MoreButton } from '#shared/ui/overlay/MoreButton.tsx'

/** What is asked of something that is kept: whoever sees it, of a live link; only the owner, of all else. */
export type ItemQuestion = 'rename' | 'share' | 'remove' | 'live link'

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
  readonly onAsk: (kind: ItemQuestion, button: HTMLElement) => void
  /** What can be done besides. */
  readonly others?: readonly MenuAction[]
}

/** All else that can be done with something that is kept; only its owner renames, shares and deletes it. */
export function SavedItemMenu({ item, several, link, onCopy, onAsk, others = [] }: SavedItemMenuProps) {
  const actionOf = (kind: ItemQuestion, button: HTMLElement | null) => ({
    asks: true,
    onChoose: () => button && onAsk(kind, button),
  })
  const everybody = (button: HTMLElement | null): MenuAction[] => [
    ...others,
    { label: 'Live link for a spreadsheet …', icon: Table2, ...actionOf('live link', button) },
    { label: 'Copy link', icon: Link2, onChoose: () => void copyText('link', link) },
    { label: item.owner.is_me ? 'Make a copy' : `Copy to your ${several}`, icon: Copy, onChoose: onCopy },
  ]
  if (!item.owner.is_me) return <MoreButton name={item.name} actions={everybody} />
  return (
    <MoreButton
      name={item.name}
      actions={(button) => [
        { label: 'Rename …', icon: PencilLine, ...actionOf('rename', button) },
        { label: 'Share …', icon: Users, ...actionOf('share', button) },
        ...everybody(button),
        { label: 'Delete …', icon: Trash2, ...actionOf('remove', button) },
      ]}
    />
  )
}

/** The names of those that a person keeps. */
export function ownNames(item: readonly SavedItem[]): string[] {
  return item.filter(({ owner }) => owner.is_me).map(({ name }) => name)
}
