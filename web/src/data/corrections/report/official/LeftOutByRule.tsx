import type { CheckCounts } from '@atlas/contract/endpoints/data/import-check.ts'
import { excludedText } from '@atlas/contract/rules/coverage.ts'
import { useQuery } from '@tanstack/react-query'
import { MapPinOff } from 'lucide-react'
import { settingsQuery } from '#shared/api/settings.ts'
import noticeLook from '#shared/ui/look/notice.module.css'

/**
 * How many rows of a file the coverage rule leaves out, and who can find them; renders nothing where there are none.
 */
export function LeftOutByRule({ counts }: { readonly counts: CheckCounts }) {
  const { data: settings } = useQuery(settingsQuery)
  const text = settings ? excludedText(counts.uncovered, rowsOf(counts), settings.coverage) : null
  if (text === null) return null
  return (
    <p className={noticeLook.notice}>
      <MapPinOff aria-hidden />
      <span>{text}</span>
    </p>
  )
}

/** How many of the loaded officials a search by anybody finds. */
export function useFound(counts: CheckCounts | null): 'all' | 'some' | 'none' {
  const { data: settings } = useQuery(settingsQuery)
  if (!counts || counts.uncovered === 0 || settings?.coverage !== 'rule') return 'all'
  return counts.uncovered < rowsOf(counts) ? 'some' : 'none'
}

/** Those that are loaded. */
function rowsOf({ rows_read: read, left_out: leftOut }: CheckCounts): number {
  return read - leftOut
}
