import { comparedGroups, type Representation } from '@atlas/contract/endpoints/places/representation.ts'
import { gapGroupWords } from '@atlas/contract/rules/representation-gap.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import styles from '#places/pictures/PicturesPage.module.css'
import { PlacesFrame } from '#places/PlacesFrame.tsx'
import { rangesPicture } from '#places/representation/ranges-picture.tsx'
import { type Compared, readCompared, representationQuery } from '#places/representation/representation-query.ts'
import { BoardButton } from '#saved/board-pages/BoardButton.tsx'
import { BoardLink } from '#saved/board-pages/BoardLink.tsx'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { Crumbs } from '#shared/page/Crumbs.tsx'
import { PageTitle, useScreenTitle } from '#shared/page/PageTitle.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import textLook from '#shared/ui/look/text.module.css'

/** What is certain about each body of a state, however little is known about its seats. */
export function RepresentationPage() {
  const title = useScreenTitle()
  const compared = readCompared(useLocation({ select: ({ search }) => search as { state?: string; group?: string } }))
  const answer = useNewestAnswer(useQuery(representationQuery(compared)))
  const navigate = useNavigate()
  const show = ({ state_id: state, group }: Compared) =>
    void navigate({ to: '/places/representation', search: { state, group }, replace: true, resetScroll: false })
  return (
    <PlacesFrame>
      <Crumbs above={[<Link to="/places">Places</Link>]} here={title} />
      <PageTitle />
      <p className={textLook.muted}>
        The dot is what is known, the line what the seats that are not known could make of it. Seats left out by the
        coverage rule count as not known.
      </p>
      <div className={styles.tools}>
        <SegmentedControl
          label="The state"
          segments={stateIds.map((value) => ({ value, label: states[value].name }))}
          value={compared.state_id}
          onChoose={(state) => show({ ...compared, state_id: state })}
        />
        <SegmentedControl
          label="The group"
          segments={comparedGroups.map((value) => {
            return { value, label: gapGroupWords[value].label }
          })}
          value={compared.group}
          onChoose={(group) => show({ ...compared, group })}
        />
        <BoardLink />
      </div>
      <PartTrouble section="The comparison" answer={answer} />
      {answer.reply && answer.isCurrent && <Ranges reply={answer.reply} compared={compared} />}
      {answer.progress === 'loading' && <SkeletonCards />}
    </PlacesFrame>
  )
}

function Ranges({ reply, compared }: { readonly reply: Representation; readonly compared: Compared }) {
  if (reply.rows.length === 0)
    return <p>No body of {states[compared.state_id].name} is on file, so there is nothing to draw.</p>
  const picture = rangesPicture(reply, compared)
  const query = { state: compared.state_id, group: compared.group }
  return (
    <div className={styles.pictures}>
      <PictureCard
        key={`${compared.state_id} ${compared.group}`}
        picture={picture}
        isWide
        actions={picture.draw && <BoardButton kind="representation" query={query} picture={picture} />}
      />
    </div>
  )
}
