import { countTraits } from '@atlas/contract/endpoints/officials/traits.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import styles from '#officials/search/picture/OfficialsPicture.module.css'
import { bars, type Pictured } from '#officials/search/picture/pictured.ts'
import { barsOf, traitsPicture } from '#officials/search/picture/traits-picture.tsx'
import type { usePictured } from '#officials/search/picture/use-pictured.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { daysOfRecords } from '@atlas/contract/rules/days-of-records.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { traitWords } from '#shared/pictures/traits.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'

interface OfficialsPictureProps extends Pick<ReturnType<typeof usePictured>, 'traits' | 'choose'> {
  readonly view: SearchView
  readonly pictured: Pictured
}

const barLabels = { level: 'Levels', office: 'Offices' } as const

/** All officials that the search finds, whatever page of them is shown. */
export function OfficialsPicture({ view, pictured, traits, choose }: OfficialsPictureProps) {
  const { data: settings } = useQuery(settingsQuery)
  const answer = useNewestAnswer(useQuery(traitsQuery(view)))
  const { reply } = answer
  const records = settings ? daysOfRecords(settings) : null
  const segment = <Value extends string>(value: Value, label: string) => ({ value, label, count: undefined, noun: '' })
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          label="Show the officials by"
          segments={traits.map((trait) => segment(trait, traitWords[trait].label))}
          value={pictured.by}
          onChoose={(by) => choose({ ...pictured, by })}
        />
        {reply && (
          <SegmentedControl
            label="A bar for each of the"
            segments={bars.map((each) => segment(each, barLabels[each]))}
            value={barsOf(reply, pictured.bars)}
            onChoose={(chosen) => choose({ ...pictured, bars: chosen })}
          />
        )}
      </div>
      <PartTrouble section="The picture" answer={answer} />
      {reply && reply.officials > 0 && (
        <PictureCard key={JSON.stringify(pictured)} picture={traitsPicture(reply, pictured, records)} isWide />
      )}
      {reply?.officials === 0 && <p>The search finds nobody, so there is nothing to draw.</p>}
      {!reply && answer.progress === 'loading' && <p role="status">Drawing …</p>}
    </>
  )
}

function traitsQuery({ filters }: Pick<SearchView, 'filters'>) {
  return queryOptions({
    queryKey: ['officials', 'traits', filters],
    ...endpointQuery(countTraits, { body: { filters: [...filters] } }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
}
