import { Copy, Link2, PencilLine, Table2, Trash2, Users } from 'lucide-react'
import type { MenuAction } from '#shared/ui/overlay/ActionMenu.tsx'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import { MoreButton } from '#shared/ui/overlay/MoreButton.tsx'

/** The questions about a saved item: everybody who sees it may ask for a live link; all else is for the owner. */
export type ItemQuestion = 'rename' | 'share' | 'remove' | 'live link'

interface SavedItem {
  readonly name: string
  readonly owner: { readonly is_me: boolean }
}

interface SavedItemMenuProps {
  readonly item: SavedItem
  /** The plural name of its kind: "lists". */
  readonly several: string
  readonly link: string
  readonly onCopy: () => void
  readonly onAsk: (kind: ItemQuestion, button: HTMLElement) => void
  /** Further actions. */
  readonly others?: readonly MenuAction[]
}

/** The menu of a saved item; only its owner renames, shares and deletes it. */
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

/** The names of the person's own items. */
export function ownNames(item: readonly SavedItem[]): string[] {
  return item.filter(({ owner }) => owner.is_me).map(({ name }) => name)
}
