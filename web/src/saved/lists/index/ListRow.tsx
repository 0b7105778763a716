import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Link } from '@tanstack/react-router'
import styles from '#saved/lists/index/ListRow.module.css'
import type { ListQuestion } from '#saved/lists/list/ListQuestionDialog.tsx'
import { MoreOfList } from '#saved/lists/list/MoreOfList.tsx'
import { StageBar } from '#saved/lists/list/StageBar.tsx'
import { stagesText } from '#saved/lists/list/stages.ts'
import rowsLook from '#shared/ui/list/named-rows.module.css'
import { SharedLine } from '#saved/item/SharedLine.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface ListRowProps {
  readonly list: ListSummary
  /** All lists of the page, including this one. */
  readonly lists: readonly ListSummary[]
  readonly onAsk: AskQuestion<ListQuestion>
}

/** A list on the page of all lists. */
export function ListRow({ list, lists, onAsk }: ListRowProps) {
  const { id, name, made_from: madeFrom, officials, outcomes, next_follow_up: next } = list
  return (
    <li className={classes(rowsLook.row, styles.row)}>
      <div>
        <h2>
          <Link to="/lists/$id" params={{ id }}>
            {name}
          </Link>
        </h2>
        {madeFrom && (
          <p className={rowsLook.words}>
            <WithDays text={madeFrom} />
          </p>
        )}
        <SharedLine isShared={list.is_shared} owner={list.owner} />
      </div>
      <p className={rowsLook.count}>
        <b>{thousands(officials)}</b> {officials === 1 ? 'official' : 'officials'}
      </p>
      <div className={rowsLook.became}>
        <h3>Calls</h3>
        {officials > 0 ? (
          <>
            <StageBar counts={outcomes} />
            <p className={styles.stages}>{stagesText(outcomes)}</p>
          </>
        ) : (
          <p className={textLook.muted}>Nobody in it yet</p>
        )}
      </div>
      {next ? (
        <p className={styles.next}>
          Next <b>{typedDayOf(next.on)}</b>
          <small>
            {next.official} <StandingMark standing={next.standing} />
          </small>
        </p>
      ) : (
        <p className={styles.next}>No follow-up set</p>
      )}
      <div className={rowsLook.acts}>
        <MoreOfList list={list} lists={lists} onAsk={onAsk} />
      </div>
    </li>
  )
}
