import type { ImportRun } from '@atlas/contract/endpoints/imports.ts'
import { RunCard, RunRow } from '#features/data-imports/history/Run.tsx'
import { fromTablet, useMediaQuery } from '#ui/browser/use-media-query.ts'
import { SkeletonCards, SkeletonRows } from '#ui/list/Skeletons.tsx'

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
      <div className="cards" aria-busy={runs === null}>
        {runs === null && <SkeletonCards />}
        {runs?.map((run) => (
          <RunCard key={run.id} run={run} {...rest} />
        ))}
      </div>
    )
  }
  return (
    <section className="frame" aria-label="Imports, newest first" tabIndex={0}>
      <table className="grid-table runs">
        <caption className="sr-only">Imports, newest first</caption>
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
              <span className="sr-only">Undo</span>
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
