import { closest } from '@atlas/contract/endpoints/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { officialCountQuery } from '#api/official-count.ts'
import { corrected, type TypedText, typedText } from '#results/misspelling.ts'
import buttonLook from '#ui/look/button.module.css'
import { thousands } from '#ui/text/thousands.ts'

interface DidYouMeanProps {
  readonly filter: Filter
  readonly others: readonly Filter[]
  readonly onTake: (meant: Filter) => void
}

/** The nearest value to what was typed, offered only where it finds someone. */
export function DidYouMean({ filter, others, onTake }: DidYouMeanProps) {
  const typed = typedText(filter)
  const meant = useClosest(typed)
  const correction = typed && meant ? corrected(filter, typed.text, meant) : null
  const total = useTotal(correction && [...others, correction])
  if (!typed || !meant || !correction || !total) return null
  return (
    <li>
      <span>
        Did you mean <b>{meant}</b> instead of “{typed.text}”?
      </span>
      <button type="button" className={buttonLook.button} onClick={() => onTake(correction)}>
        {total === 1 ? 'Show 1 official' : `Show ${thousands(total)} officials`}
      </button>
    </li>
  )
}

function useClosest(typed: TypedText | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['closest', typed],
    queryFn: typed
      ? ({ signal }) => call(closest, { body: { column_id: typed.columnId, value: typed.text } }, { signal })
      : skipToken,
  })
  return data?.results[0]?.label
}

function useTotal(filters: readonly Filter[] | null): number | undefined {
  const query = officialCountQuery(filters ?? [])
  const { data, isPlaceholderData } = useQuery({ ...query, enabled: filters !== null })
  return filters && !isPlaceholderData ? data?.total : undefined
}
