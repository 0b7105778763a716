import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { countyChangesQuery } from '#places/list/dots/changes-query.ts'
import { every } from '#places/list/dots/every-place.ts'
import { changesFigure, writeDots } from '#places/list/dots/dot-figures.ts'
import { DotsTools } from '#places/list/dots/DotsTools.tsx'
import { dotsPicture } from '#places/list/dots/dots-picture.tsx'
import type { useDots } from '#places/list/dots/use-dots.ts'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { problemMessage } from '#shared/api/problem-message.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { countyOutlines } from '#shared/map/use-drawn-outlines.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { BoardButton } from '#saved/board-pages/BoardButton.tsx'
import type { SearchView } from '#search/state/search-view.ts'
import { placesView } from '#search/state/standard-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { Banner } from '#shared/ui/async/Banner.tsx'
import { useToday } from '#shared/values/use-today.ts'

interface DotsProps {
  readonly view: SearchView
  readonly dots: ReturnType<typeof useDots>
}

/** The counties of the list as dots: all that its filters find, whichever page of them is shown. */
export function Dots({ view, dots }: DotsProps) {
  const { figure, isMap } = dots
  const { rows, changes, wrongDay, outlines, picture, isDrawing } = useDotsPicture(view, dots)
  if (figure === null) return null
  const { reply } = changes
  const query = {
    ...writeUrlQuery({ ...placesView('counties'), filters: view.filters }),
    ...writeDots({ figure, isMap, since: reply?.since ?? dots.since }),
  }
  return (
    <section aria-label="Counties as dots">
      <DotsTools dots={dots} changes={reply} wrongDay={wrongDay} />
      <PartTrouble section="The picture" answer={rows} />
      {figure === changesFigure && wrongDay === null && <PartTrouble section="What changed" answer={changes.answer} />}
      {isMap && outlines.isError && (
        <Banner
          text="The map could not be loaded."
          more="The dots show the same counties."
          onRetry={() => void outlines.refetch()}
        />
      )}
      {picture && (
        <PictureCard
          key={`${figure} ${isMap} ${reply?.since}`}
          picture={picture}
          isWide
          actions={picture.draw && <BoardButton kind="counties" query={query} picture={picture} />}
        />
      )}
      {isDrawing && <p role="status">Drawing …</p>}
    </section>
  )
}

/** The requests for a picture, and the picture once all answers are here. */
function useDotsPicture(view: SearchView, { figure, figures, isMap, since }: DotsProps['dots']) {
  const navigate = useNavigate()
  const today = useToday()
  const rows = useNewestAnswer(useQuery(every(view, figures)))
  const isOfChanges = figure === changesFigure
  const query = useQuery({ ...countyChangesQuery(since), enabled: isOfChanges })
  const answer = useNewestAnswer(query)
  const outlines = useQuery({ ...countyOutlines, enabled: isMap })
  const reply = isOfChanges ? answer.reply : null
  const isReady = rows.reply !== null && (!isMap || outlines.data) && (!isOfChanges || reply !== null)
  const open = (id: string) => void navigate({ to: '/places/$id', params: { id } })
  const map = isMap ? (outlines.data ?? null) : null
  return {
    rows,
    changes: { answer, reply },
    // The day is the only part of the request that can be wrong.
    wrongDay: query.error instanceof ApiProblem && query.error.status === 422 ? problemMessage(query.error) : null,
    outlines,
    picture:
      figure !== null && isReady && dotsPicture({ rows: rows.reply ?? [], figure, changes: reply, today, open, map }),
    isDrawing: !isReady && ([rows.progress, answer.progress].includes('loading') || (isMap && outlines.isFetching)),
  }
}
