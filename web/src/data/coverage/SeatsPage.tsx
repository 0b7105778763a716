import { downloadSeats, type SeatsReply } from '@atlas/contract/endpoints/data/seats.ts'
import type { CoveredCounty } from '@atlas/contract/endpoints/data/coverage.ts'
import { type SeatMeasure, seatMeasures } from '@atlas/contract/rules/seats-by-law.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CoverageFrame } from '#data/coverage/CoverageFrame.tsx'
import { seatsQuery } from '#data/coverage/queries.ts'
import { isMeasure, measureWords, togetherOf } from '#data/coverage/seats-words.ts'
import { SeatsMatrix } from '#data/coverage/SeatsMatrix.tsx'
import styles from '#data/coverage/SeatsPage.module.css'
import { fileUrl } from '#shared/api/request-of.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import fieldLook from '#shared/ui/look/field.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

// The table comes first.
const SeatsMap = lazyPart(async () => (await import('#data/coverage/SeatsMap.tsx')).SeatsMap)

/** How complete the atlas is: the seats by law of each office and state, and how many of them are on file. */
export function SeatsPage() {
  const answer = useNewestAnswer({ ...useQuery(seatsQuery), isPlaceholderData: false })
  return (
    <CoverageFrame heading="How complete the atlas is">
      {({ counties }) => (
        <>
          <PartTrouble section="How complete the atlas is" answer={answer} />
          {answer.reply ? (
            <Seats reply={answer.reply} counties={counties} />
          ) : (
            answer.progress === 'loading' && <SkeletonCards />
          )}
        </>
      )}
    </CoverageFrame>
  )
}

function Seats({ reply, counties }: { readonly reply: SeatsReply; readonly counties: readonly CoveredCounty[] }) {
  const measure = useLocation({ select: ({ search }) => (search as { measure?: string }).measure })
  const chosen: SeatMeasure = isMeasure(measure) ? measure : 'on_file'
  const navigate = useNavigate()
  const isWide = useMediaQuery(fromTablet)
  const [state, setState] = useState<StateId>(stateIds[0] as StateId)
  return (
    <>
      <Head reply={reply} />
      <div className={styles.measures}>
        <SegmentedControl
          label="What is counted"
          segments={seatMeasures.map((value) => ({
            value,
            label: measureWords[value].label,
          }))}
          value={chosen}
          onChoose={(next) =>
            void navigate({ to: '/data/seats', search: { measure: next }, replace: true, resetScroll: false })
          }
        />
        <span className={textLook.muted}>The map shows the same measure</span>
      </div>
      {!isWide && (
        <div className={fieldLook.field}>
          <label className={fieldLook.label} htmlFor="seats-of">
            State
          </label>
          <Select
            id="seats-of"
            value={state}
            options={[...stateIds]}
            labelOf={(id) => states[id].name}
            onChange={setState}
          />
        </div>
      )}
      <div className={styles.body}>
        <div>
          <SeatsMatrix offices={reply.offices} measure={chosen} stateIds={isWide ? stateIds : [state]} />
          <Note reply={reply} />
        </div>
        <Suspense fallback={<div className={styles.mapToCome} />}>
          <SeatsMap seats={reply.counties} counties={counties} measure={chosen} />
        </Suspense>
      </div>
    </>
  )
}

function Head({ reply }: { readonly reply: SeatsReply }) {
  const { count, of } = togetherOf(reply.offices, 'on_file')
  return (
    <div className={styles.head}>
      <p>
        Where we know how many seats the law provides, <b>{thousands(count)}</b> of <b>{thousands(of ?? 0)}</b> are on
        file. Where local law sets the number, we say how many we have and no share.
      </p>
      <a className={buttonLook.button} href={fileUrl(downloadSeats)} download>
        <Download aria-hidden />
        Table as CSV
      </a>
    </div>
  )
}

function Note({ reply }: { readonly reply: SeatsReply }) {
  return (
    <p className={styles.note}>
      A dash: no such elected office, or none set down. On file counts everybody on file; a search finds those whom the
      coverage rule lets in. The numbers of the law were written down on <WithDays text={typedDayOf(reply.law_as_of)} />{' '}
      from general knowledge, and the codes were not opened for it: the file has the section, the confidence and the
      note of each office.
    </p>
  )
}
