import type { Wanted } from '@atlas/contract/endpoints/drives/answers.ts'
import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { Link } from '@tanstack/react-router'
import type { DriveCount } from '#drives/make/drive-count.ts'
import type { DriveStart } from '#drives/make/drive-start.ts'
import { ForOrganization } from '#drives/make/ForOrganization.tsx'
import styles from '#drives/make/NewDrivePage.module.css'
import { useNewDrive } from '#drives/make/use-new-drive.ts'
import { WhatIsWanted } from '#drives/make/WhatIsWanted.tsx'
import { WhichOffices } from '#drives/make/WhichOffices.tsx'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { Switch } from '#shared/ui/form/Switch.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import fieldLook from '#shared/ui/look/field.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface NewDriveFormProps {
  readonly start: DriveStart
  readonly words: string
  readonly offices: readonly string[]
}

/** A name, for whom, what is wanted, and whether a second person looks at it. */
export function NewDriveForm({ start, words, offices }: NewDriveFormProps) {
  const { id, draft, change, errors, counting, making, submit } = useNewDrive(start, offices)
  const count = counting.reply
  return (
    <form className={classes(cardLook.card, styles.form)} aria-label="New drive" noValidate onSubmit={submit}>
      <p>
        From {words ? <b>{words}</b> : 'what you chose'}. <Link to="/fill/new">Choose another start</Link>
      </p>
      <div className={styles.pair}>
        <TextField
          id={`${id}-name`}
          label="Name"
          placeholder="Black Belt courthouses"
          autoComplete="off"
          maxLength={longestSavedName}
          value={draft.name}
          error={errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <ForOrganization value={draft.organizationId} onChange={(organizationId) => change({ organizationId })} />
      </div>
      <PartTrouble section="What is missing there" answer={counting} />
      <WhatIsWanted
        count={count}
        wanted={draft.wanted}
        error={errors.wanted}
        onChange={(wanted) => change({ wanted })}
      />
      {count && (
        <WhichOffices
          offices={count.offices}
          chosen={draft.offices}
          onChange={(chosen) => change({ offices: chosen })}
        />
      )}
      <Switch
        isOn={draft.hasSecondLook}
        hint="Without it, each value says “Not looked at by a second person”."
        onChange={(hasSecondLook) => change({ hasSecondLook })}
      >
        A second person looks at each answer
      </Switch>
      <div className={styles.foot}>
        <BusyButton isBusy={making.isPending} busyText="Making it…">
          Make this drive
        </BusyButton>
        {count && <Sum count={count} wanted={draft.wanted} />}
      </div>
      {making.error instanceof ApiProblem && (
        <p className={fieldLook.error} role="alert">
          <span>{making.error.errors[0]?.message ?? making.error.detail}</span>
        </p>
      )}
      <SendTrouble sent={making} />
    </form>
  )
}

/** "69 wanted answers in up to 42 places, a task each": a place of which nothing is missing gets no task. */
function Sum({ count, wanted }: { readonly count: DriveCount; readonly wanted: readonly Wanted[] }) {
  const sum = wanted.reduce((all, each) => all + (count.wanted[each] ?? 0), 0)
  return (
    <p role="status">
      <b>{thousands(sum)}</b> wanted {sum === 1 ? 'answer' : 'answers'} in{' '}
      {count.places === 1 ? '1 place' : `up to ${thousands(count.places)} places, a task each`}
    </p>
  )
}
