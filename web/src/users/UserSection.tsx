import type { Ask } from '#users/question.ts'
import type { UserListState } from '#users/use-user-list.ts'
import { userListWords } from '#users/user-lists.ts'
import { UserList } from '#users/UserList.tsx'
import adminPageStyles from '#shared/page/admin-page.module.css'
import styles from '#users/UserSection.module.css'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { CursorPager } from '#shared/page/CursorPager.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface UserSectionProps {
  readonly list: UserListState
  readonly onAsk: Ask
}

/** The users who were approved or rejected. */
export function UserSection({ list, onAsk }: UserSectionProps) {
  const words = userListWords.current
  const { reply, progress, retry } = list.answer
  return (
    <section
      className={classes(adminPageStyles.card, styles.card)}
      aria-labelledby="current-users"
      data-asking-list="current"
    >
      <div className={classes(adminPageStyles.head, styles.head)}>
        <h2 id="current-users" tabIndex={-1}>
          {words.title}
        </h2>
        <p className={textLook.muted}>{words.subheader}</p>
      </div>
      <ListTrouble list={list.answer} onRetry={retry} />
      {reply?.total === 0 && <p className={adminPageStyles.empty}>{words.empty}</p>}
      {reply?.total !== 0 && (reply !== null || progress === 'loading') && (
        <>
          <UserList list={list} onAsk={onAsk} />
          <CursorPager reply={reply} isCurrent={list.answer.isCurrent} paging={list.paging} onPaging={list.setPaging} />
        </>
      )}
    </section>
  )
}
