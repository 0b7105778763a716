import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { countyChangesQuery } from '#places/list/dots/changes-query.ts'
import styles from '#places/list/dots/Dots.module.css'
import { every } from '#places/list/dots/every-place.ts'
import { changesFigure, figureLabel, writeDots } from '#places/list/dots/dot-figures.ts'
import { DotsSince } from '#places/list/dots/DotsSince.tsx'
import { dotsPicture } from '#places/list/dots/dots-picture.tsx'
import type { useDots } from '#places/list/dots/use-dots.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { countyOutlines } from '#shared/map/use-drawn-outlines.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { BoardButton } from '#saved/board-pages/BoardButton.tsx'
import type { SearchView } from '#search/state/search-view.ts'
import { placesView } from '#search/state/standard-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { Banner } from '#shared/ui/async/Banner.tsx'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { useToday } from '#shared/values/use-today.ts'

const shapes = ['Dots', 'Map'] as const

interface DotsProps {
  readonly view: SearchView
  readonly dots: ReturnType<typeof useDots>
}

/** The counties of the list as dots: all that its filters find, whatever page of them is shown. */
export function Dots({ view, dots: { figure, figures, isMap, since, choose } }: DotsProps) {
  const navigate = useNavigate()
  const fieldId = useId()
  const today = useToday()
  const answer = useNewestAnswer(useQuery(every(view, figures)))
  const isOfChanges = figure === changesFigure
  const changes = useNewestAnswer(useQuery({ ...countyChangesQuery(since), enabled: isOfChanges }))
  const outlines = useQuery({ ...countyOutlines, enabled: isMap })
  if (figure === null) return null
  const open = (id: string) => void navigate({ to: '/places/$id', params: { id } })
  const isMapReady = !isMap || outlines.data !== undefined
  const isReady = answer.reply !== null && isMapReady && (!isOfChanges || changes.reply !== null)
  const told = isOfChanges ? changes.reply : null
  const map = isMap ? (outlines.data ?? null) : null
  const picture = isReady && dotsPicture({ rows: answer.reply ?? [], figure, changes: told, today, open, map })
  const query = {
    ...writeUrlQuery({ ...placesView('counties'), filters: view.filters }),
    ...writeDots({ figure, isMap, since: told?.since ?? since }),
  }
  return (
    <section aria-label="Counties as dots">
      <div className={styles.tools}>
        <div className={fieldLook.field}>
          <label className={fieldLook.label} htmlFor={fieldId}>
            Draw the counties by
          </label>
          <Select
            id={fieldId}
            value={figure}
            options={figures}
            labelOf={figureLabel}
            onChange={(chosen) => choose({ figure: chosen })}
          />
        </div>
        <SegmentedControl
          label="As"
          segments={shapes.map((value) => ({ value, label: value }))}
          value={isMap ? 'Map' : 'Dots'}
          onChoose={(shape) => choose({ isMap: shape === 'Map' })}
        />
        {isOfChanges && (
          <DotsSince
            key={since}
            since={since ?? told?.since ?? null}
            begin={told?.records_begin ?? null}
            onChoose={(day) => choose({ since: day })}
          />
        )}
      </div>
      <PartTrouble section="The picture" answer={answer} />
      {isOfChanges && <PartTrouble section="What changed" answer={changes} />}
      {isMap && outlines.isError && (
        <Banner
          text="The map could not be loaded."
          more="The dots show the same counties."
          onRetry={() => void outlines.refetch()}
        />
      )}
      {picture && (
        <PictureCard
          key={`${figure} ${isMap} ${told?.since}`}
          picture={picture}
          isWide
          actions={picture.draw && <BoardButton kind="counties" query={query} picture={picture} />}
        />
      )}
      {!isReady && ([answer.progress, changes.progress].includes('loading') || (isMap && outlines.isFetching)) && (
        <p role="status">Drawing …</p>
      )}
    </section>
  )
}
