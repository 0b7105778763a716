import type { Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import { timeZones } from '@atlas/contract/rules/time-zones.ts'
import { PencilLine } from 'lucide-react'
import { counted } from '#shared/ui/text/counted.ts'
import { Fold, useFold } from '#users/organizations/Fold.tsx'
import styles from '#users/organizations/OrganizationList.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'

/** The question about an organization; null for a new one. */
export type OrganizationQuestion =
  | { readonly kind: 'make'; readonly organization: null }
  | { readonly kind: 'change' | 'end'; readonly organization: Organization }

interface OrganizationListProps {
  readonly organizations: readonly Organization[]
  readonly onAsk: AskQuestion<OrganizationQuestion>
}

const atFirst = 10

/** Every organization by name. */
export function OrganizationList({ organizations, onAsk }: OrganizationListProps) {
  const fold = useFold(organizations, atFirst)
  return (
    <>
      <ul className={styles.list} aria-label="Organizations">
        {fold.shown.map((organization) => {
          const { id, name, people, time_zone: timeZone } = organization
          return (
            <li key={id} className={styles.row}>
              <h3>{name}</h3>
              <p>{counted(people, 'person', 'people')}</p>
              <p className={styles.zone}>{timeZones[timeZone]} time</p>
              <div className={styles.actions}>
                <button
                  type="button"
                  className={buttonLook.button}
                  data-action="change"
                  aria-label={`Change ${name}`}
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => onAsk({ kind: 'change', organization }, currentTarget)}
                >
                  <PencilLine aria-hidden />
                  Change
                </button>
                <button
                  type="button"
                  className={buttonLook.button}
                  data-action="end"
                  aria-label={`Merge or delete ${name}`}
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => onAsk({ kind: 'end', organization }, currentTarget)}
                >
                  Merge or delete …
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      <Fold fold={fold} noun="organizations" />
    </>
  )
}
