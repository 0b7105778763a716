import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { Menu as Lines } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from '#shared/ui/look/avatar.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

/** For code that must return the focus to the button of the account menu. */
export const accountButtonId = 'account-menu'

interface AccountButtonProps extends ComponentProps<'button'> {
  readonly user: Me | null
  readonly isWide: boolean
}

/** The button of the account menu; on small screens it also leads to the navigation. */
export function AccountButton({ user, isWide, ...button }: AccountButtonProps) {
  const hasInitials = user !== null && isWide
  const label = hasInitials ? `${initials(user)}, account menu of ${fullName(user)}` : 'Menu'
  return (
    <button
      type="button"
      className={buttonLook.icon}
      aria-label={label}
      aria-haspopup="menu"
      {...button}
      id={accountButtonId}
    >
      {hasInitials ? (
        <span className={styles.avatar} aria-hidden="true">
          {initials(user)}
        </span>
      ) : (
        <Lines aria-hidden />
      )}
    </button>
  )
}

export function fullName({ first_name, last_name }: Me): string {
  return `${first_name} ${last_name}`.trim()
}

function initials({ first_name, last_name }: Me): string {
  return `${first_name.at(0) ?? ''}${last_name.at(0) ?? ''}`.toUpperCase()
}
