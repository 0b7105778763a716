import type { SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** What no record on file says about an earlier day. */
export function NotTold({ changes: { untold, as_today: asToday } }: { readonly changes: SearchChanges }) {
  return (
    <>
      {untold > 0 && (
        <p className={textLook.muted}>
          {thousands(untold)} more left office; whether this search found them is not on file.
        </p>
      )}
      {asToday.map((label) => (
        <p key={label} className={textLook.muted}>
          What “{label}” was then is not on file: today’s value counts for both days.
        </p>
      ))}
    </>
  )
}
