import type { BodySeats, PlaceBodies, TraitOfSeats } from '@atlas/contract/endpoints/places/bodies.ts'
import { seatsInWords } from '@atlas/contract/rules/seats-by-law.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { NoSuchPlace } from '#places/page/NoSuchPlace.tsx'
import { fullNameOf } from '#places/page/place-query.ts'
import { bodiesQuery } from '#places/pictures/bodies-query.ts'
import styles from '#places/pictures/PicturesPage.module.css'
import { seatsPicture } from '#places/pictures/seats-picture.tsx'
import { sharesOf } from '#places/pictures/shares-picture.tsx'
import { PlacesFrame } from '#places/PlacesFrame.tsx'
import { BoardButton } from '#saved/board-pages/BoardButton.tsx'
import { BoardLink } from '#saved/board-pages/BoardLink.tsx'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { Crumbs, CrumbsToCome } from '#shared/page/Crumbs.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { traitWords } from '#shared/pictures/traits.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** Who sits on the bodies that govern a place, compared with the people of voting age, as pictures. */
export function PicturesPage() {
  const id = useParams({ strict: false }).id ?? ''
  return kindOfPlaceId(id) === null ? <NoSuchPlace /> : <PicturesOf key={id} id={id} />
}

function PicturesOf({ id }: { readonly id: string }) {
  const query = useQuery(bodiesQuery(id))
  const answer = useNewestAnswer(query)
  const { reply } = answer
  if (!reply && query.error instanceof ApiProblem && query.error.status === 404) return <NoSuchPlace />
  return (
    <PlacesFrame>
      {reply ? (
        <Pictures reply={reply} />
      ) : (
        <>
          <CrumbsToCome />
          <PageTitle isAwaited />
        </>
      )}
      <PartTrouble section="The pictures" answer={answer} />
      {!reply && answer.progress === 'loading' && (
        <>
          <p role="status" className={textLook.muted}>
            Drawing …
          </p>
          <SkeletonCards />
        </>
      )}
    </PlacesFrame>
  )
}

function Pictures({ reply }: { readonly reply: PlaceBodies }) {
  const fromUrl = useLocation({ select: ({ search }) => search as { body?: string } })
  const body = reply.bodies.find(({ office }) => office === fromUrl.body) ?? reply.bodies[0]
  return (
    <>
      <PicturesCrumbs reply={reply} />
      <PageTitle>{body ? `${body.name} in pictures` : `${fullNameOf(reply)} in pictures`}</PageTitle>
      {body ? (
        <>
          <BodyPictures reply={reply} body={body} />
          <p className={styles.more}>
            <Link to="/places/representation" search={{ state: reply.state_id }}>
              All bodies of {reply.state} beside their people of voting age
            </Link>
          </p>
        </>
      ) : (
        <p>No governing body of {fullNameOf(reply)} is on file, so there is nothing to draw.</p>
      )}
    </>
  )
}

function PicturesCrumbs({ reply: { id, kind, name, state, state_id: stateId } }: { readonly reply: PlaceBodies }) {
  const ofPlace = (placeId: string, text: string) => (
    <Link to="/places/$id" params={{ id: placeId }}>
      {text}
    </Link>
  )
  const above = [<Link to="/places">Places</Link>, ofPlace(stateId, state)]
  return <Crumbs above={kind === 'state' ? above : [...above, ofPlace(id, name)]} here="Pictures" />
}

function BodyPictures({ reply, body }: { readonly reply: PlaceBodies; readonly body: BodySeats }) {
  const { by } = useLocation({ select: ({ search }) => search as { by?: string } })
  const navigate = useNavigate()
  const show = (search: { body: string; by: string }) =>
    void navigate({ to: '/places/$id/pictures', params: { id: reply.id }, search, replace: true, resetScroll: false })
  const [first, ...others] = body.traits
  const trait = others.find(({ column_id: column }) => column === by) ?? first
  if (!trait) return null
  const { label } = traitWords[trait.column_id]
  const open = (id: number) => void navigate({ to: '/officials/$id', params: { id: String(id) } })
  const seats = seatsPicture(body, trait, open)
  const shares = sharesOf(reply, body)
  const ofBody = { place: reply.id, body: body.office }
  return (
    <>
      <p className={textLook.muted}>
        {seatsInWords(body)}, {label.toLowerCase()} of {trait.known} known
      </p>
      <Tools reply={reply} body={body} trait={trait} onShow={show} />
      <div className={styles.pictures}>
        {/* Another choice is another picture, whose table starts closed. */}
        <PictureCard
          key={`${body.office} ${trait.column_id}`}
          picture={seats}
          actions={
            seats.draw && <BoardButton kind="seats" query={{ ...ofBody, by: trait.column_id }} picture={seats} />
          }
        />
        {shares && (
          <PictureCard
            key={body.office}
            picture={shares}
            actions={shares.draw && <BoardButton kind="voting-age" query={ofBody} picture={shares} />}
          >
            <Gap {...body.gap} />
          </PictureCard>
        )}
        <NoShares reply={reply} body={body} />
      </div>
    </>
  )
}

interface ToolsProps {
  readonly reply: PlaceBodies
  readonly body: BodySeats
  readonly trait: TraitOfSeats
  readonly onShow: (search: { body: string; by: string }) => void
}

function Tools({ reply, body, trait, onShow: show }: ToolsProps) {
  return (
    <div className={styles.tools}>
      {reply.bodies.length > 1 && (
        <SegmentedControl
          label="The body"
          segments={reply.bodies.map(({ office, name }) => ({
            value: office,
            label: name,
          }))}
          value={body.office}
          onChoose={(office) => show({ body: office, by: trait.column_id })}
        />
      )}
      <SegmentedControl
        label="Show the seats by"
        segments={body.traits.map(({ column_id: value }) => {
          return { value, label: traitWords[value].label }
        })}
        value={trait.column_id}
        onChoose={(column) => show({ body: body.office, by: column })}
      />
      <BoardLink />
    </div>
  )
}

/** Why the seats cannot be compared with the people of voting age. */
function NoShares({ reply, body: { left_out: leftOut } }: { readonly reply: PlaceBodies; readonly body: BodySeats }) {
  const reason =
    leftOut > 0
      ? `Voting age is not set against these seats: ${leftOut} of them ${leftOut === 1 ? 'is' : 'are'} on file and left out by the coverage rule, and shares of the others would mislead.`
      : !reply.voting_age && `No voting-age figures of ${fullNameOf(reply)} are on file to set the seats beside.`
  return reason && <p className={textLook.muted}>{reason}</p>
}

/** The gap of Black seats, or why none can be computed. */
function Gap({ value, rest }: BodySeats['gap']) {
  return (
    <div className={noticeLook.notice} role="note">
      <Info aria-hidden />
      {value === 'Unknown' ? (
        <p>
          No representation gap is worked out: {rest.charAt(0).toLowerCase()}
          {rest.slice(1)}
        </p>
      ) : (
        <p>
          Representation gap, Black: <b>{value}</b> {rest}
        </p>
      )}
    </div>
  )
}
