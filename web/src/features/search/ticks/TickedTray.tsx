import type { LabelOf } from '@atlas/contract/search/describe-filter.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionQuery } from '#api/session.ts'
import { ownTicks, untickAll } from '#features/search/ticks/ticked.ts'
import styles from '#features/search/ticks/TickedTray.module.css'
import { SaveAsListButton } from '#keeping/lists/SaveAsListButton.tsx'
import type { ListSource } from '#keeping/lists/SaveAsListDialog.tsx'
import { suggestName } from '#keeping/searches/suggest-name.ts'
import { focusPageTitle } from '#layout/page/PageTitle.tsx'
import { askedFilters, type SearchView } from '#search-state/search-view.ts'
import buttonLook from '#ui/look/button.module.css'
import { classes } from '#ui/look/classes.ts'
import trayLook from '#ui/look/tray.module.css'
import { localDay } from '#ui/text/local-day.ts'
import { thousands } from '#ui/text/thousands.ts'

interface TickedTrayProps {
  readonly ticked: ReadonlySet<number>
  readonly view: SearchView
  /** How many the search finds; null while that is not known. */
  readonly total: number | null
  readonly labelOf: LabelOf
}

/** At the foot of the window: how many officials are chosen, and what becomes of them. */
export function TickedTray({ ticked, view, total, labelOf }: TickedTrayProps) {
  const { data: user } = useQuery(sessionQuery)
  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined) ownTicks(userId)
  }, [userId])
  const all = useAll(ticked, view, total)
  const clear = () => {
    focusPageTitle()
    untickAll()
  }
  const source = (): ListSource => ({
    asked: all.isChosen ? { filters: askedFilters(view, view.filters) } : { eo_ids: [...ticked] },
    count: all.isChosen ? total : ticked.size,
    suggestedName: suggestName(view.filters, labelOf),
    madeFrom: `Saved from a search on ${typedDayOf(localDay(new Date()))}`,
  })
  return (
    <section className={classes(trayLook.tray, styles.tray)} data-tray aria-label="Selected officials">
      <p role="status">
        <b>{all.isChosen && total !== null ? `All ${thousands(total)}` : thousands(ticked.size)} selected</b>
      </p>
      {total !== null && !all.isChosen && total > ticked.size && (
        <button type="button" className={buttonLook.quiet} onClick={all.choose}>
          Select all {thousands(total)}
        </button>
      )}
      <button type="button" className={buttonLook.quiet} onClick={clear}>
        Clear
      </button>
      <SaveAsListButton source={source} look={classes(buttonLook.primary, styles.save)} onSaved={clear} />
    </section>
  )
}

/** Everybody whom the search finds, as long as it is this search, and no tick is set or taken away. */
function useAll(ticked: ReadonlySet<number>, view: SearchView, total: number | null) {
  const [chosen, setChosen] = useState<{ filters: string; ticked: ReadonlySet<number> } | null>(null)
  const filters = JSON.stringify(askedFilters(view, view.filters))
  return {
    isChosen: total !== null && chosen?.filters === filters && chosen.ticked === ticked,
    choose: () => setChosen({ filters, ticked }),
  }
}
