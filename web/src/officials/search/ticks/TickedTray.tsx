import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { LabelOf } from '@atlas/contract/search/describe-filter.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { useState } from 'react'
import { tickAll, type Ticks, untickAll } from '#officials/search/ticks/ticked.ts'
import styles from '#officials/search/ticks/TickedTray.module.css'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import type { ListSource } from '#saved/lists/save/use-list-form.ts'
import { suggestName } from '#saved/searches/suggest-name.ts'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import type { SearchView } from '#search/state/search-view.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import trayLook from '#shared/ui/look/tray.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { idOf } from '#shared/values/text-of.ts'

interface TickedTrayProps {
  readonly ticks: Ticks
  readonly view: SearchView
  /** The officials of the page that are visible. */
  readonly rows: readonly Row[]
  /** How many the search finds; null while that is not known. */
  readonly total: number | null
  readonly labelOf: LabelOf
}

/** At the bottom of the window: how many officials are ticked, and the actions on them. */
export function TickedTray({ ticks: { ids, allOf }, view, rows, total, labelOf }: TickedTrayProps) {
  const filters = JSON.stringify(view.filters)
  const found = useTotal(filters, total)
  const page = rows.map(idOf)
  const isWhole = page.length === found && page.every((id) => ids.has(id))
  const clear = () => {
    focusPageTitle()
    untickAll()
  }
  const source = (): ListSource => ({
    request: allOf ? { filters: [...view.filters] } : { eo_ids: [...ids] },
    count: allOf ? allOf.total : ids.size,
    suggestedName: suggestName(view.filters, labelOf),
    madeFrom: `Saved from a search on ${typedDayOf(localDay(new Date()))}`,
  })
  return (
    <section className={classes(trayLook.tray, styles.tray)} data-tray aria-label="Selected officials">
      <p role="status">
        <b>{allOf ? `All ${thousands(allOf.total)}` : thousands(ids.size)} selected</b>
      </p>
      {found !== null && !allOf && !isWhole && (
        <button
          type="button"
          className={buttonLook.quiet}
          onClick={(event) => {
            // The button disappears when pressed, so the focus moves within the tray.
            event.currentTarget.closest('section')?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
            tickAll({ filters, total: found }, page)
          }}
        >
          Select all {thousands(found)}
        </button>
      )}
      <button type="button" className={buttonLook.quiet} onClick={clear}>
        Clear
      </button>
      <SaveAsListButton source={source} look={classes(buttonLook.primary, styles.save)} onSaved={clear} />
    </section>
  )
}

/**
 * While another page of the same search loads, the total of the previous page is used, so that nothing in the tray
 * comes and goes.
 */
function useTotal(filters: string, total: number | null): number | null {
  const [last, setLast] = useState({ filters, total })
  if (total !== null && (last.total !== total || last.filters !== filters)) setLast({ filters, total })
  return total ?? (last.filters === filters ? last.total : null)
}
