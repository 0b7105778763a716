import { useMemo } from 'react'
import { CountiesPressed } from '#places/find/CountiesPressed.tsx'
import { type PlaceQuery, usePlaceQuery } from '#places/find/place-query.ts'
import { type RequestedPoint, useRequestedPoint } from '#places/find/requested-point.ts'
import { HowExact } from '#places/find/found/HowExact.tsx'
import styles from '#places/find/FindPage.module.css'
import { FoundPlace } from '#places/find/found/FoundPlace.tsx'
import { WhatNext } from '#places/find/WhatNext.tsx'
import { PlaceFinder } from '#places/find/finder/PlaceFinder.tsx'
import { useFound } from '#places/find/use-found.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PlacesFrame } from '#places/PlacesFrame.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import textLook from '#shared/ui/look/text.module.css'

/** Who represents a ZIP area, a city or town, or a county. */
export function FindPage() {
  const [query, ask] = usePlaceQuery()
  const [point, askPoint] = useRequestedPoint(query)
  const inField = useMemo(() => (point ? textOf(point) : query), [point, query])
  const answer = useFound(query, point)
  const isAsked = query !== null || point !== null
  const { found = null, refusal = null } = (isAsked ? answer.reply : null) ?? {}
  return (
    <PlacesFrame>
      <PageTitle />
      <p className={textLook.muted}>
        Everybody on file from Congress to the county, for where you stand, an address, a ZIP code, a town or a county.
      </p>
      <PlaceFinder query={inField} onAsk={ask} onAskPoint={askPoint} />
      {isAsked && <ListTrouble list={answer} stale="What you typed is kept." onRetry={answer.retry} />}
      <div className={styles.columns} data-updating={isAsked && !answer.isCurrent ? true : undefined}>
        <div className={styles.answer}>
          {refusal && (
            <div role="status" className={styles.refusal}>
              <p>
                <b>{refusal.sentence}</b>
              </p>
              {refusal.advice && <p>{refusal.advice}</p>}
            </div>
          )}
          {found && <FoundPlace key={found.full_name} found={found} />}
          {isAsked && !answer.reply && answer.progress === 'loading' && <SkeletonCards />}
        </div>
        <aside className={styles.side} aria-label="Map and what to do next">
          <CountiesPressed found={found} onAsk={ask} />
          {found && <HowExact found={found} />}
          <WhatNext found={found} />
        </aside>
      </div>
    </PlacesFrame>
  )
}

/** An address stays in the field; a location has no words. */
function textOf({ body }: RequestedPoint): PlaceQuery | null {
  return 'address' in body ? { text: body.address } : null
}
