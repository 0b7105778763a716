import { type Wanted, wantedIds, wantedKinds } from '@atlas/contract/endpoints/drives/answers.ts'
import type { DriveCount } from '#drives/make/drive-count.ts'
import styles from '#drives/make/NewDrivePage.module.css'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { errorIdOf, FieldError } from '#shared/ui/form/Field.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

/** How what is missing is called: "31 not on file". */
const missingWords: Readonly<Record<Wanted, string>> = {
  holder: 'not on file',
  phone: 'without',
  email: 'without',
  ethnicity: 'not known',
  gender: 'not known',
  party: 'not known',
  result: 'not in yet',
}

interface WhatIsWantedProps {
  readonly count: DriveCount | null
  readonly wanted: readonly Wanted[]
  readonly error: string | undefined
  readonly onChange: (wanted: readonly Wanted[]) => void
}

/** What volunteers are asked for, with how much of it is missing. */
export function WhatIsWanted({ count, wanted, error, onChange }: WhatIsWantedProps) {
  const hidden = useHidden()
  const offered = wantedIds.filter((each) => each !== 'party' || !hidden.has('party.name'))
  return (
    <fieldset aria-describedby={error && errorIdOf('wanted')}>
      <legend className={styles.legend}>What is wanted</legend>
      <div className={styles.wanted}>
        {offered.map((each) => (
          <Checkbox
            key={each}
            checked={wanted.includes(each)}
            onChange={({ target }) =>
              onChange(target.checked ? [...wanted, each] : wanted.filter((other) => other !== each))
            }
            end={
              count && (
                <span className={styles.count}>
                  {thousands(count.wanted[each] ?? 0)} {missingWords[each]}
                </span>
              )
            }
          >
            {wantedKinds[each]}
          </Checkbox>
        ))}
      </div>
      <FieldError id={errorIdOf('wanted')} error={error} />
    </fieldset>
  )
}
