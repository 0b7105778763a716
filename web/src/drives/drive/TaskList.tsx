import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import { lockHours, type TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isMine, isSentBackToMe } from '#drives/drive/next-task.ts'
import styles from '#drives/drive/TaskList.module.css'
import { TaskRow } from '#drives/drive/TaskRow.tsx'
import { nounOfTasks } from '#drives/frame/place-words.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

interface TaskListProps {
  readonly drive: Drive
  readonly tasks: readonly TaskSummary[]
}

/** Which tasks are listed; those that somebody has in hand come first. */
const filters = {
  left: { label: 'What is left', keeps: ({ state }: TaskSummary) => state !== 'published' && state !== 'publishing' },
  mine: { label: 'Mine', keeps: (task: TaskSummary) => isMine(task) || task.filled?.by?.is_me === true },
  all: { label: 'All', keeps: () => true },
}
type Filter = keyof typeof filters
const filterIds = Object.keys(filters) as Filter[]

const shownAtFirst = 8
const hoursInWords: Readonly<Record<number, string>> = { 1: 'one hour', 2: 'two hours' }

/** The tasks of a drive, a place each, with what can be done with it. */
export function TaskList({ drive, tasks }: TaskListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [filter, setFilter] = useState<Filter>('left')
  const [isWhole, setIsWhole] = useState(false)
  const listed = inOrder(tasks.filter(filters[filter].keeps))
  const shown = isWhole ? listed : listed.slice(0, shownAtFirst)
  const more = listed.length - shown.length
  const openAll = () => {
    flushSync(() => setIsWhole(true))
    // The button is gone: the focus goes on to the first that it showed.
    list.current?.children.item(shownAtFirst)?.querySelector('a')?.focus()
  }
  return (
    <section aria-labelledby="tasks">
      <div className={styles.head}>
        <h2 id="tasks">
          {tasks.length} {tasks.length === 1 ? 'task' : 'tasks'}, one for each {nounOfTasks(tasks, 1)}
        </h2>
        <SegmentedControl
          label="Show"
          value={filter}
          onChoose={setFilter}
          segments={filterIds.map((value) => ({
            value,
            label: filters[value].label,
            count: tasks.filter(filters[value].keeps).length,
            noun: 'tasks',
          }))}
        />
      </div>
      {listed.length === 0 ? (
        <p className={styles.none}>
          {filter === 'mine' ? 'You have taken no task yet.' : 'Nothing is left to fill in.'}
        </p>
      ) : (
        <ul ref={list} aria-label="Tasks">
          {shown.map((task) => (
            <TaskRow key={task.id} task={task} canFill={drive.can_fill} />
          ))}
        </ul>
      )}
      <p className={styles.hint}>
        A task that somebody has taken is free again after {hoursInWords[lockHours] ?? `${lockHours} hours`}, or when
        they give it back.
      </p>
      {more > 0 && (
        <button type="button" className={buttonLook.link} onClick={openAll}>
          Show {more} more
        </button>
      )}
    </section>
  )
}

/** First those that the person has, then those sent back to them; the others as they came. */
function inOrder(tasks: readonly TaskSummary[]): TaskSummary[] {
  const rank = (task: TaskSummary) => (isMine(task) ? 0 : isSentBackToMe(task) ? 1 : 2)
  return tasks.toSorted((one, other) => rank(one) - rank(other))
}
