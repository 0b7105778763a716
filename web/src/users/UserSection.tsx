import type { Ask } from '#users/question.ts'
import type { UserListState } from '#users/use-user-list.ts'
import { userListWords } from '#users/user-lists.ts'
import type { UserListId } from '#users/user-queries.ts'
import { UserList } from '#users/UserList.tsx'
import adminPageStyles from '#shared/page/admin-page.module.css'
import styles from '#users/UserSection.module.css'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { CursorPager } from '#shared/page/CursorPager.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface UserSectionProps {
  readonly id: UserListId
  readonly list: UserListState
  readonly onAsk: Ask
}

export function UserSection({ id, list, onAsk }: UserSectionProps) {
  const words = userListWords[id]
  const { reply, progress, retry } = list.answer
  const waiting = id === 'pending' ? (reply?.total ?? 0) : 0
  return (
    <section
      className={classes(adminPageStyles.card, styles.card)}
      aria-labelledby={`${id}-users`}
      data-asking-list={id}
    >
      <div className={classes(adminPageStyles.head, styles.head)}>
        <h2 id={`${id}-users`} tabIndex={-1}>
          {words.title}
        </h2>
        {waiting > 0 && <span className={badgeLook.warning}>{waiting} waiting</span>}
        <p className={textLook.muted}>{words.subheader}</p>
      </div>
      <ListTrouble list={list.answer} onRetry={retry} />
      {reply?.total === 0 && <p className={adminPageStyles.empty}>{words.empty}</p>}
      {reply?.total !== 0 && (reply !== null || progress === 'loading') && (
        <>
          <UserList list={list} words={words} onAsk={onAsk} />
          <CursorPager reply={reply} isCurrent={list.answer.isCurrent} paging={list.paging} onPaging={list.setPaging} />
        </>
      )}
    </section>
  )
}
