import { daysOfRecords } from '@atlas/contract/rules/days-of-records.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { useQuery } from '@tanstack/react-query'
import { yearsPicture } from '#elections/coming-up/years/years-picture.tsx'
import { yearsQuery } from '#elections/coming-up/years/years-query.ts'
import { BoardButton } from '#saved/board-pages/BoardButton.tsx'
import { emptyView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'

/** On which days the seats under the filters are filled next, as a picture. */
export function YearsAhead({ filters }: { readonly filters: readonly Filter[] }) {
  const { data: settings } = useQuery(settingsQuery)
  const answer = useNewestAnswer(useQuery(yearsQuery(filters)))
  const records = settings ? daysOfRecords(settings) : null
  const picture = answer.reply && yearsPicture(answer.reply, records)
  return (
    <>
      <PartTrouble section="The picture" answer={answer} />
      {picture && (
        <PictureCard
          picture={picture}
          actions={
            picture.draw && (
              <BoardButton kind="years" query={writeUrlQuery({ ...emptyView, filters })} picture={picture} />
            )
          }
        />
      )}
      {!answer.reply && answer.progress === 'loading' && <p role="status">Drawing …</p>}
    </>
  )
}
