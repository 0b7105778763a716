import { longestOrganizationName, type Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { type TimeZone, timeZoneIds, timeZones } from '@atlas/contract/rules/time-zones.ts'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import styles from '#users/organizations/OrganizationDialog.module.css'
import { useSaveOrganization } from '#users/organizations/use-save-organization.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { Field } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface OrganizationDialogProps extends QuestionDialogProps {
  /** Null for a new one. */
  readonly organization: Organization | null
}

/** The name of an organization, and its time zone, which determines when its Monday morning is. */
export function OrganizationDialog({ organization, ...dialog }: OrganizationDialogProps) {
  const id = useId()
  const name = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(organization?.name ?? '')
  const [timeZone, setTimeZone] = useState<TimeZone>(organization?.time_zone ?? 'America/Chicago')
  const [isMissing, setIsMissing] = useState(false)
  const saving = useSaveOrganization(organization, (saved) => {
    showToast('success', organization ? 'Organization changed' : 'Organization made', saved.name)
    dialog.onClose()
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isNone = normalized(typed) === ''
    setIsMissing(isNone)
    if (isNone) name.current?.focus()
    else if (!saving.isPending) saving.mutate({ name: typed, time_zone: timeZone })
  }
  const conflict = typeof saving.data === 'string' ? saving.data : undefined
  return (
    <QuestionDialog
      {...dialog}
      title={organization ? 'Change this organization' : 'New organization'}
      footer={
        <DialogButtons isBusy={saving.isPending} busyText="Saving…" form={id}>
          {organization ? 'Save' : 'Make it'}
        </DialogButtons>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={name}
          label="Name"
          autoComplete="off"
          value={typed}
          maxLength={longestOrganizationName}
          error={isMissing ? 'Enter a name.' : conflict}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsMissing(false)
            saving.reset()
          }}
        />
        <TimeZoneField value={timeZone} onChange={setTimeZone} />
      </form>
      <SendTrouble sent={saving} />
    </QuestionDialog>
  )
}

interface TimeZoneFieldProps {
  readonly value: TimeZone
  readonly onChange: (timeZone: TimeZone) => void
}

function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const id = useId()
  return (
    <Field id={id} label="Time zone" error={undefined}>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        value={value}
        options={timeZoneIds}
        labelOf={(timeZone) => `${timeZones[timeZone]} time`}
        onChange={onChange}
      />
      <p className={fieldLook.hint} id={`${id}-hint`}>
        Weekly emails are sent on Mondays at 7:00 in the morning there.
      </p>
    </Field>
  )
}
