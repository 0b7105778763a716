import { Suspense, useDeferredValue, useMemo } from 'react'
import { JumpLinks } from '#places/page/JumpLinks.tsx'
import {
  HelpBox,
  LaterBelow,
  LaterBeside,
  NotOnFile,
  OpenOffices,
  SeatsKnown,
  SeatsLaw,
  SourceList,
} from '#places/page/later-parts.ts'
import { Ladder } from '#places/page/ladder/Ladder.tsx'
import styles from '#places/page/PlaceContent.module.css'
import { PlaceLede } from '#places/page/PlaceLede.tsx'
import { fullNameOf, type Place } from '#places/page/place-query.ts'
import { placeSources } from '#places/page/place-sources.ts'
import { Section } from '#places/page/Section.tsx'
import { WhomItServes } from '#places/page/WhomItServes.tsx'
import { NumberedSources } from '#shared/figures/Sources.tsx'

/** The body of a place's page. On phones its officials come first. */
export function PlaceContent({ place }: { readonly place: Place }) {
  const sources = useMemo(() => placeSources(place), [place])
  // What people look at first is drawn first, the rest a moment later.
  const isWhole = useDeferredValue(true, false)
  const { own } = place.completeness
  return (
    <NumberedSources sources={sources}>
      <PlaceLede place={place} />
      <JumpLinks place={place} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Section id="who" title={titleOf(place)}>
            {hasLadder(place) && <Ladder place={place} />}
            {isWhole && (
              <Suspense>
                <SeatsLaw place={place} />
                <NotOnFile place={place} />
                <OpenOffices place={place} />
              </Suspense>
            )}
          </Section>
          {isWhole && (
            <Suspense>
              <LaterBelow place={place} />
            </Suspense>
          )}
        </div>
        <div className={styles.side}>
          {isWhole && (
            <Suspense>
              <HelpBox
                place={{ id: place.id, fullName: fullNameOf(place) }}
                seatsByLaw={own.seats_by_law}
                onFile={own.on_file}
              />
              <SeatsKnown place={place} />
            </Suspense>
          )}
          <WhomItServes place={place} />
          {isWhole && (
            <Suspense>
              <LaterBeside place={place} />
            </Suspense>
          )}
        </div>
      </div>
      {isWhole && (
        <div className={styles.sources}>
          <Suspense>
            <SourceList sources={sources} heading="h2" />
          </Suspense>
        </div>
      )}
    </NumberedSources>
  )
}

function hasLadder({ ladder, seats }: Place): boolean {
  return ladder.length + seats.length > 0
}

function titleOf({ completeness, name }: Place): string {
  return completeness.all.seats_by_law > 0 ? 'Seats by law and who holds them' : `Who represents ${name}`
}
