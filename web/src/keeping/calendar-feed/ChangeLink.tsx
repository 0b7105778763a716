import type { Filter } from '@atlas/contract/search/filter.ts'
import { type RefObject, useCallback, useState } from 'react'
import styles from '#keeping/calendar-feed/calendar-feed.module.css'
import { useMakeFeed, useRemoveFeed } from '#keeping/calendar-feed/feed-queries.ts'
import { type LinkChange, linkChanges, LinkQuestion } from '#keeping/calendar-feed/LinkQuestion.tsx'
import buttonLook from '#ui/look/button.module.css'

interface ChangeLinkProps {
  readonly hasLink: boolean
  readonly filters: readonly Filter[]
  /** Holds what shows the link, or offers to make one. */
  readonly box: RefObject<HTMLElement | null>
  /** A new link has the filters of the former one; else those of the page. */
  readonly keepsFilters?: boolean
}

/** The buttons that end a link, and their question, which outlives them. */
export function ChangeLink({ hasLink, filters, box, keepsFilters = false }: ChangeLinkProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const [change, setChange] = useState<LinkChange>('reset')
  const [isOpen, setIsOpen] = useState(false)
  const changings = { reset: useMakeFeed(filters), remove: useRemoveFeed() }
  const changing = changings[change]
  const ask = (next: LinkChange, from: HTMLElement) => {
    changings[next].reset()
    setChange(next)
    setOpener(from)
    setIsOpen(true)
  }
  return (
    <>
      {hasLink && <LinkButtons onAsk={ask} />}
      <LinkQuestion
        change={change}
        keepsFilters={keepsFilters}
        changing={changing}
        isOpen={isOpen}
        onClose={useCallback(() => setIsOpen(false), [])}
        // Once the link has changed, to what the box offers first: the new one, or to make one.
        focusAfter={() => (changing.isSuccess ? (box.current?.querySelector('input, button') ?? null) : opener)}
      />
    </>
  )
}

function LinkButtons({ onAsk }: { readonly onAsk: (change: LinkChange, opener: HTMLElement) => void }) {
  return (
    <div className={styles.changes}>
      {(['reset', 'remove'] as const).map((change) => (
        <button
          key={change}
          type="button"
          className={buttonLook.quiet}
          aria-haspopup="dialog"
          onClick={(event) => onAsk(change, event.currentTarget)}
        >
          {linkChanges[change].button}
        </button>
      ))}
    </div>
  )
}
