import type { Key } from '@atlas/contract/endpoints/accounts/keys.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { AccountSection, focusSection } from '#accounts/own/AccountSection.tsx'
import { EndKeyDialog } from '#accounts/own/keys/EndKeyDialog.tsx'
import { keysQuery, type NewKey, useEndKey } from '#accounts/own/keys/key-queries.ts'
import { KeyRow } from '#accounts/own/keys/KeyRow.tsx'
import styles from '#accounts/own/keys/Keys.module.css'
import { MakeKeyDialog } from '#accounts/own/keys/MakeKeyDialog.tsx'
import { NewKeyBox } from '#accounts/own/keys/NewKeyBox.tsx'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { type QuestionDialogProps, useQuestion } from '#shared/ui/overlay/use-question.ts'

const anchor = 'keys'

type Question = { readonly kind: 'make'; readonly name: string } | { readonly kind: 'end'; readonly key: Key }

/**
 * The keys with which this person's scripts read the atlas. A new key is shown once, until its owner says it is saved.
 */
export function KeysSection() {
  const answer = useNewestAnswer({ ...useQuery(keysQuery), isPlaceholderData: false })
  const keys = answer.reply?.values
  const [made, setMade] = useState<NewKey | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { current, ask, dialog: ofQuestion } = useQuestion<Question>()
  const removing = useEndKey(() => focusSection(anchor))
  const dialog = { ...ofQuestion, focusAfter: () => heading.current ?? ofQuestion.focusAfter() }
  return (
    <AccountSection anchor={anchor} title="Keys" hint="For scripts and programs. A key ends with your role here.">
      {made && (
        <NewKeyBox
          made={made}
          heading={heading}
          onSaved={() => {
            setMade(null)
            focusSection(anchor)
          }}
        />
      )}
      <PartTrouble section="Your keys" answer={answer} />
      {!keys && answer.progress === 'loading' && <SkeletonCards count={1} />}
      {keys?.length === 0 && (
        <p className={textLook.muted}>
          You have no key. With one, R, Python or another program reads what you see here.
        </p>
      )}
      {keys && keys.length > 0 && (
        <ul className={styles.keys} aria-label="Your keys">
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              of={key}
              onRenew={(opener) => ask({ kind: 'make', name: key.name }, opener)}
              onEnd={(opener) => (key.has_expired ? removing.mutate(key) : ask({ kind: 'end', key }, opener))}
            />
          ))}
        </ul>
      )}
      <SendTrouble sent={removing} />
      {keys && (
        <div className={styles.buttons}>
          <button
            type="button"
            className={buttonLook.button}
            onClick={({ currentTarget }) => ask({ kind: 'make', name: '' }, currentTarget)}
          >
            <KeyRound aria-hidden />
            Make a key
          </button>
          <Link to="/developers">How to use one</Link>
        </div>
      )}
      {current && <KeyQuestion key={current.number} question={current.question} dialog={dialog} onMade={setMade} />}
    </AccountSection>
  )
}

interface KeyQuestionProps {
  readonly question: Question
  readonly dialog: QuestionDialogProps
  readonly onMade: (key: NewKey) => void
}

function KeyQuestion({ question, dialog, onMade }: KeyQuestionProps) {
  if (question.kind === 'make') return <MakeKeyDialog {...dialog} name={question.name} onMade={onMade} />
  const focusAfter = () => dialog.focusAfter() ?? document.getElementById(anchor)
  return <EndKeyDialog {...dialog} of={question.key} focusAfter={focusAfter} />
}
