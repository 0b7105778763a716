import { columnsOfContact, contactIn } from '@atlas/contract/rules/shown-contact.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { ReactNode } from 'react'
import { lastElection, nextElection } from '#officials/detail/elections.ts'
import styles from '#officials/detail/KeyFacts.module.css'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import { SourceMark } from '#shared/figures/Sources.tsx'
import { useToday } from '#shared/values/use-today.ts'
import { OutcomeMark } from '#shared/values/OutcomeMark.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { EmailLink } from '#shared/ui/text/contact-links.tsx'
import { WhoseContact } from '#shared/values/ContactValue.tsx'
import { PhoneLink } from '#shared/values/PhoneLink.tsx'
import { daysToGo } from '#shared/ui/text/days-to-go.ts'
import { percent } from '#shared/ui/text/percent.ts'

/** What people come for: how to reach the office, how the seat was last won, and when it is next on the ballot. */
export function KeyFacts({ facts }: { readonly facts: OfficialFacts }) {
  return (
    <dl className={styles.key}>
      <KeyFact label="Contact">
        <Contact facts={facts} />
      </KeyFact>
      <KeyFact label="Last result">
        <LastResult facts={facts} />
      </KeyFact>
      <KeyFact label="Next election">
        <NextElection facts={facts} />
      </KeyFact>
    </dl>
  )
}

function KeyFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const notOnFile = <span className={textLook.unknown}>Not on file</span>

interface FactsProps {
  readonly facts: OfficialFacts
}

function Contact({ facts }: FactsProps) {
  const found = (['phone', 'email'] as const).flatMap((kind) => {
    const contact = contactIn(Object.fromEntries(columnsOfContact(kind).map((id) => [id, facts.value(id)])), kind)
    return contact ? [{ kind, contact }] : []
  })
  if (found.length === 0) return <span className={textLook.unknown}>No phone or e-mail on file</span>
  return found.map(({ kind, contact }) => (
    <span key={kind} className={styles.contact}>
      <span className={styles.line}>
        {kind === 'phone' ? <PhoneLink phone={contact.value} /> : <EmailLink email={contact.value} />}
        <SourceMark of={facts.provenance(`contact.${kind}`)} />
      </span>
      <WhoseContact contact={contact} />
    </span>
  ))
}

function NextElection({ facts }: FactsProps) {
  const today = useToday()
  const next = nextElection(facts, today)
  if (!next) return notOnFile
  return (
    <>
      {typedDayOf(next.day)}
      <SourceMark of={facts.provenance(next.column)} />
      <span className={styles.more}>
        {next.title}, {daysToGo(next.day, today)}
      </span>
    </>
  )
}

function LastResult({ facts }: FactsProps) {
  const { when, share, outcome, margin } = lastElection(facts)
  if (outcome === null && share === null) return <UnknownOutcome facts={facts} when={when} />
  const more = [when, share === null ? null : `${percent(share)} of the vote`].filter(Boolean).join(' · ')
  return (
    <>
      {outcome === null ? more : <OutcomeMark outcome={outcome} margin={margin} />}
      <SourceMark of={facts.provenance(outcome === null ? 'stats.incumbent_election%' : 'stats.last_election')} />
      {outcome !== null && <span className={styles.more}>{more}</span>}
    </>
  )
}

/** There was an election; the nonpartisan view leaves only its day to show. */
function UnknownOutcome({ facts, when }: FactsProps & { readonly when: string | null }) {
  if (when === null || facts.isVisible('stats.incumbent_election%')) return notOnFile
  return (
    <>
      {when}
      <SourceMark of={facts.provenance('stats.incumbent_election_year')} />
      <span className={styles.more}>Outcome unknown</span>
    </>
  )
}
