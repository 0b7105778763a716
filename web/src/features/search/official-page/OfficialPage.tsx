import '#features/search/styles.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiProblem } from '#api/api-problem.ts'
import { DetailPanel } from '#features/search/detail/DetailPanel.tsx'
import { DetailTrouble } from '#features/search/detail/DetailTrouble.tsx'
import { DetailWaiting } from '#features/search/detail/DetailWaiting.tsx'
import { type OfficialFacts, textOf } from '#features/search/detail/official-facts.ts'
import { officialQuery } from '#features/search/detail/official-query.ts'
import { type OfficialReference, referenceTo } from '#features/search/detail/official-reference.ts'
import { BackToResults } from '#features/search/official-page/BackToResults.tsx'
import { NoSuchOfficial } from '#features/search/official-page/NoSuchOfficial.tsx'
import { PartyMark } from '#features/search/values/PartyMark.tsx'
import { PageTitle } from '#layout/PageTitle.tsx'

/** One official on a page with an address of its own: to send to a colleague, to keep, to print. */
export function OfficialPage() {
  const id = idIn(useParams({ strict: false }).id)
  // Another official is another page: nothing of the one before may stay on it.
  return id === null ? <NoSuchOfficial /> : <Official key={id} id={id} />
}

/** The number of an official as an address has it, or null where nobody can have it. */
function idIn(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

function Official({ id }: { readonly id: number }) {
  const query = useQuery(officialQuery(id))
  const { data: facts, error, isFetching, fetchStatus, refetch } = query
  if (!facts && error instanceof ApiProblem && error.status === 404) return <NoSuchOfficial />
  const reference = facts && referenceTo(id, facts, window.location.origin)
  return (
    <main id="main" className="official-page">
      <BackToResults />
      <Heading reference={reference} facts={facts} />
      <div className="official-sheet">
        {facts && <DetailPanel id={id} facts={facts} place="page" />}
        {!facts && isFetching && <DetailWaiting />}
        {!facts && !isFetching && <DetailTrouble isOffline={fetchStatus === 'paused'} onRetry={() => void refetch()} />}
      </div>
    </main>
  )
}

interface HeadingProps {
  readonly reference: OfficialReference | undefined
  readonly facts: OfficialFacts | undefined
}

/** The title stays the same element while the name arrives, so that whoever came by keyboard keeps their place. */
function Heading({ reference, facts }: HeadingProps) {
  const party = facts && textOf(facts, 'party.name')
  const tab = reference && `${reference.name}, ${reference.office}`
  return (
    <div className="official-head">
      <PageTitle tab={tab ?? 'Official'}>{reference?.name ?? 'Official'}</PageTitle>
      {reference && (
        <p className="official-office">
          <span>{reference.office}</span>
          {party ? <PartyMark party={party} /> : <span className="muted">Party unknown</span>}
        </p>
      )}
    </div>
  )
}
