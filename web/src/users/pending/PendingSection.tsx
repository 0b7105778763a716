import type { Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import type { User } from '@atlas/contract/endpoints/users/users.ts'
import { useRef, useState } from 'react'
import { BulkBar } from '#users/pending/BulkBar.tsx'
import { alikeOf } from '#users/pending/look-alikes.ts'
import styles from '#users/pending/Pending.module.css'
import { PendingRow } from '#users/pending/PendingRow.tsx'
import { RefusedNotice } from '#users/pending/RefusedNotice.tsx'
import { RejectSeveralDialog } from '#users/pending/RejectSeveralDialog.tsx'
import { useDecideOnUsers } from '#users/pending/use-decide-on-users.ts'
import type { Ask } from '#users/question.ts'
import type { UserListState } from '#users/use-user-list.ts'
import { userListWords } from '#users/user-lists.ts'
import sectionStyles from '#users/UserSection.module.css'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { CursorPager } from '#shared/page/CursorPager.tsx'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'

interface PendingSectionProps {
  readonly list: UserListState
  readonly organizations: readonly Organization[]
  readonly onAsk: Ask
}

const words = userListWords.pending

/** People who wait for approval, the longest wait first; decided one by one, or several at once. */
export function PendingSection({ list, organizations, onAsk }: PendingSectionProps) {
  const { reply, progress, retry } = list.answer
  const users = reply?.values ?? []
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const { current: question, ask, dialog } = useQuestion<readonly string[]>()
  const decision = useDecideOnUsers(() => setPicked(new Set()))
  // A person who is no longer on the page is no longer selected.
  const chosen = users.filter(({ id }) => picked.has(id)).map(({ id }) => id)
  const choose: Choose = (ids, isChosen) =>
    setPicked(new Set(isChosen ? [...chosen, ...ids] : chosen.filter((id) => !ids.includes(id))))
  return (
    <section
      className={classes(adminPageStyles.card, sectionStyles.card)}
      aria-labelledby="pending-users"
      data-asking-list="pending"
    >
      <div className={classes(adminPageStyles.head, sectionStyles.head)}>
        <h2 id="pending-users" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {reply && reply.total > 0 && <span className={badgeLook.warning}>{reply.total} waiting</span>}
        <p className={textLook.muted}>{words.subheader}, whoever waits longest first</p>
      </div>
      <ListTrouble list={list.answer} onRetry={retry} />
      <SendTrouble sent={decision} />
      {decision.data && <RefusedNotice refused={decision.data.refused} />}
      {reply?.total === 0 && <p className={adminPageStyles.empty}>{words.empty}</p>}
      {!reply && progress === 'loading' && <SkeletonCards />}
      {users.length > 1 && (
        <ChooseAll
          users={users}
          total={reply?.total ?? 0}
          isChosen={chosen.length === users.length}
          onChoose={choose}
        />
      )}
      {chosen.length > 0 && (
        <BulkBar chosen={chosen} shown={users.length} decision={decision} onReject={(opener) => ask(chosen, opener)} />
      )}
      {users.length > 0 && (
        <>
          <PendingList users={users} organizations={organizations} picked={picked} onChoose={choose} onAsk={onAsk} />
          <CursorPager reply={reply} isCurrent={list.answer.isCurrent} paging={list.paging} onPaging={list.setPaging} />
        </>
      )}
      {question && (
        <RejectSeveralDialog
          key={question.number}
          ids={question.question}
          decision={decision}
          {...dialog}
          focusAfter={() => heading.current}
        />
      )}
    </section>
  )
}

type Choose = (ids: readonly string[], isChosen: boolean) => void

interface ChooseAllProps {
  readonly users: readonly User[]
  /** How many wait, including those on other pages. */
  readonly total: number
  readonly isChosen: boolean
  readonly onChoose: Choose
}

function ChooseAll({ users, total, isChosen, onChoose }: ChooseAllProps) {
  const ids = users.map(({ id }) => id)
  return (
    <div className={styles.all}>
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(ids, target.checked)}>
        Choose all {users.length}
        {total > users.length ? ' on this page' : ''}
      </Checkbox>
    </div>
  )
}

interface PendingListProps {
  readonly users: readonly User[]
  readonly organizations: readonly Organization[]
  readonly picked: ReadonlySet<string>
  readonly onChoose: Choose
  readonly onAsk: Ask
}

function PendingList({ users, organizations, picked, onChoose, onAsk }: PendingListProps) {
  return (
    <ul className={styles.list} aria-label={`${words.title}, whoever waits longest first`}>
      {users.map((user) => (
        <PendingRow
          key={user.id}
          user={user}
          alike={alikeOf(user.organization, organizations, users)}
          isChosen={picked.has(user.id)}
          onChoose={(isChosen) => onChoose([user.id], isChosen)}
          onAsk={onAsk}
        />
      ))}
    </ul>
  )
}
