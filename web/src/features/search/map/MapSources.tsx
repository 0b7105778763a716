import type { Counties, CountyFigureId } from '@atlas/contract/endpoints/counties.ts'
import { useId, useState } from 'react'
import { numberSources } from '#features/search/detail/number-sources.ts'
import { SourceList } from '#features/search/detail/Sources.tsx'

/** One column stands for all that come from the same census, election or survey. */
const families: readonly { readonly label: string; readonly columnId: CountyFigureId }[] = [
  { label: 'Voting age', columnId: 'stats.vap_black%' },
  { label: 'Vote', columnId: 'stats.2020biden%' },
  { label: 'Income', columnId: 'stats.median_income' },
  { label: 'Education', columnId: 'stats.college_graduates%' },
]

/** How each kind of figure was made and when, in one line; on request, by whom. */
export function MapSources({ sources }: { readonly sources: Counties['sources'] }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const numbered = numberSources(families.flatMap(({ columnId }) => sources[columnId]))
  if (numbered.length === 0) return null
  return (
    <>
      <p className="map-sources">
        {families.map(({ label, columnId }) => lineOf(label, sources[columnId])).join(' ')}{' '}
        <button type="button" className="link-btn" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Sources
        </button>
      </p>
      {isOpen && <SourceList sources={{ numbered, idOf: (number) => `${id}${number}` }} heading="h3" />}
    </>
  )
}

/** "Income 2023, modelled." */
function lineOf(label: string, [first]: Counties['sources'][CountyFigureId]): string {
  if (!first) return ''
  return `${[label, first.as_of?.slice(0, 4)].filter(Boolean).join(' ')}, ${first.method}.`
}
