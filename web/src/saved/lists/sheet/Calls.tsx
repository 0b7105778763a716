import type { ListedOfficial, OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { Phone } from 'lucide-react'
import { useMemo, useState } from 'react'
import { StageBar } from '#saved/lists/list/StageBar.tsx'
import { countedStages, type Stage } from '#saved/lists/list/stages.ts'
import { AddByName } from '#saved/lists/sheet/AddByName.tsx'
import type { CallQuestion } from '#saved/lists/sheet/CallQuestionDialog.tsx'
import { CallRow } from '#saved/lists/sheet/CallRow.tsx'
import styles from '#saved/lists/sheet/Calls.module.css'
import { peopleToCall } from '#saved/lists/sheet/people-to-call.ts'
import type { SayOutcome, WriteNote } from '#saved/lists/sheet/use-call-list.ts'
import { nothingUnsent, type Unsent } from '#saved/lists/calls/unsent.ts'
import { stageOf } from '#saved/lists/calls/with-outcomes.ts'
import { useInPortions } from '#search/results/use-in-portions.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface CallsProps {
  readonly list: OfficialList
  /** The waiting entries, by the numbers of officials. */
  readonly unsent: ReadonlyMap<number, Unsent>
  readonly onSay: SayOutcome
  readonly onWrite: WriteNote
  readonly onAsk: AskQuestion<CallQuestion>
  /** Starts with the first person to call, one person per screen. */
  readonly onCallOne: () => void
}

/** The progress of the calls, and everybody to call. */
export function Calls({ list, unsent, onSay, onWrite, onAsk, onCallOne }: CallsProps) {
  const { officials } = list
  const { stage, visible, choose } = useStage(officials)
  const drawn = useInPortions(visible) ?? []
  const numbers = useMemo(() => new Map(officials.map(({ eo_id: id }, index) => [id, index + 1])), [officials])
  return (
    <div className={styles.calls}>
      {peopleToCall(officials, null).length > 0 && (
        <button type="button" className={classes(buttonLook.primary, styles.one)} onClick={onCallOne}>
          <Phone aria-hidden />
          Call one at a time
        </button>
      )}
      {officials.length > 0 && <Progress list={list} chosen={stage} onChoose={choose} />}
      {officials.length === 0 ? (
        <p className={styles.nobody}>
          Nobody in this list yet. Add officials by name below, tick them in a search, or open a place and press Save as
          list.
        </p>
      ) : (
        <ol className={styles.list} aria-label="Officials to call">
          {drawn.map((official) => (
            <CallRow
              key={official.eo_id}
              official={official}
              listId={list.id}
              number={numbers.get(official.eo_id) ?? 0}
              unsent={unsent.get(official.eo_id) ?? nothingUnsent}
              onSay={onSay}
              onWrite={onWrite}
              onAsk={onAsk}
            />
          ))}
        </ol>
      )}
      <AddByName listId={list.id} />
    </div>
  )
}

interface ProgressProps extends Pick<CallsProps, 'list'> {
  readonly chosen: Stage | null
  readonly onChoose: (stage: Stage) => void
}

/** How many officials are at each stage; pressing a stage shows only those, pressing it again shows all. */
function Progress({ list: { outcomes }, chosen, onChoose }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <StageBar counts={outcomes} />
      <ul aria-label="How far the calls are">
        {countedStages(outcomes, chosen).map(({ stage, count, words }) => (
          <li key={stage}>
            <button
              type="button"
              data-stage={stage}
              aria-pressed={stage === chosen}
              title={stage === chosen ? 'Show everybody' : 'Show only these'}
              onClick={() => onChoose(stage)}
            >
              <b>{thousands(count)}</b> {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The officials who were at a stage when it was selected, so that a person called in the meantime stays in view. */
function useStage(officials: readonly ListedOfficial[]) {
  const [chosen, setChosen] = useState<{ stage: Stage; ids: ReadonlySet<number> } | null>(null)
  const visible = useMemo(
    () => (chosen ? officials.filter(({ eo_id: id }) => chosen.ids.has(id)) : officials),
    [officials, chosen],
  )
  const choose = (stage: Stage) => {
    if (chosen?.stage === stage) return setChosen(null)
    const ids = officials.filter((official) => stageOf(official) === stage).map(({ eo_id: id }) => id)
    setChosen({ stage, ids: new Set(ids) })
  }
  return { stage: chosen?.stage ?? null, visible, choose }
}
