import type { CoverageReply, CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { isStateId, type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { coverageQuery } from '#shared/api/coverage.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { FirstQuestions } from '#accounts/welcome/FirstQuestions.tsx'
import { NonpartisanQuestion } from '#accounts/welcome/NonpartisanQuestion.tsx'
import { HoldingsLists } from '#accounts/welcome/HoldingsLists.tsx'
import { StateLocator } from '#accounts/welcome/StateLocator.tsx'
import { useNoteWelcome } from '#accounts/welcome/use-note-welcome.ts'
import styles from '#accounts/welcome/WelcomePage.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { newSearch } from '#search/state/new-search.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** A starting page, shown once to a new person and available later as "Getting started". */
export function WelcomePage() {
  const { data: user } = useQuery(sessionQuery)
  return user ? <Welcome user={user} /> : null
}

function Welcome({ user }: { readonly user: Me }) {
  useNoteWelcome(user)
  const { state_id: preferred } = user.preference
  const stateId = preferred !== null && isStateId(preferred) ? preferred : null
  const coverage = useNewestAnswer({ ...useQuery(coverageQuery), isPlaceholderData: false })
  // Everything appears at once, because what came later would push down what somebody is reading.
  const isAwaited = coverage.reply === null && coverage.progress === 'loading'
  return (
    <main id="main" className={styles.page} aria-busy={isAwaited}>
      <PageTitle>{`Welcome, ${user.first_name}`}</PageTitle>
      {isAwaited ? <SkeletonCards /> : <Body user={user} stateId={stateId} coverage={coverage} />}
    </main>
  )
}

interface BodyProps {
  readonly user: Me
  readonly stateId: StateId | null
  readonly coverage: NewestAnswer<CoverageReply>
}

function Body({ user, stateId, coverage }: BodyProps) {
  const area = coverage.reply && areaOf(coverage.reply, stateId)
  return (
    <>
      <div className={styles.text}>
        <Lede area={area} stateId={stateId} />
        {user.asks_nonpartisan && <NonpartisanQuestion />}
        <FirstQuestions user={user} stateId={stateId} coverage={coverage.reply} />
        <PartTrouble section="What is here" answer={coverage} />
        {coverage.reply && area && <HoldingsLists coverage={coverage.reply} area={area} />}
        <div>
          <div className={styles.actions}>
            <Link className={buttonLook.primaryLarge} to="/search-builder" search={newSearch(stateId)}>
              Start with the Search Builder
            </Link>
            <Link className={buttonLook.large} to="/data">
              Everything the atlas covers
            </Link>
          </div>
          <p className={textLook.muted}>This page stays in the account menu, as Getting started.</p>
        </div>
      </div>
      {coverage.reply && area && <StateLocator coverage={coverage.reply} area={area} />}
    </>
  )
}

/** The preferred state, or all states together where none is preferred. */
function areaOf({ states: areas, total }: CoverageReply, stateId: StateId | null): CoveredArea {
  return areas.find(({ state_id }) => state_id === stateId) ?? total
}

function Lede({ area, stateId }: { readonly area: CoveredArea | null; readonly stateId: StateId | null }) {
  return (
    <p className={styles.lede}>
      You can now look up who holds office in {inWords(stateIds.length)} states, whom they serve and when they are next
      on the ballot.{' '}
      {area && (
        <>
          <b>
            {thousands(area.searchable)} {area.searchable === 1 ? 'official' : 'officials'}
          </b>{' '}
          {stateId ? `in the search serve ${states[stateId].name}, your state.` : 'are in the search.'}
        </>
      )}
    </p>
  )
}

function inWords(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count)
}
