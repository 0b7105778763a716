import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { settingsQuery } from '#shared/api/settings.ts'

// The first page of a visit begins at its top, as any page does; after that a new page says itself
// by taking the focus to its heading.
let isFirstPage = true

interface PageTitleProps {
  /** What the page is about, where that is of its content and known; else it has the title of its screen. */
  readonly children?: string | undefined
  readonly tab?: string | undefined
  /** Stands there until it is known what the page is about; the title that follows is of the same page. */
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

/** What the table of screens calls this one. */
export function useScreenTitle(): string {
  return useMatch({ strict: false, select: ({ staticData }) => staticData.title }) ?? ''
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly title?: string
  }
}

/** Where the focus goes when what had it is gone. */
export function pageTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#main h1')
}

export function focusPageTitle(): void {
  pageTitle()?.focus({ preventScroll: true })
}

/** Whoever began to type in the frame before the page was here goes on: what was left there is empty. */
function isTyping(): boolean {
  const field = document.activeElement
  return field instanceof HTMLInputElement && ['text', 'search'].includes(field.type) && field.value !== ''
}
