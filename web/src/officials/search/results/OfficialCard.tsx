import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { contactIn, contactWords } from '@atlas/contract/rules/shown-contact.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { OpenDetail } from '#officials/detail/OpenDetail.tsx'
import { useAskForDetail } from '#officials/detail/use-ask-for-detail.ts'
import { MarkOfRow } from '#officials/search/opened/MarkOfRow.tsx'
import { nextElection } from '#shared/values/next-election.ts'
import styles from '#officials/search/results/OfficialCard.module.css'
import { OfficialName, StandingOfRow } from '#shared/values/OfficialName.tsx'
import { useShowUnfolding } from '#officials/search/results/use-show-unfolding.ts'
import { OutcomeOfRow } from '#officials/search/results/OutcomeOfRow.tsx'
import { Tick } from '#officials/search/ticks/Tick.tsx'
import { CountyText } from '#shared/values/CountyText.tsx'
import { useToday } from '#shared/values/use-today.ts'
import { formatValue, missingText } from '#shared/values/format-value.ts'
import { KindIcon } from '#shared/values/KindIcon.tsx'
import { PartyMark } from '#shared/values/PartyMark.tsx'
import { jurisdictionPlaceOf } from '#shared/values/place-of-row.ts'
import { stateCode } from '#shared/values/state-code.ts'
import { idOf, nameOf, textOf } from '#shared/values/text-of.ts'
import { ToPlace } from '#shared/values/ToPlace.tsx'
import { chosenForCard } from '#search/state/request.ts'
import { localDay } from '#shared/ui/text/local-day.ts'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { emailUrl, phoneUrl } from '#shared/ui/text/contact-url.ts'

interface OfficialCardProps {
  readonly row: Row
  /** One below the heading of a group. */
  readonly titledBy: 'h2' | 'h3'
  readonly isOpen: boolean
  /** The same function from one drawing to the next. */
  readonly onToggle: (id: number) => void
}

/** An official on a phone. */
export const OfficialCard = memo(DrawnCard)

function DrawnCard({ row, titledBy: Title, isOpen, onToggle }: OfficialCardProps) {
  const party = textOf(row, 'party.name')
  const [office, jurisdiction] = [textOf(row, 'office.name'), textOf(row, 'jurisdiction.name')]
  const election = nextElection(row, localDay(new Date()))
  const { head, body } = useShowUnfolding<HTMLElement, HTMLDivElement>(isOpen)
  return (
    <article className={classes(cardLook.card, styles.card, isOpen && cardLook.open)} ref={head}>
      <div className={classes(cardLook.top, styles.top)}>
        <div className={styles.tick}>
          <Tick row={row} />
        </div>
        <Title>
          <OfficialName row={row} />
        </Title>
        <p className={styles.office}>
          {office}
          {office && jurisdiction && ', '}
          {jurisdiction && <ToPlace id={jurisdictionPlaceOf(row)}>{jurisdiction}</ToPlace>}
        </p>
        <p className={styles.meta}>
          {party ? <PartyMark party={party} /> : 'party.name' in row && <span>Party unknown</span>}
          {'county.name' in row && <PlaceOfRow row={row} />}
          <MarkOfRow row={row} />
          <StandingOfRow row={row} />
          <OutcomeOfRow row={row} />
          {election && (
            <span>
              {election.label} {typedDayOf(election.day)}
            </span>
          )}
        </p>
        <ChosenValues row={row} />
      </div>
      <CardActions row={row} isOpen={isOpen} onToggle={onToggle} />
      {isOpen && (
        <div id={`detail-${idOf(row)}`} ref={body}>
          <OpenDetail id={idOf(row)} />
        </div>
      )}
    </article>
  )
}

function ChosenValues({ row }: { readonly row: Row }) {
  const chosen = chosenForCard(row)
  if (chosen.length === 0) return null
  return (
    <dl className={styles.chosen}>
      {chosen.map((id) => (
        <div key={id}>
          <dt>{columnOf(id).label}</dt>
          <dd>{formatValue(columnOf(id), row[id] ?? null) ?? missingText(columnOf(id))}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "Fulton, GA" */
function PlaceOfRow({ row }: { readonly row: Row }) {
  const stateName = textOf(row, 'state.name')
  return (
    <span>
      <CountyText row={row} unknown="County/Parish unknown" />
      {stateName && `, ${stateCode(stateName)}`}
    </span>
  )
}

function CardActions({ row, isOpen, onToggle }: Omit<OfficialCardProps, 'titledBy'>) {
  const today = useToday()
  const reaching = useAskForDetail(idOf(row), isOpen)
  const [phone, email, name] = [contactIn(row, 'phone'), textOf(row, 'contact.email'), nameOf(row)]
  return (
    <>
      {!phone && !email && 'contact.email' in row && <p className={cardLook.note}>No phone or e-mail on file</p>}
      <div className={classes(cardLook.actions, styles.actions)}>
        {phone && (
          <a
            className={styles.call}
            href={phoneUrl(phone.value)}
            aria-label={`Call ${formatPhone(phone.value)} ${contactWords(phone, today).short}: ${name}`}
          >
            <KindIcon kind="phone" />
            <span>
              {formatPhone(phone.value)} <small>{contactWords(phone, today).short}</small>
            </span>
          </a>
        )}
        {email && (
          <a href={emailUrl(email)} aria-label={`Email ${name}`}>
            <KindIcon kind="email" />
            Email
          </a>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `detail-${idOf(row)}` : undefined}
          aria-label={`Details for ${name}`}
          {...reaching}
          onClick={() => onToggle(idOf(row))}
        >
          Details
          <ChevronDown aria-hidden />
        </button>
      </div>
    </>
  )
}
