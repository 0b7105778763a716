import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { every } from '#places/list/dots/every-place.ts'
import { figureLabel } from '#places/list/dots/dot-figures.ts'
import { dotsPicture } from '#places/list/dots/dots-picture.tsx'
import type { useDots } from '#places/list/dots/use-dots.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { BoardButton } from '#saved/board-pages/BoardButton.tsx'
import type { SearchView } from '#search/state/search-view.ts'
import { placesView } from '#search/state/standard-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import { useToday } from '#shared/values/use-today.ts'

interface DotsProps {
  readonly view: SearchView
  readonly dots: ReturnType<typeof useDots>
}

/** The counties of the list as dots: all that its filters find, whatever page of them is shown. */
export function Dots({ view, dots: { figure, figures, choose } }: DotsProps) {
  const navigate = useNavigate()
  const today = useToday()
  const answer = useNewestAnswer(useQuery(every(view, figures)))
  if (figure === null) return null
  const open = (id: string) => void navigate({ to: '/places/$id', params: { id } })
  const picture = answer.reply && dotsPicture({ rows: answer.reply, figure, today, open })
  const query = { ...writeUrlQuery({ ...placesView('counties'), filters: view.filters }), dots: figure }
  return (
    <section aria-label="Counties as dots">
      <SegmentedControl
        label="Draw the counties by"
        segments={figures.map((value) => ({ value, label: figureLabel(value) }))}
        value={figure}
        onChoose={choose}
      />
      <PartTrouble section="The picture" answer={answer} />
      {picture && (
        <PictureCard
          key={figure}
          picture={picture}
          isWide
          actions={picture.draw && <BoardButton kind="counties" query={query} picture={picture} />}
        />
      )}
      {!answer.reply && answer.progress === 'loading' && <p role="status">Drawing …</p>}
    </section>
  )
}
