import { Lock, Users } from 'lucide-react'
import rowsLook from '#shared/ui/list/named-rows.module.css'

interface SharedLineProps {
  readonly isShared: boolean
  readonly owner: { readonly name: string; readonly is_me: boolean }
}

/** Who can see a saved item, and whose it is. */
export function SharedLine({ isShared, owner }: SharedLineProps) {
  const Icon = isShared ? Users : Lock
  return (
    <p className={rowsLook.shared}>
      <Icon aria-hidden />
      {isShared ? `Shared with your organization by ${owner.is_me ? 'you' : owner.name}` : 'Only you'}
    </p>
  )
}
