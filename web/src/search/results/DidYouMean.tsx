import { closest } from '@atlas/contract/endpoints/search/fields.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { corrected, type TypedText, typedText } from '#search/results/misspelling.ts'
import { resultCountQuery } from '#search/results/result-count.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { nounOf } from '#search/state/subject.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface DidYouMeanProps {
  readonly filter: Filter
  readonly view: SearchView
  readonly onTake: (closest: Filter) => void
}

/** The nearest value to what was typed, offered only where it finds someone. */
export function DidYouMean({ filter, view, onTake }: DidYouMeanProps) {
  const typed = typedText(filter)
  const closest = useClosest(typed)
  const correction = typed && closest ? corrected(filter, typed.text, closest) : null
  const others = view.filters.filter((each) => each !== filter)
  const total = useTotal(view, correction && [...others, correction])
  if (!typed || !closest || !correction || !total) return null
  return (
    <li>
      <span>
        Did you mean <b>{closest}</b> instead of “{typed.text}”?
      </span>
      <button type="button" className={buttonLook.button} onClick={() => onTake(correction)}>
        {`Show ${thousands(total)} ${nounOf(view.subject, total)}`}
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

function useTotal(view: SearchView, filters: readonly Filter[] | null): number | undefined {
  const query = resultCountQuery(view, filters ?? [])
  const { data, isPlaceholderData } = useQuery({ ...query, enabled: filters !== null })
  return filters && !isPlaceholderData ? data?.total : undefined
}
