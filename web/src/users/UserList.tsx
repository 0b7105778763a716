import styles from '#users/UserSection.module.css'
import type { Ask } from '#users/question.ts'
import type { UserListState } from '#users/use-user-list.ts'
import { userListWords } from '#users/user-lists.ts'
import { UserCard } from '#users/UserCard.tsx'
import { UserTable } from '#users/UserTable.tsx'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import tableLook from '#shared/ui/look/table.module.css'
import updatingLook from '#shared/ui/look/updating.module.css'

interface UserListProps {
  readonly list: UserListState
  readonly onAsk: Ask
}

/** The users of one page as a table, on phones as cards. */
export function UserList({ list: { answer }, onAsk }: UserListProps) {
  const { reply, isCurrent, progress } = answer
  const hasTable = useMediaQuery(fromTablet)
  const isSlow = useAfterDelay(!isCurrent && progress === 'loading', 300)
  const users = reply?.values ?? null
  const stale = !isCurrent && progress !== 'loading' && updatingLook.stale
  if (!hasTable) {
    return (
      <>
        {isSlow && users && <div className={updatingLook.updatingCards} aria-hidden="true" />}
        <div className={classes(cardLook.cards, styles.cards, stale)} aria-busy={users === null}>
          {users === null && <SkeletonCards />}
          {users?.map((user) => (
            <UserCard key={user.id} user={user} onAsk={onAsk} />
          ))}
        </div>
      </>
    )
  }
  const caption = `${userListWords.current.title}, newest first`
  return (
    <section className={classes(tableLook.frame, styles.frame, stale)} aria-label={caption} tabIndex={0}>
      {isSlow && users && <div className={updatingLook.updating} aria-hidden="true" />}
      <UserTable users={users} caption={caption} onAsk={onAsk} />
    </section>
  )
}
