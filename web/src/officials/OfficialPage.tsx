import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { Detail } from '#officials/detail/Detail.tsx'
import { textOf } from '#shared/figures/figures.ts'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import { officialQuery } from '#shared/figures/official-query.ts'
import { type OfficialReference, referenceTo } from '#officials/detail/official-reference.ts'
import { FormerOfficial } from '#officials/FormerOfficial.tsx'
import { NoSuchOfficial } from '#officials/NoSuchOfficial.tsx'
import { wholeNumber } from '#search/state/url-query.ts'
import { OfficialFrame } from '#officials/OfficialFrame.tsx'
import styles from '#officials/OfficialPage.module.css'
import { PartyMark } from '#shared/values/PartyMark.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import textLook from '#shared/ui/look/text.module.css'

/** One official on a page with its own URL, to send to a colleague, to save or to print. */
export function OfficialPage() {
  const id = wholeNumber(useParams({ strict: false }).id ?? '')
  // Another official is another page, on which nothing of the previous one may stay.
  return id === null ? <NoSuchOfficial /> : <Official key={id} id={id} />
}

function Official({ id }: { readonly id: number }) {
  const { data: facts, error } = useQuery(officialQuery(id))
  // Includes somebody who left while the page was open.
  if (error instanceof ApiProblem && error.status === 404) return <FormerOfficial id={id} />
  const reference = facts && referenceTo(id, facts, window.location.origin)
  return (
    <OfficialFrame id={id} heading={<Heading reference={reference} facts={facts} />}>
      <div className={styles.sheet}>
        <Detail id={id} place="page" />
      </div>
    </OfficialFrame>
  )
}

interface HeadingProps {
  readonly reference: OfficialReference | undefined
  readonly facts: OfficialFacts | undefined
}

/** The title stays the same element while the name loads, so that keyboard users keep their place. */
function Heading({ reference, facts }: HeadingProps) {
  const party = facts && textOf(facts, 'party.name')
  const tab = reference && `${reference.name}, ${reference.office}`
  return (
    <div className={styles.head}>
      <PageTitle tab={tab}>{reference?.name}</PageTitle>
      {reference ? (
        <p className={styles.office}>
          <span>{reference.office}</span>
          {party && <PartyMark party={party} />}
          {party === null && facts?.isVisible('party.name') && <span className={textLook.muted}>Party unknown</span>}
        </p>
      ) : (
        <p className={styles.officeToCome} />
      )}
    </div>
  )
}
