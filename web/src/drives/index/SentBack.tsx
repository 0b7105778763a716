import { type listDrives, mailAboutTasks } from '@atlas/contract/endpoints/drives/drives.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CornerUpLeft } from 'lucide-react'
import { drivesQuery } from '#drives/frame/queries.ts'
import { dayAndTime } from '#drives/frame/time-text.ts'
import styles from '#drives/index/SentBack.module.css'
import { call } from '#shared/api/call.ts'
import { showChange } from '#shared/api/show-change.ts'
import { Switch } from '#shared/ui/form/Switch.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface SentBackProps {
  readonly tasks: Reply<typeof listDrives>['sent_back']
  readonly isMailed: boolean
}

/** What somebody looked at and sent back to whoever is here: first, because it is theirs to mend. */
export function SentBack({ tasks, isMailed }: SentBackProps) {
  const client = useQueryClient()
  const mailing = useMutation({
    mutationFn: (isOn: boolean) => call(mailAboutTasks, { body: { is_on: isOn } }),
    onSuccess: async (_, isOn) =>
      await showChange(client, drivesQuery, (known) => known && { ...known, is_mailed: isOn }),
  })
  if (tasks.length === 0) return null
  return (
    <section className={styles.back} aria-labelledby="sent-back">
      <h2 id="sent-back">
        <CornerUpLeft aria-hidden />
        Sent back to you
      </h2>
      <ul>
        {tasks.map(({ task_id: id, place, drive, by, at, word }) => (
          <li key={id}>
            <div>
              <p>
                <b>{place}</b>, {drive}
              </p>
              <p>“{word}”</p>
              <p className={styles.who}>
                {by?.name ?? 'Somebody who left'}, <WithDays text={dayAndTime(at)} />
              </p>
            </div>
            <Link className={buttonLook.button} to="/fill/task/$id" params={{ id }}>
              Go on
              <span className={textLook.visuallyHidden}> with {place}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Switch isOn={mailing.isPending ? mailing.variables : isMailed} onChange={(isOn) => mailing.mutate(isOn)}>
        Tell me once a day by e-mail
      </Switch>
    </section>
  )
}
