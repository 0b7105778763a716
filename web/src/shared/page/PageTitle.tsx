import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { settingsQuery } from '#shared/api/settings.ts'

// The first page of a visit starts at its top like any page. After that, a new page announces itself by moving the
// focus to its heading.
let isFirstPage = true

interface PageTitleProps {
  /** The title, if it depends on the content and is known; the default is the title of the screen. */
  readonly children?: string | undefined
  readonly tab?: string | undefined
  /** A placeholder until the content is known; the title that follows is of the same page. */
  readonly isAwaited?: boolean
}

/** The heading of a page, and the title of its tab. */
export function PageTitle({ children, tab = children, isAwaited = false }: PageTitleProps) {
  const title = useScreenTitle()
  const { data: settings } = useQuery(settingsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirstPage && !isTyping()) heading.current?.focus({ preventScroll: true })
    if (!isAwaited) isFirstPage = false
  }, [isAwaited])
  return (
    <>
      <title>{`${tab ?? title} · ${settings?.title ?? 'Southern Officials Atlas'}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {children ?? title}
      </h1>
    </>
  )
}

/** The title of this screen in the table of screens. */
export function useScreenTitle(): string {
  return useMatch({ strict: false, select: ({ staticData }) => staticData.title }) ?? ''
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly title?: string
  }
}

/** Gets the focus when the focused element is removed. */
export function pageTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#main h1')
}

export function focusPageTitle(): void {
  pageTitle()?.focus({ preventScroll: true })
}

/**
 * Whether somebody is typing in a field of the frame, such as the search: the focus stays there. An empty field does
 * not count.
 */
function isTyping(): boolean {
  const field = document.activeElement
  return field instanceof HTMLInputElement && ['text', 'search'].includes(field.type) && field.value !== ''
}
