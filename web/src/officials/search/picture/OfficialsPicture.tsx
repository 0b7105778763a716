import { useQuery } from '@tanstack/react-query'
import styles from '#officials/search/picture/OfficialsPicture.module.css'
import { bars, type Pictured, writePictured } from '#officials/search/picture/pictured.ts'
import { barsOf, traitsPicture } from '#officials/search/picture/traits-picture.tsx'
import { traitsQuery } from '#officials/search/picture/traits-query.ts'
import type { usePictured } from '#officials/search/picture/use-pictured.ts'
import { BoardButton } from '#saved/board-pages/BoardButton.tsx'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { daysOfRecords } from '@atlas/contract/rules/days-of-records.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import type { Picture } from '#shared/pictures/picture.ts'
import { traitWords } from '#shared/pictures/traits.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'

interface OfficialsPictureProps extends Pick<ReturnType<typeof usePictured>, 'traits' | 'choose'> {
  readonly view: SearchView
  readonly pictured: Pictured
}

const barLabels = { level: 'Levels', office: 'Offices' } as const

/** All officials that the search finds, whichever page of them is shown. */
export function OfficialsPicture({ view, pictured, traits, choose }: OfficialsPictureProps) {
  const { data: settings } = useQuery(settingsQuery)
  const answer = useNewestAnswer(useQuery(traitsQuery(view.filters)))
  const { reply } = answer
  const records = settings ? daysOfRecords(settings) : null
  const segment = <Value extends string>(value: Value, label: string) => ({ value, label })
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
        <Drawn
          key={JSON.stringify(pictured)}
          view={view}
          pictured={pictured}
          picture={traitsPicture(reply, pictured, records)}
        />
      )}
      {reply?.officials === 0 && <p>The search finds nobody, so there is nothing to draw.</p>}
      {!reply && answer.progress === 'loading' && <p role="status">Drawing …</p>}
    </>
  )
}

interface DrawnProps extends Pick<OfficialsPictureProps, 'view' | 'pictured'> {
  readonly picture: Picture
}

function Drawn({ view, pictured, picture }: DrawnProps) {
  const query = { ...writeUrlQuery({ ...emptyView, filters: view.filters }), ...writePictured(pictured) }
  return (
    <PictureCard
      picture={picture}
      isWide
      actions={picture.draw && <BoardButton kind="officials" query={query} picture={picture} />}
    />
  )
}
