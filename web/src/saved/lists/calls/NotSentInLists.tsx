import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'
import { NotTaken } from '#saved/lists/calls/NotTaken.tsx'
import { waitingNotes } from '#saved/lists/calls/waiting-notes.ts'
import { waitingOutcomes } from '#saved/lists/calls/waiting-outcomes.ts'
import { useWaiting } from '#shared/api/waiting-store.ts'
import { WaitingNotice } from '#saved/lists/calls/WaitingNotice.tsx'

/** The outcomes and notes of the signed-in person, in any list, that the server has not accepted. */
export function NotSentInLists() {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  return user ? <OfPerson userId={user.id} /> : null
}

function OfPerson({ userId }: { readonly userId: string }) {
  const outcomes = useWaiting(waitingOutcomes, userId)
  const notes = useWaiting(waitingNotes, userId)
  return (
    <>
      <WaitingNotice outcomes={countOf(outcomes)} notes={countOf(notes)} />
      <NotTaken userId={userId} outcomes={outcomes} notes={notes} hasLinks />
    </>
  )
}

function countOf(entries: readonly { readonly refused?: string | undefined }[]): number {
  return entries.filter(({ refused }) => refused === undefined).length
}
