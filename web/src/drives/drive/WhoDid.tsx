import type { DriveProgress } from '@atlas/contract/endpoints/drives/drives.ts'
import { SideSection } from '#drives/drive/SideSection.tsx'
import styles from '#drives/drive/WhoDid.module.css'
import { Bar } from '#shared/ui/list/Bar.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

/** Who filled in how many answers, for the people of the organization. */
export function WhoDid({ people }: Pick<DriveProgress, 'people'>) {
  if (people.length === 0) return null
  const most = Math.max(...people.map(({ answers }) => answers))
  return (
    <SideSection title="Who did how many">
      <ul className={styles.people}>
        {people.map(({ person, answers }) => (
          <li key={person?.id ?? ''}>
            <p>
              <span>{person ? (person.is_me ? 'You' : person.name) : 'People who left'}</span>
              <b>{thousands(answers)}</b>
            </p>
            <Bar share={answers / most} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>Answers that were published or wait. Seen by your organization only.</p>
    </SideSection>
  )
}
