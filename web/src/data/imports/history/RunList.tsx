import type { ImportRun } from '@atlas/contract/endpoints/data/imports.ts'
import { RunCard, RunRow } from '#data/imports/history/Run.tsx'
import styles from '#data/imports/history/RunList.module.css'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { SkeletonCards, SkeletonRows } from '#shared/ui/list/Skeletons.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import tableLook from '#shared/ui/look/table.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface RunListProps {
  /** Null while they are awaited. */
  readonly runs: readonly ImportRun[] | null
  /** One is being undone: no other can be. */
  readonly isUndoing: boolean
  readonly onUndo: (run: ImportRun) => void
}

const columns = [
  { label: 'When', width: 'moment' },
  { label: 'What', width: undefined },
  { label: 'By', width: 'middle' },
  { label: 'Added', width: 'count' },
  { label: 'Changed', width: 'count' },
  { label: 'Gone', width: 'count' },
  { label: 'Took', width: 'count' },
] as const

/** A table, on phones cards. */
export function RunList({ runs, ...rest }: RunListProps) {
  const hasTable = useMediaQuery(fromTablet)
  if (!hasTable) {
    return (
      <div className={classes(cardLook.cards, styles.cards)} aria-busy={runs === null}>
        {runs === null && <SkeletonCards />}
        {runs?.map((run) => (
          <RunCard key={run.id} run={run} {...rest} />
        ))}
      </div>
    )
  }
  return (
    <section className={classes(tableLook.frame, styles.frame)} aria-label="Imports, newest first" tabIndex={0}>
      <table className={classes(tableLook.table, styles.runs)}>
        <caption className={textLook.visuallyHidden}>Imports, newest first</caption>
        <colgroup>
          {columns.map(({ label, width }) => (
            <col key={label} data-width={width} />
          ))}
          <col data-width="narrow" />
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ label, width }) => (
              <th key={label} scope="col" data-count={width === 'count' || undefined}>
                {label}
              </th>
            ))}
            <th scope="col">
              <span className={textLook.visuallyHidden}>Undo</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {runs === null && <SkeletonRows columns={columns.length + 1} rows={3} />}
          {runs?.map((run) => (
            <RunRow key={run.id} run={run} {...rest} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
