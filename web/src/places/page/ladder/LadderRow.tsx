import type { LadderOfficial } from '@atlas/contract/endpoints/places/places.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import type { Certainty } from '@atlas/contract/rules/place-certainty.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from '#places/page/ladder/Ladder.module.css'
import { LastElection } from '#places/page/ladder/LastElection.tsx'
import { districtText, sinceText } from '#places/page/ladder/ladder-words.ts'
import { kindWord } from '#places/page/kind-word.ts'
import type { Place } from '#places/page/place-query.ts'
import textLook from '#shared/ui/look/text.module.css'
import { HowToReach } from '#shared/values/HowToReach.tsx'
import { nextElection } from '#shared/values/next-election.ts'
import { OfficialName } from '#shared/values/OfficialName.tsx'
import { OutsideRuleOfRow } from '#shared/figures/OutsideRule.tsx'
import { PartyMark } from '#shared/values/PartyMark.tsx'
import { idOf, textOf } from '#shared/values/text-of.ts'
import { useToday } from '#shared/values/use-today.ts'

interface LadderRowProps {
  readonly official: LadderOfficial
  readonly place: Place
  /** It was collapsed at first. */
  readonly isFolded?: boolean
}

const unknown = <span className={textLook.unknown}>Unknown</span>

export function LadderRow({ official, place, isFolded }: LadderRowProps) {
  const { values } = official
  return (
    <tr role="row" data-folded={isFolded ? true : undefined}>
      <th className={styles.office} scope="row" role="rowheader">
        {textOf(values, 'office.name') ?? 'Office unknown'}
        <District official={official} place={place} />
      </th>
      <td className={styles.who} role="cell">
        <Link to="/officials/$id" params={{ id: String(idOf(values)) }} data-official>
          <OfficialName row={values} />
        </Link>
        <PartyAndSince official={official} />
        <OutsideRuleOfRow row={values} />
      </td>
      <Cell label="How to reach">
        <HowToReach row={values} />
      </Cell>
      <Cell label="Last election">
        <LastElection row={values} />
      </Cell>
      <Cell label="Next ballot">
        <NextBallot official={official} />
      </Cell>
    </tr>
  )
}

/** Where the row is a block, its label comes before it. */
function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td role="cell" data-label={label}>
      <span>{children}</span>
    </td>
  )
}

/** How certain it is that the official represents this place, where it is not obvious. */
const certaintyWords: Readonly<Record<Certainty, string | null>> = {
  whole: null,
  part: 'only a part of it',
  some: 'all of it or a part',
  probable: 'probably',
  possible: 'one of several',
}

/** The district that elects the official, as a link to its page, and whether it covers only a part of this place. */
function District({ official: { values, certainty, place_id: id }, place }: LadderRowProps) {
  const district = districtText(values)
  const isElsewhere = id !== null && id !== place.id && kindOfPlaceId(id) !== 'state'
  // A district of the place itself, or of a state, is obviously a part of it.
  const isPlain = certainty === 'part' && (id === place.id || place.kind === 'state')
  const certain = isPlain ? null : certaintyWords[certainty]
  if (district === null && certain === null) return null
  return (
    <small>
      {isElsewhere && district !== null ? (
        <Link to="/places/$id" params={{ id }}>
          {district}
        </Link>
      ) : (
        district
      )}
      {certain && (
        <span className={styles.certainty}>
          {district && ', '}
          {certain}
        </span>
      )}
    </small>
  )
}

function PartyAndSince({ official: { values } }: Pick<LadderRowProps, 'official'>) {
  const [party, since] = [textOf(values, 'party.name'), sinceText(values)]
  if (since === null && !('party.name' in values)) return null
  return (
    <small>
      {party ? <PartyMark party={party} /> : 'party.name' in values && <span>Party unknown</span>}
      {since && <span>since {since}</span>}
    </small>
  )
}

function NextBallot({ official: { values, next_kind: kind } }: Pick<LadderRowProps, 'official'>) {
  const next = nextElection(values, useToday())
  if (!next) return unknown
  return (
    <>
      <span className={textLook.nowrap}>{typedDayOf(next.day)}</span>{' '}
      <small>{kind ? kindWord(kind) : next.label.replace('Next ', '')}</small>
    </>
  )
}
