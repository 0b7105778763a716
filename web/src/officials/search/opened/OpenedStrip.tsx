import type { SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Bookmark, X } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { KeepSearch } from '#officials/search/opened/KeepSearch.tsx'
import styles from '#officials/search/opened/OpenedStrip.module.css'
import { SinceDay } from '#officials/search/opened/SinceDay.tsx'
import type { Opened } from '#officials/search/opened/use-opened-search.ts'
import { ChangeChips } from '#saved/searches/ChangeChips.tsx'
import { countsOf } from '#saved/searches/changes.ts'
import { countOf } from '#saved/searches/visit-changes.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

// Loaded on request, because the rows come first.
const ChangesPanel = lazyPart(async () => (await import('#officials/search/opened/ChangesPanel.tsx')).ChangesPanel)

/** Above the list: which saved search this is, and what has changed in it since its reader last looked. */
export function OpenedStrip({ opened }: { readonly opened: Opened }) {
  const { opened: openedSearch, search, changes, isMissing, change } = opened
  const button = useRef<HTMLButtonElement>(null)
  const name = search?.name ?? ''
  const setIsPanelOpen = (isPanelOpen: boolean) => change({ ...openedSearch, isPanelOpen })
  if (isMissing) return null
  return (
    <section className={styles.strip} aria-label="Saved search">
      <p>
        <Bookmark aria-hidden />
        <b>{name}</b>
      </p>
      {changes && (
        <div className={styles.changed} role="status">
          <span className={textLook.muted}>
            <WithDays text={sinceText(changes, openedSearch.since)} />
          </span>
          <ChangeChips changes={countsOf(changes)} />
        </div>
      )}
      <SinceDay opened={opened} />
      {changes && countOf(changes) + changes.untold > 0 && (
        <button
          type="button"
          className={buttonLook.quiet}
          ref={button}
          aria-haspopup="dialog"
          onClick={() => setIsPanelOpen(true)}
        >
          See what changed
        </button>
      )}
      {search && <KeepSearch search={search} />}
      <button type="button" className={buttonLook.icon} aria-label={`Leave ${name}`} onClick={() => change(null)}>
        <X aria-hidden />
      </button>
      <Suspense>
        {changes && openedSearch.isPanelOpen && (
          <ChangesPanel
            opened={opened}
            changes={changes}
            onClose={() => setIsPanelOpen(false)}
            focusAfter={() => button.current}
          />
        )}
      </Suspense>
    </section>
  )
}

function sinceText(changes: SearchChanges, since: string | null): string {
  if (since === null && changes.since === null) return 'Opened by you for the first time'
  const day = typedDayOf(since ?? localDay(new Date(changes.since ?? '')))
  return countOf(changes) === 0 ? `Nothing changed since ${day}` : `Since ${day}:`
}
