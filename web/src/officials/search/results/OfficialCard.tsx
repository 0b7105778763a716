import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { contactIn, contactWords } from '@atlas/contract/rules/shown-contact.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { ChevronDown, Plus } from 'lucide-react'
import { memo } from 'react'
import { openReport } from '#data/corrections/report/open-report.ts'
import { OpenDetail } from '#officials/detail/OpenDetail.tsx'
import { useAskForDetail } from '#officials/detail/use-ask-for-detail.ts'
import { MarkOfRow } from '#officials/search/opened/MarkOfRow.tsx'
import styles from '#officials/search/results/OfficialCard.module.css'
import { isWaiting, OfficialName, StandingOfRow } from '#shared/values/OfficialName.tsx'
import { useShowUnfolding } from '#officials/search/results/use-show-unfolding.ts'
import { useIsSelecting } from '#officials/search/ticks/ticked.ts'
import { OutsideRuleOfRow } from '#shared/figures/OutsideRule.tsx'
import { OutcomeOfRow } from '#officials/search/results/OutcomeOfRow.tsx'
import { Tick } from '#officials/search/ticks/Tick.tsx'
import { useToday } from '#shared/values/use-today.ts'
import { formatValue, missingText } from '#shared/values/format-value.ts'
import { KindIcon } from '#shared/values/KindIcon.tsx'
import { jurisdictionPlaceOf } from '#shared/values/place-of-row.ts'
import { stateCode } from '#shared/values/state-code.ts'
import { idOf, nameOf, textOf } from '#shared/values/text-of.ts'
import { ToPlace } from '#shared/values/ToPlace.tsx'
import { chosenForCard } from '#search/state/request.ts'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { emailUrl, phoneUrl } from '#shared/ui/text/contact-url.ts'

interface OfficialCardProps {
  readonly row: Row
  /** One level below the heading of a group. */
  readonly titledBy: 'h2' | 'h3'
  readonly isOpen: boolean
  /** The same function on every render. */
  readonly onToggle: (id: number) => void
}

/** An official on a phone. */
export const OfficialCard = memo(DrawnCard)

function DrawnCard({ row, titledBy: Title, isOpen, onToggle }: OfficialCardProps) {
  const [office, jurisdiction] = [textOf(row, 'office.name'), textOf(row, 'jurisdiction.name')]
  const state = textOf(row, 'state.name')
  const isSelecting = useIsSelecting()
  const { head, body } = useShowUnfolding<HTMLElement, HTMLDivElement>(isOpen)
  return (
    <article className={classes(cardLook.card, isOpen && cardLook.open)} ref={head}>
      <div className={styles.top}>
        <div className={styles.head}>
          <Title>
            <OfficialName row={row} />
          </Title>
          {isSelecting ? <Tick row={row} /> : state && <p className={styles.state}>{stateCode(state)}</p>}
        </div>
        <p className={styles.office}>
          {office}
          {office && jurisdiction && ', '}
          {jurisdiction && <ToPlace id={jurisdictionPlaceOf(row)}>{jurisdiction}</ToPlace>}
        </p>
        <div className={styles.marks}>
          <MarkOfRow row={row} />
          <StandingOfRow row={row} />
          <OutsideRuleOfRow row={row} />
          {/* The outcome of the last election is not shown where a newer result is missing. */}
          {!isWaiting(row) && <OutcomeOfRow row={row} />}
        </div>
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

function CardActions({ row, isOpen, onToggle }: Omit<OfficialCardProps, 'titledBy'>) {
  const today = useToday()
  const reaching = useAskForDetail(idOf(row), isOpen)
  const [phone, email, name] = [contactIn(row, 'phone'), textOf(row, 'contact.email'), nameOf(row)]
  return (
    <div className={styles.actions}>
      {phone ? (
        <a
          className={styles.call}
          href={phoneUrl(phone.value)}
          aria-label={`Call ${formatPhone(phone.value)} ${contactWords(phone, today).short}: ${name}`}
        >
          <span>
            <KindIcon kind="phone" />
            {formatPhone(phone.value)}
          </span>{' '}
          <small>{contactWords(phone, today).short}</small>
        </a>
      ) : (
        'contact.phone' in row && <AddNumber row={row} />
      )}
      {email && (
        <a className={styles.icon} href={emailUrl(email)} aria-label={`Email ${name}`}>
          <KindIcon kind="email" />
        </a>
      )}
      <button
        type="button"
        className={styles.icon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `detail-${idOf(row)}` : undefined}
        aria-label={`Details for ${name}`}
        {...reaching}
        onClick={() => onToggle(idOf(row))}
      >
        <ChevronDown aria-hidden />
      </button>
    </div>
  )
}

/** People who know the line of an office can report it where it is missing. */
function AddNumber({ row }: { readonly row: Row }) {
  const name = nameOf(row)
  const office = [textOf(row, 'office.name'), textOf(row, 'jurisdiction.name')].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={styles.add}
      aria-haspopup="dialog"
      aria-label={`Add the office’s number: ${name}`}
      onClick={() => openReport({ official: { id: idOf(row), name, office }, columnId: 'office.phone' })}
    >
      <Plus aria-hidden />
      Add the office’s number
    </button>
  )
}
