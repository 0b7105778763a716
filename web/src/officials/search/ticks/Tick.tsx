import type { Row } from '@atlas/contract/search/search-request.ts'
import { memo, useMemo } from 'react'
import styles from '#officials/search/ticks/Tick.module.css'
import { tick, useIsTicked, useTickedOf } from '#officials/search/ticks/ticked.ts'
import checkLook from '#shared/ui/look/check.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { idOf, nameOf } from '#shared/values/text-of.ts'

/** Selects an official of the list, to add to a list of one's own. */
export const Tick = memo(DrawnTick)

function DrawnTick({ row }: { readonly row: Row }) {
  const id = idOf(row)
  return (
    <label className={classes(checkLook.check, styles.tick)}>
      <input
        type="checkbox"
        aria-label={`Select ${nameOf(row)}`}
        checked={useIsTicked(id)}
        onChange={({ target }) => tick([id], target.checked)}
      />
    </label>
  )
}

/** Selects everybody on the page, or nobody. */
export function TickPage({ rows }: { readonly rows: readonly Row[] }) {
  const ids = useMemo(() => rows.map(idOf), [rows])
  const ticked = useTickedOf(ids)
  return (
    <label className={classes(checkLook.check, styles.page)}>
      <input
        type="checkbox"
        aria-label="Select everybody on this page"
        checked={ticked === 'all' && ids.length > 0}
        ref={(box) => {
          if (box) box.indeterminate = ticked === 'some'
        }}
        onChange={({ target }) => tick(ids, target.checked)}
      />
    </label>
  )
}
