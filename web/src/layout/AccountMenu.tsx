import type { Me } from '@atlas/contract/endpoints/accounts.ts'
import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import { Check, LogIn, LogOut, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { AccountButton, fullName } from '#layout/AccountButton.tsx'
import { navigationFor } from '#layout/navigation.ts'
import { chooseTheme, chosenTheme, type Theme, themes } from '#layout/theme.ts'
import { useLogout } from '#layout/use-logout.ts'
import { fromDesktop, useMediaQuery } from '#ui/use-media-query.ts'

const publicItems = [
  { to: '/login', label: 'Login', icon: LogIn },
  { to: '/register', label: 'Sign Up', icon: UserPlus },
] as const

interface AccountMenuProps {
  readonly user: Me | null
  /** Its button was pressed before this code was here. */
  readonly isOpenAtFirst: boolean
}

/** Account, theme and Logout; on small screens also the navigation. */
export function AccountMenu({ user, isOpenAtFirst }: AccountMenuProps) {
  const isWide = useMediaQuery(fromDesktop)
  return (
    <Menu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Menu.Trigger render={<AccountButton user={user} />} />
      <Menu.Portal>
        <Menu.Positioner className="popup-place" align="end" sideOffset={4}>
          <Menu.Popup className="popup">
            {user && <AccountName user={user} />}
            {user && !isWide && <NavigationItems user={user} />}
            <ThemeItems />
            <Menu.Separator className="popup-line" />
            {user ? <LogoutItem /> : <PublicItems />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function AccountName({ user }: { readonly user: Me }) {
  return (
    <>
      <div className="account-name">
        <b>{fullName(user)}</b>
        <span>{user.email}</span>
      </div>
      <Menu.Separator className="popup-line" />
    </>
  )
}

function NavigationItems({ user }: { readonly user: Me }) {
  return (
    <>
      {navigationFor(user).map(({ to, label }) => (
        <Menu.LinkItem key={to} className="popup-item" closeOnClick render={<Link to={to} />}>
          {label}
        </Menu.LinkItem>
      ))}
      <Menu.Separator className="popup-line" />
    </>
  )
}

function ThemeItems() {
  const [theme, setTheme] = useState(chosenTheme)
  const change = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <Menu.RadioGroup value={theme} onValueChange={change}>
      <Menu.GroupLabel className="popup-label">Theme</Menu.GroupLabel>
      {Object.entries(themes).map(([id, label]) => (
        <Menu.RadioItem key={id} value={id} className="popup-item">
          <span className="mark-place">
            <Menu.RadioItemIndicator>
              <Check className="icon icon-small" aria-hidden />
            </Menu.RadioItemIndicator>
          </span>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

function LogoutItem() {
  const logout = useLogout()
  return (
    <Menu.Item className="popup-item" onClick={() => logout()}>
      <span className="mark-place">
        <LogOut className="icon icon-small" aria-hidden />
      </span>
      Logout
    </Menu.Item>
  )
}

function PublicItems() {
  return publicItems.map(({ to, label, icon: Icon }) => (
    <Menu.LinkItem key={to} className="popup-item" closeOnClick render={<Link to={to} />}>
      <span className="mark-place">
        <Icon className="icon icon-small" aria-hidden />
      </span>
      {label}
    </Menu.LinkItem>
  ))
}
