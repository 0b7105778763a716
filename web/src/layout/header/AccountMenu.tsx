import { logout, type Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { Menu } from '@base-ui/react/menu'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LogIn, LogOut, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { countWaiting } from '#shared/api/device-storage.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'
import { useLeave } from '#layout/header/use-leave.ts'
import { fullName } from '#layout/header/AccountButton.tsx'
import styles from '#layout/header/AccountMenu.module.css'
import type { NavigationPage } from '#layout/header/navigation.ts'
import { NavigationItems } from '#layout/header/NavigationItems.tsx'
import { ThemeItems } from '#layout/header/ThemeItems.tsx'
import { NonpartisanItem } from '#layout/nonpartisan/NonpartisanItem.tsx'
import { SlashKeyItem } from '#search/quick/SlashKeyItem.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import { MenuUnder, type MenuUnderProps } from '#shared/ui/overlay/MenuUnder.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const PreferenceDialog = lazyPart(
  async () => (await import('#layout/preference/PreferenceDialog.tsx')).PreferenceDialog,
)

const SignOutDialog = lazyPart(async () => (await import('#layout/header/SignOutDialog.tsx')).SignOutDialog)

const unanswered = 'No answer came from the server. Log out again when the signal is back.'

const publicItems = [
  { to: '/login', label: 'Login', icon: LogIn },
  { to: '/register', label: 'Sign Up', icon: UserPlus },
] as const

interface AccountMenuProps extends Omit<MenuUnderProps, 'label' | 'focusAfter'> {
  readonly user: Me | null
  readonly pages: readonly NavigationPage[]
}

/** Account, preferred state, theme and Logout; on small screens also the navigation. */
export function AccountMenu({ user, pages, ...under }: AccountMenuProps) {
  const { button } = under
  const isWide = useMediaQuery(fromDesktop)
  /** Null until the person asks to change the preferred state. */
  const [isStateOpen, setIsStateOpen] = useState<boolean | null>(null)
  const [isSignOutOpen, setIsSignOutOpen] = useState<boolean | null>(null)
  const ending = useEndSession()
  // A person with nothing waiting signs out without a question.
  const signOut = () => (user && countWaiting(user.id) > 0 ? setIsSignOutOpen(true) : ending.mutate())
  return (
    <>
      <MenuUnder
        {...under}
        label={user ? `Account menu of ${fullName(user)}` : 'Menu'}
        align="end"
        className={styles.popup}
        focusAfter={() => (hasFocusElsewhere() ? false : button.current)}
      >
        {user && <AccountName user={user} />}
        {user && !isWide && <NavigationItems user={user} pages={pages} />}
        {user && <AccountItem />}
        {user && <PreferenceItem user={user} onClick={() => setIsStateOpen(true)} />}
        {user && <NonpartisanItem user={user} />}
        {user && <Menu.Separator className={popupLook.line} />}
        {user && <PageItems />}
        <ThemeItems />
        {user && <SlashKeyItem />}
        <Menu.Separator className={popupLook.line} />
        {user ? <LogoutItem onClick={signOut} /> : <PublicItems />}
      </MenuUnder>
      <Suspense>
        {user && isStateOpen !== null && (
          <PreferenceDialog
            user={user}
            isOpen={isStateOpen}
            onClose={() => setIsStateOpen(false)}
            focusAfter={() => button.current}
          />
        )}
        {user && isSignOutOpen !== null && (
          <SignOutDialog
            userId={user.id}
            ending={ending}
            isOpen={isSignOutOpen}
            onClose={() => setIsSignOutOpen(false)}
            focusAfter={() => button.current}
          />
        )}
      </Suspense>
    </>
  )
}

/** What an entry opened has taken the focus already; the menu must not take it back. */
function hasFocusElsewhere(): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && !activeElement.closest('[role=menu]')
}

function AccountName({ user }: { readonly user: Me }) {
  return (
    <>
      <div className={styles.name}>
        <b>{fullName(user)}</b>
        <span>{user.email}</span>
      </div>
      <Menu.Separator className={popupLook.line} />
    </>
  )
}

function AccountItem() {
  return (
    <Menu.LinkItem className={popupLook.item} closeOnClick render={<Link to="/account" />}>
      Account
    </Menu.LinkItem>
  )
}

function PreferenceItem({ user, onClick }: { readonly user: Me; readonly onClick: () => void }) {
  return (
    <Menu.Item className={popupLook.item} aria-haspopup="dialog" onClick={onClick}>
      Preferred state
      <span className={popupLook.count}>{user.preference.state ?? 'None'}</span>
    </Menu.Item>
  )
}

function PageItems() {
  return (
    <>
      <Menu.LinkItem className={popupLook.item} closeOnClick render={<Link to="/welcome" />}>
        Getting started
      </Menu.LinkItem>
      <Menu.LinkItem className={popupLook.item} closeOnClick render={<Link to="/my-exports" />}>
        My exports
      </Menu.LinkItem>
      <Menu.LinkItem className={popupLook.item} closeOnClick render={<Link to="/data" />}>
        Data and coverage
      </Menu.LinkItem>
      <Menu.LinkItem className={popupLook.item} closeOnClick render={<Link to="/help" />}>
        Help
      </Menu.LinkItem>
      <Menu.Separator className={popupLook.line} />
    </>
  )
}

function LogoutItem({ onClick }: { readonly onClick: () => void }) {
  return (
    <Menu.Item className={popupLook.item} onClick={onClick}>
      <span className={popupLook.mark}>
        <LogOut size={16} aria-hidden />
      </span>
      Logout
    </Menu.Item>
  )
}

function useEndSession() {
  const leave = useLeave()
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: leave,
    // A sign-out without a signal must not run later, when the signal is back and the person has gone on.
    networkMode: 'always',
    onError: (error) => isNetworkFailure(error) && showToast('error', 'You are still logged in', unanswered),
  })
}

function PublicItems() {
  return publicItems.map(({ to, label, icon: Icon }) => (
    <Menu.LinkItem key={to} className={popupLook.item} closeOnClick render={<Link to={to} />}>
      <span className={popupLook.mark}>
        <Icon size={16} aria-hidden />
      </span>
      {label}
    </Menu.LinkItem>
  ))
}
