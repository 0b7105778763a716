import type { Found, FoundOfficial } from '@atlas/contract/endpoints/places/find.ts'
import { contactIn } from '@atlas/contract/rules/shown-contact.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Link } from '@tanstack/react-router'
import styles from '#places/find/found/Section.module.css'
import { certaintyWords } from '#places/find/found/sections.ts'
import textLook from '#shared/ui/look/text.module.css'
import { KindIcon } from '#shared/values/KindIcon.tsx'
import { ContactOfRow } from '#shared/values/ContactValue.tsx'
import { StandingOfRow } from '#shared/values/OfficialName.tsx'
import { idOf, nameOf, textOf } from '#shared/values/text-of.ts'

interface RepresentativeProps {
  readonly found: Found
  readonly official: FoundOfficial
  /** Shown on paper, and on the screen once it is asked for. */
  readonly isFolded: boolean
}

export function Representative({ found, official, isFolded }: RepresentativeProps) {
  const { values } = official
  const certainty = certaintyWords(found, official)
  const { reason } = official
  return (
    <li className={styles.official} data-folded={isFolded || undefined}>
      <div>
        <h3>
          <Link to="/officials/$id" params={{ id: String(idOf(values)) }} data-official>
            {nameOf(values)}
          </Link>
        </h3>
        <p>{officeWords(official)}</p>
        <StandingOfRow row={values} />
        {certainty !== '' && <p className={styles.hint}>{certainty}</p>}
        {reason !== null && <p className={styles.hint}>{`${reason.charAt(0).toUpperCase()}${reason.slice(1)}`}</p>}
      </div>
      <Contact official={official} />
      <p className={styles.next}>
        <span className={textLook.muted}>Next ballot</span> <NextBallot official={official} />
      </p>
    </li>
  )
}

/** "State Senator, District 13 · Democratic" */
function officeWords({ values, place_id: placeId }: FoundOfficial): string {
  const district = textOf(values, 'jurisdiction.district')
  const isTown = placeId !== null && /^\d{7}$/.test(placeId)
  const area = isTown ? textOf(values, 'jurisdiction.name') : district && districtWords(district)
  const seat = [textOf(values, 'office.name') ?? 'Office unknown', area].filter(Boolean).join(', ')
  const party = 'party.name' in values ? (textOf(values, 'party.name') ?? 'Party unknown') : null
  return [seat, party].filter(Boolean).join(' · ')
}

function Contact({ official: { values } }: Pick<RepresentativeProps, 'official'>) {
  return (
    <div className={styles.contact}>
      {(['phone', 'email'] as const)
        .filter((kind) => kind === 'phone' || contactIn(values, kind))
        .map((kind) => (
          <span key={kind}>
            <KindIcon kind={kind} />
            <ContactOfRow row={values} kind={kind} />
          </span>
        ))}
    </div>
  )
}

function NextBallot({ official: { values } }: Pick<RepresentativeProps, 'official'>) {
  const day = textOf(values, 'jurisdictionoffice.next_election')
  if (day === null) return <span className={textLook.unknown}>Unknown</span>
  return <span className={textLook.nowrap}>{typedDayOf(day)}</span>
}

/** "District 13"; a district with a name has that: "District 2 (Southern), Position 2", "Sunflower County". */
function districtWords(district: string): string {
  return /^\d+\w?$/.test(district) ? `District ${district}` : district
}
