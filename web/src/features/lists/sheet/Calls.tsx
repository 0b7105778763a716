import type { OfficialList } from '@atlas/contract/endpoints/lists.ts'
import { CloudOff } from 'lucide-react'
import { StageBar } from '#features/lists/list/StageBar.tsx'
import { countedStages } from '#features/lists/list/stages.ts'
import { AddByName } from '#features/lists/sheet/AddByName.tsx'
import type { CallQuestion } from '#features/lists/sheet/CallQuestionDialog.tsx'
import { CallRow } from '#features/lists/sheet/CallRow.tsx'
import styles from '#features/lists/sheet/Calls.module.css'
import type { SayOutcome } from '#features/lists/sheet/use-call-list.ts'
import { useInPortions } from '#results/use-in-portions.ts'
import { useAfterDelay } from '#ui/async/use-after-delay.ts'
import { classes } from '#ui/look/classes.ts'
import noticeLook from '#ui/look/notice.module.css'
import type { AskQuestion } from '#ui/overlay/use-question.ts'
import { thousands } from '#ui/text/thousands.ts'

/** So long an outcome may take on its way before a word is said of it. */
const patienceMilliseconds = 1_500

interface CallsProps {
  readonly list: OfficialList
  /** How many outcomes the server has not heard. */
  readonly waiting: number
  readonly onSay: SayOutcome
  readonly onAsk: AskQuestion<CallQuestion>
}

/** How far the calls are, and everybody to call. */
export function Calls({ list, waiting, onSay, onAsk }: CallsProps) {
  const drawn = useInPortions(list.officials) ?? []
  const { officials } = list
  return (
    <div className={styles.calls}>
      <Waiting count={waiting} />
      {officials.length > 0 && <Progress list={list} />}
      {officials.length === 0 ? (
        <p className={styles.nobody}>
          Nobody in this list yet. Add officials by name below, tick them in a search, or open a place and press Save as
          list.
        </p>
      ) : (
        <ol className={styles.list} aria-label="Officials to call">
          {drawn.map((official, place) => (
            <CallRow
              key={official.eo_id}
              official={official}
              listId={list.id}
              number={place + 1}
              onSay={onSay}
              onAsk={onAsk}
            />
          ))}
        </ol>
      )}
      <AddByName listId={list.id} />
    </div>
  )
}

/** "2 outcomes will be sent when the signal is back." */
function Waiting({ count }: { readonly count: number }) {
  const isLate = useAfterDelay(count > 0, patienceMilliseconds)
  return (
    <div role="status">
      {isLate && count > 0 && (
        <p className={classes(noticeLook.warning, styles.waiting)}>
          <CloudOff aria-hidden size={16} />
          {count === 1 ? '1 outcome' : `${thousands(count)} outcomes`} will be sent when the signal is back.
        </p>
      )}
    </div>
  )
}

function Progress({ list: { outcomes } }: Pick<CallsProps, 'list'>) {
  return (
    <div className={styles.progress}>
      <StageBar counts={outcomes} />
      <ul aria-label="How far the calls are">
        {countedStages(outcomes).map(({ stage, count, words }) => (
          <li key={stage} data-stage={stage}>
            <b>{thousands(count)}</b> {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
