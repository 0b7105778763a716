import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { useState } from 'react'
import { labelOf, valueText } from '#data/corrections/report/decided/correction-words.ts'
import { Undo } from '#data/corrections/report/decided/Undo.tsx'
import { useAsItStands } from '#data/corrections/report/decided/use-as-it-stands.ts'

/** Says what was set and since when everybody sees it, and removes it again with one press. */
export function WasSet({ correction }: { readonly correction: Correction }) {
  const [decided, setDecided] = useState(correction)
  const now = useAsItStands(decided) ?? decided
  const isUndone = (now.decided?.undone_at ?? null) !== null
  const value = valueText(now.column_id, now.decided?.value ?? null)
  return (
    <div role="status">
      <p>
        <b>{isUndone ? 'Taken out.' : 'Set.'}</b> {labelOf(now.column_id)}: {value}
      </p>
      <p>
        <span>{sentenceOf(isUndone, now.is_under_way)}</span>{' '}
        {!isUndone && <Undo correction={now} onUndone={setDecided} />}
      </p>
    </div>
  )
}

function sentenceOf(isUndone: boolean, isUnderWay: boolean): string {
  if (isUndone)
    return isUnderWay ? 'The value of before comes back in a moment.' : 'The value of before is shown again.'
  return isUnderWay ? 'Everybody sees it in a moment.' : 'Everybody sees it now.'
}
