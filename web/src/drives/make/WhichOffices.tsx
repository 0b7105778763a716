import type { DriveCount } from '#drives/make/drive-count.ts'
import styles from '#drives/make/NewDrivePage.module.css'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'

interface WhichOfficesProps {
  readonly offices: DriveCount['offices']
  /** None is all. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Some of the offices of these places, for whoever does not mean all. */
export function WhichOffices({ offices, chosen, onChange }: WhichOfficesProps) {
  const names = [...new Set([...offices.map(({ office }) => office), ...chosen])]
  return (
    <details className={styles.offices} open={chosen.length > 0 || undefined}>
      <summary>
        {chosen.length === 0 ? `All ${names.length} offices` : `${chosen.length} of ${names.length} offices`}
      </summary>
      <fieldset>
        <legend className={styles.legend}>Only these offices</legend>
        <div className={styles.wanted}>
          {names.map((office) => {
            const counts = offices.find((each) => each.office === office)
            return (
              <Checkbox
                key={office}
                checked={chosen.includes(office)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, office] : chosen.filter((other) => other !== office))
                }
                end={counts && <span className={styles.count}>{counts.not_on_file} not on file</span>}
              >
                {office}
              </Checkbox>
            )
          })}
        </div>
      </fieldset>
    </details>
  )
}
