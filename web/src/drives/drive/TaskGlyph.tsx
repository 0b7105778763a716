import type { TaskState } from '@atlas/contract/endpoints/drives/tasks.ts'
import styles from '#drives/drive/TaskMap.module.css'
import { taskStates } from '#drives/frame/task-states.ts'

/** The mark of a state of a task, around the middle of its place, one unit to its edge: color alone says nothing. */
export function TaskGlyph({ state }: { readonly state: TaskState }) {
  const { glyph } = taskStates[state]
  if (glyph === 'half')
    return (
      <g className={styles.glyph}>
        <circle r="0.8" />
        <path className={styles.solid} d="M0-.8A.8.8 0 0 1 0 .8Z" />
      </g>
    )
  if (glyph === 'ring')
    return (
      <g className={styles.glyph}>
        <circle r="0.8" />
        <circle className={styles.solid} r="0.35" />
      </g>
    )
  if (glyph === 'check') return <path className={styles.check} d="M-.8 0-.2.6.8-.5" />
  return glyph === 'triangle' && <path className={styles.solid} d="M0-.85.95.75H-.95Z" />
}
