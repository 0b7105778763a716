import { Menu } from '@base-ui/react/menu'
import { openFeedback } from '#layout/feedback/open-feedback.ts'
import type { NavigationEntry } from '#layout/header/navigation.ts'
import { ElsewhereMark, type NavigationProps, PageLink, useNavigation } from '#layout/header/Navigation.tsx'
import popupLook from '#shared/ui/look/popup.module.css'

/** On small screens the menu contains the navigation. */
export function NavigationItems(props: NavigationProps) {
  return (
    <>
      {useNavigation(props).map((entry) => (
        <Item key={entry.label} entry={entry} />
      ))}
      <Menu.Separator className={popupLook.line} />
    </>
  )
}

function Item({ entry }: { readonly entry: NavigationEntry }) {
  if (entry.kind === 'feedback') {
    return (
      <Menu.Item className={popupLook.item} aria-haspopup="dialog" onClick={() => openFeedback()}>
        {entry.label}
      </Menu.Item>
    )
  }
  return (
    <Menu.LinkItem className={popupLook.item} closeOnClick render={linkTo(entry)}>
      {entry.label}
      {entry.kind === 'elsewhere' && <ElsewhereMark />}
    </Menu.LinkItem>
  )
}

function linkTo(entry: Exclude<NavigationEntry, { kind: 'feedback' }>) {
  switch (entry.kind) {
    case 'page':
      return <PageLink entry={entry} />
    case 'elsewhere':
      return <a href={entry.href} target="_blank" rel="noreferrer" />
  }
}
