import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FillFrame } from '#drives/frame/FillFrame.tsx'
import { resultsQuery } from '#drives/frame/queries.ts'
import styles from '#drives/results/results.module.css'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import headStyles from '#shared/page/page-head.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import { counted } from '#shared/ui/text/counted.ts'
import { useToday } from '#shared/values/use-today.ts'

/** The election days with results that are not in. */
export function ResultsPage() {
  const query = useQuery(resultsQuery(useToday()))
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const days = answer.reply?.days
  return (
    <FillFrame>
      <div className={headStyles.head}>
        <div>
          <PageTitle />
          <p className={headStyles.sentence}>
            Who won is filled in by place, from one page or sheet each, and published after a second look.
          </p>
        </div>
      </div>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {!days && answer.progress === 'loading' && <SkeletonCards />}
      {days?.length === 0 && (
        <div className={classes(cardLook.card, styles.none)}>
          <h2>Every result is in</h2>
          <p>Of each election that was, it is on file who won. The next one is listed here the day after it.</p>
        </div>
      )}
      {days && days.length > 0 && (
        <ul className={styles.places} aria-label="Election days">
          {days.map(({ day, not_in: notIn }) => (
            <li key={day}>
              <Link to="/results/$day" params={{ day }}>
                {typedDayOf(day)}
              </Link>
              <span>{counted(notIn, 'result is', 'results are')} not in yet</span>
            </li>
          ))}
        </ul>
      )}
    </FillFrame>
  )
}
