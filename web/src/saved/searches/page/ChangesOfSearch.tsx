import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Link } from '@tanstack/react-router'
import rowsLook from '#shared/ui/list/named-rows.module.css'
import { ChangeChips } from '#saved/searches/ChangeChips.tsx'
import { hasChanged } from '#saved/searches/changes.ts'
import { openedQuery } from '#search/state/opened-search.ts'
import textLook from '#shared/ui/look/text.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import styles from '#saved/searches/page/ChangesOfSearch.module.css'

/** What has changed in a search since this person last opened it. */
export function ChangesOfSearch({ search }: { readonly search: SavedSearch }) {
  const { id, name, view, seen_at: seenAt, changes } = search
  const day = seenAt === null ? null : typedDayOf(localDay(new Date(seenAt)))
  return (
    <div className={rowsLook.became}>
      <h3>
        <WithDays text={day === null ? 'Not opened by you yet' : `Since you last looked, ${day}`} />
      </h3>
      {hasChanged(search) ? (
        <>
          <ChangeChips changes={changes} />
          <Link className={styles.see} to="/advanced-search" search={openedQuery(view, id, { isPanelOpen: true })}>
            See what changed<span className={textLook.visuallyHidden}> in {name}</span>
          </Link>
        </>
      ) : (
        day !== null && (
          <p className={textLook.muted}>
            <WithDays text={`Nothing since ${day}`} />
          </p>
        )
      )}
    </div>
  )
}
