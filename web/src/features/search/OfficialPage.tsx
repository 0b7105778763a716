import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { ApiProblem } from '#api/api-problem.ts'
import { Detail } from '#features/search/detail/Detail.tsx'
import { textOf } from '#figures/figures.ts'
import type { OfficialFacts } from '#features/search/detail/official-facts.ts'
import { officialQuery } from '#features/search/detail/official-query.ts'
import { type OfficialReference, referenceTo } from '#features/search/detail/official-reference.ts'
import styles from '#features/search/OfficialPage.module.css'
import { PartyMark } from '#values/PartyMark.tsx'
import { PageTitle } from '#layout/page/PageTitle.tsx'
import { StatusPage, TrailSheet } from '#layout/page/StatusPage.tsx'
import textLook from '#ui/look/text.module.css'
import buttonLook from '#ui/look/button.module.css'

/** One official on a page with a URL of its own: to send to a colleague, to keep, to print. */
export function OfficialPage() {
  const id = idIn(useParams({ strict: false }).id)
  // Another official is another page: nothing of the one before may stay on it.
  return id === null ? <NoSuchOfficial /> : <Official key={id} id={id} />
}

/** The number of an official as a URL has it, or null where nobody can have it. */
function idIn(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

function Official({ id }: { readonly id: number }) {
  const { data: facts, error } = useQuery(officialQuery(id))
  if (!facts && error instanceof ApiProblem && error.status === 404) return <NoSuchOfficial />
  const reference = facts && referenceTo(id, facts, window.location.origin)
  return (
    <main id="main" className={styles.page}>
      <BackToResults />
      <Heading reference={reference} facts={facts} />
      <div className={styles.sheet}>
        <Detail id={id} place="page" />
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
    <div className={styles.head}>
      <PageTitle tab={tab ?? 'Official'}>{reference?.name ?? 'Official'}</PageTitle>
      {reference ? (
        <p className={styles.office}>
          <span>{reference.office}</span>
          {party && <PartyMark party={party} />}
          {party === null && facts?.tells('party.name') && <span className={textLook.muted}>Party unknown</span>}
        </p>
      ) : (
        <p className={styles.officeToCome} />
      )}
    </div>
  )
}

/** Back to the list that the page was opened from; for whoever came by a link, on to the search. */
function BackToResults() {
  const router = useRouter()
  const results = useLocation({ select: (location) => location.state.resultsUrl })
  if (results === undefined)
    return (
      <Link className={styles.back} to="/advanced-search">
        <ArrowLeft aria-hidden />
        Search all officials
      </Link>
    )
  return (
    <a
      className={styles.back}
      href={results}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        // The list is the step before: going back finds it where it was scrolled to.
        event.preventDefault()
        router.history.back()
      }}
    >
      <ArrowLeft aria-hidden />
      Back to the results
    </a>
  )
}

function NoSuchOfficial() {
  return (
    <StatusPage
      title="No such official"
      art={<TrailSheet isCrossedOut />}
      actions={
        <Link className={buttonLook.primaryLarge} to="/advanced-search">
          Search all officials
        </Link>
      }
    >
      <p>
        The atlas has no official at this address. Officials leave it when they leave office, so an old link may lead
        nowhere, and a new one may be mistyped.
      </p>
    </StatusPage>
  )
}
