import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { settingsQuery } from '#shared/api/settings.ts'

// The first page of a visit begins at its top, as any page does; after that a new page says itself
// by taking the focus to its heading.
let isFirstPage = true

interface PageTitleProps {
  readonly children: string
  readonly tab?: string
  /** Stands there until it is known what the page is about; the title that follows is of the same page. */
  readonly isAwaited?: boolean
}

/** The heading of a page, and the title of its tab. */
export function PageTitle({ children, tab = children, isAwaited = false }: PageTitleProps) {
  const { data: settings } = useQuery(settingsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirstPage && !isTyping()) heading.current?.focus({ preventScroll: true })
    if (!isAwaited) isFirstPage = false
  }, [isAwaited])
  return (
    <>
      <title>{`${tab} · ${settings?.title ?? 'Southern Officials Atlas'}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  )
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
