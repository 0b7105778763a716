import type { TaskState } from '@atlas/contract/endpoints/drives/tasks.ts'
import styles from '#drives/frame/StateBadge.module.css'
import { taskStates } from '#drives/frame/task-states.ts'
import badgeLook from '#shared/ui/look/badge.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** How far a task is, in a word and a picture. */
export function StateBadge({ state }: { readonly state: TaskState }) {
  const { label, icon: Icon } = taskStates[state]
  return (
    <span className={classes(badgeLook.badge, styles.state)} data-state={state}>
      {Icon && <Icon aria-hidden />}
      {label}
    </span>
  )
}
