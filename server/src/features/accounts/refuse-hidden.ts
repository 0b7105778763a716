import { columnOf, isColumnId } from '@atlas/contract/catalogue/columns.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { Problem } from '@atlas/contract/problem.ts'
import type { Examine } from '#platform/http/serve.ts'

/**
 * Refuses a request of the nonpartisan view that names a partisan column, wherever in it: to show it, to filter or sort
 * by it, to count or look it up. So no endpoint has to, and none that is added later can forget to.
 */
export const refuseHidden: Examine = ({ ofOwnFile }, parsed, caller) => {
  if (!caller?.isNonpartisan || ofOwnFile) return
  const named = firstText(parsed, hiddenFrom(true))
  if (named === undefined || !isColumnId(named)) return
  const { label } = columnOf(named)
  throw new Problem('hidden', { detail: `“${label}” is hidden while your nonpartisan view is on.` })
}

function firstText(value: unknown, texts: ReadonlySet<string>): string | undefined {
  if (typeof value === 'string') return texts.has(value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const each of Object.values(value)) {
    const found = firstText(each, texts)
    if (found !== undefined) return found
  }
  return undefined
}
