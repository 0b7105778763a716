import type { Ask } from '#features/users/question.ts'
import type { UserListState } from '#features/users/use-user-list.ts'
import { userListWords } from '#features/users/user-lists.ts'
import type { UserListId } from '#features/users/user-queries.ts'
import { UserList } from '#features/users/UserList.tsx'
import adminPageStyles from '#layout/page/admin-page.module.css'
import styles from '#features/users/UserSection.module.css'
import { ListTrouble } from '#layout/page/ListTrouble.tsx'
import { CursorPager } from '#layout/page/CursorPager.tsx'
import badgeLook from '#ui/look/badge.module.css'
import textLook from '#ui/look/text.module.css'
import { classes } from '#ui/look/classes.ts'

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
