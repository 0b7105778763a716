import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { NoSuchPlace } from '#places/page/NoSuchPlace.tsx'
import { fullNameOf, placeQuery } from '#places/page/place-query.ts'
import { PlaceContent } from '#places/page/PlaceContent.tsx'
import { PlaceHead, PlaceHeadToCome } from '#places/page/PlaceHead.tsx'
import { PrintBrief, PrintPhones } from '#places/page/later-parts.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PlacesFrame } from '#places/PlacesFrame.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

/** Who governs a place, and whom the place serves. */
export function PlacePage() {
  const id = useParams({ strict: false }).id ?? ''
  // Another place is another page, on which nothing of the previous one may stay.
  return kindOfPlaceId(id) === null ? <NoSuchPlace /> : <OnePlace key={id} id={id} />
}

function OnePlace({ id }: { readonly id: string }) {
  const query = useQuery(placeQuery(id))
  const answer = useNewestAnswer(query)
  const place = answer.reply
  const [hasPhones, setHasPhones] = useState(false)
  if (!place && query.error instanceof ApiProblem && query.error.status === 404) return <NoSuchPlace />
  return (
    <>
      <PlacesFrame>
        {place ? (
          <PlaceHead place={place} title={fullNameOf(place)} onPrintPhones={() => setHasPhones(true)} />
        ) : (
          <PlaceHeadToCome />
        )}
        <PartTrouble section="The place" answer={answer} />
        {place ? <PlaceContent place={place} /> : answer.progress === 'loading' && <SkeletonCards />}
      </PlacesFrame>
      {place && (
        <Suspense>
          <PrintBrief place={place} />
          {hasPhones && <PrintPhones place={place} onPrinted={() => setHasPhones(false)} />}
        </Suspense>
      )}
    </>
  )
}
