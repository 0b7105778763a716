import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { CountyQuestion } from '#accounts/welcome/CountyQuestion.tsx'
import styles from '#accounts/welcome/FirstQuestions.module.css'
import { QuestionCount, QuestionText } from '#accounts/welcome/Question.tsx'
import type { FirstQuestion } from '#accounts/welcome/questions.ts'
import { StateChoice } from '#accounts/welcome/StateChoice.tsx'
import { firstQuestionsQuery } from '#accounts/welcome/use-first-questions.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { emptyView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'

// Few people want a state other than their own, so the code of the dialog loads only on request.
const PreferenceDialog = lazyPart(
  async () => (await import('#layout/preference/PreferenceDialog.tsx')).PreferenceDialog,
)

interface FirstQuestionsProps {
  readonly user: Me
  readonly stateId: StateId | null
  readonly coverage: CoverageReply | null
}

export function FirstQuestions({ user, stateId, coverage }: FirstQuestionsProps) {
  return (
    <section aria-labelledby="questions">
      <div className={styles.head}>
        <h2 id="questions">{stateId ? 'Good first questions' : 'Choose your state'}</h2>
        {stateId && <OtherState user={user} stateId={stateId} />}
      </div>
      {stateId ? <Questions stateId={stateId} coverage={coverage} /> : <StateChoice coverage={coverage} />}
    </section>
  )
}

function OtherState({ user, stateId }: { readonly user: Me; readonly stateId: StateId }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <p className={textLook.muted}>
      for {states[stateId].name} ·{' '}
      <button
        type="button"
        className={styles.otherState}
        ref={button}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
          setWasOpened(true)
        }}
      >
        another state
      </button>
      <Suspense>
        {wasOpened && (
          <PreferenceDialog
            user={user}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            focusAfter={() => button.current}
          />
        )}
      </Suspense>
    </p>
  )
}

function Questions({ stateId, coverage }: { readonly stateId: StateId; readonly coverage: CoverageReply | null }) {
  const answer = useNewestAnswer({
    ...useQuery(firstQuestionsQuery(stateId, localDay(new Date()))),
    isPlaceholderData: false,
  })
  const [first, ...others] = answer.reply ?? []
  const county = coverage && <CountyQuestion key={stateId} stateId={stateId} counties={coverage.counties} />
  return (
    <>
      <PartTrouble section="The questions" answer={answer} />
      {!answer.reply && answer.progress === 'loading' && (
        <div className={styles.awaited}>
          <SkeletonCards />
        </div>
      )}
      {answer.reply && (
        <ol className={styles.questions}>
          {first && <SearchQuestion question={first} />}
          {county}
          {others.map((question) => (
            <SearchQuestion key={question.words} question={question} />
          ))}
        </ol>
      )}
    </>
  )
}

function SearchQuestion({ question: { words, note, counted, count, filters } }: { readonly question: FirstQuestion }) {
  return (
    <li>
      <Link className={styles.question} to="/advanced-search" search={writeUrlQuery({ ...emptyView, filters })}>
        <QuestionText words={words}>{note}</QuestionText>
        <QuestionCount count={count} counted={count === 1 ? counted.slice(0, -1) : counted} />
        <ArrowRight aria-hidden />
      </Link>
    </li>
  )
}
