import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useState } from 'react'
import type { TickedProps } from '#features/search/ticks/Ticked.tsx'
import { tickAll, type Ticks, untickAll } from '#features/search/ticks/ticked.ts'
import styles from '#features/search/ticks/TickedTray.module.css'
import { SaveAsListButton } from '#keeping/lists/SaveAsListButton.tsx'
import type { ListSource } from '#keeping/lists/SaveAsListDialog.tsx'
import { suggestName } from '#keeping/searches/suggest-name.ts'
import { focusPageTitle } from '#layout/page/PageTitle.tsx'
import buttonLook from '#ui/look/button.module.css'
import { classes } from '#ui/look/classes.ts'
import trayLook from '#ui/look/tray.module.css'
import { localDay } from '#ui/text/local-day.ts'
import { thousands } from '#ui/text/thousands.ts'
import { idOf } from '#values/text-of.ts'

/** At the foot of the window: how many officials are ticked, and what becomes of them. */
export function TickedTray({
  ticks: { ids, allOf },
  view,
  rows,
  total,
  labelOf,
}: TickedProps & { readonly ticks: Ticks }) {
  const filters = JSON.stringify(view.filters)
  const found = useTotal(filters, total)
  const page = rows.map(idOf)
  const isWhole = page.length === found && page.every((id) => ids.has(id))
  const clear = () => {
    focusPageTitle()
    untickAll()
  }
  const source = (): ListSource => ({
    asked: allOf ? { filters: [...view.filters] } : { eo_ids: [...ids] },
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
            // It goes away with the press: the keyboard stays in the tray.
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

/** While another page of the same search is awaited, it finds as many as before: nothing in the tray comes and goes. */
function useTotal(filters: string, total: number | null): number | null {
  const [last, setLast] = useState({ filters, total })
  if (total !== null && (last.total !== total || last.filters !== filters)) setLast({ filters, total })
  return total ?? (last.filters === filters ? last.total : null)
}
