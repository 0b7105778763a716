import { CountiesPressed } from '#places/find/CountiesPressed.tsx'
import { usePlaceQuery } from '#places/find/place-query.ts'
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
  const answer = useFound(query)
  const { found = null, refusal = null } = (query && answer.reply) ?? {}
  return (
    <PlacesFrame>
      <PageTitle />
      <p className={textLook.muted}>
        Everybody on file from Congress to the county, for a ZIP code, a city or town, or a county.
      </p>
      <PlaceFinder query={query} onAsk={ask} />
      {query && <ListTrouble list={answer} stale="What you typed is kept." onRetry={answer.retry} />}
      <div className={styles.columns} data-updating={query && !answer.isCurrent ? true : undefined}>
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
          {query && !answer.reply && answer.progress === 'loading' && <SkeletonCards />}
        </div>
        <aside className={styles.side} aria-label="Map and what to do next">
          <CountiesPressed found={found} onAsk={ask} />
          <WhatNext found={found} />
        </aside>
      </div>
    </PlacesFrame>
  )
}
