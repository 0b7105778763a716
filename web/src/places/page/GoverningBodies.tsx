import type { GoverningBody } from '@atlas/contract/endpoints/places/places.ts'
import { gapGroupWords } from '@atlas/contract/rules/representation-gap.ts'
import { Link } from '@tanstack/react-router'
import styles from '#places/page/GoverningBodies.module.css'
import { bodyText, gapLines, groupText, openSeatsOf, shownGroups } from '#places/page/body-words.ts'
import { fullNameOf, type Place } from '#places/page/place-query.ts'
import { Section } from '#places/page/Section.tsx'
import { ContactUs } from '#places/page/ContactUs.tsx'
import { VotingAgeBars } from '#places/page/VotingAgeBars.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { SeatSquares } from '#shared/ui/list/SeatSquares.tsx'

/** Who sits on each governing body, compared with who lives there. It gives numbers and never judges. */
export function GoverningBodies({ place }: { readonly place: Place }) {
  if (place.bodies.length === 0) return null
  return (
    <Section id="bodies" title="Do the governing bodies look like the people?">
      <ul className={styles.key}>
        <li>
          <SeatSquares seats={1} known={1} counted={1} label="Filled square" />
          counted: held by a person of color, or by a woman
        </li>
        <li>
          <SeatSquares seats={1} known={1} counted={0} label="Empty square" />
          known, not counted
        </li>
        <li>
          <SeatSquares seats={1} known={0} counted={0} label="Dashed square" />
          on file, not known
        </li>
        {place.bodies.some((body) => openSeatsOf(body) > 0) && (
          <li>
            <SeatSquares seats={0} known={0} counted={0} open={1} label="Dashed square with a plus" />
            seat by law, not on file
          </li>
        )}
      </ul>
      <VotingAgeBars figures={place.figures} />
      <ul className={styles.bodies}>
        {place.bodies.map((body) => (
          <Body key={`${body.name} ${body.office}`} body={body} place={place} />
        ))}
      </ul>
      <p className={styles.note}>
        Ethnicity and gender are only ever taken from a public source that states them, never guessed from a name or a
        picture.
      </p>
    </Section>
  )
}

function Body({ body, place }: { readonly body: GoverningBody; readonly place: Place }) {
  return (
    <li>
      <div>
        <h3>{body.name}</h3>
        <p className={styles.meta}>{bodyText(body)}</p>
        <Link to="/places/$id/pictures" params={{ id: place.id }} search={{ body: body.office }}>
          Picture<span className={textLook.visuallyHidden}> of the {body.name}</span>
        </Link>
      </div>
      <dl className={styles.groups}>
        {shownGroups(body).map((group) => (
          <div key={group.group}>
            <dt>{gapGroupWords[group.group].label}</dt>
            <dd>
              <SeatSquares
                seats={body.seats}
                known={group.known}
                counted={group.counted}
                open={openSeatsOf(body)}
                label={`${gapGroupWords[group.group].label}: ${groupText(group, body.seats, openSeatsOf(body))}`}
              />
              <span>{groupText(group, body.seats, openSeatsOf(body))}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Gap body={body} place={place} />
    </li>
  )
}

function Gap({ body, place }: { readonly body: GoverningBody; readonly place: Place }) {
  const isIncomplete = openSeatsOf(body) > 0 || body.groups.some(({ known }) => known < body.seats)
  return (
    <div className={styles.gap}>
      <h4>Representation gap</h4>
      {gapLines(body).map(({ labels, value, rest }) => (
        <p key={labels}>
          {labels}: <b>{value}</b>
          {value === 'Unknown' ? '. ' : ' '}
          {rest}
        </p>
      ))}
      {isIncomplete && (
        <ContactUs
          about={`${body.name}, ${fullNameOf(place)}: who holds the seats`}
          message={`Of the ${body.name} I know: `}
        />
      )}
    </div>
  )
}
