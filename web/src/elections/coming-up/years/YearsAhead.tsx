import { seatsAhead } from '@atlas/contract/endpoints/elections/elections.ts'
import { daysOfRecords } from '@atlas/contract/rules/days-of-records.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { yearsPicture } from '#elections/coming-up/years/years-picture.tsx'
import { endpointQuery } from '#shared/api/endpoint-query.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'

/** On which days the seats under the filters are filled next, as a picture. */
export function YearsAhead({ filters }: { readonly filters: readonly Filter[] }) {
  const { data: settings } = useQuery(settingsQuery)
  const answer = useNewestAnswer(
    useQuery({
      queryKey: ['seats ahead', filters],
      ...endpointQuery(seatsAhead, { body: { filters: [...filters] } }),
      placeholderData: keepPreviousData,
      meta: { showsOwnError: true },
    }),
  )
  const records = settings ? daysOfRecords(settings) : null
  return (
    <>
      <PartTrouble section="The picture" answer={answer} />
      {answer.reply && <PictureCard picture={yearsPicture(answer.reply, records)} />}
      {!answer.reply && answer.progress === 'loading' && <p role="status">Drawing …</p>}
    </>
  )
}
