import { mostKeyDays, usualKeyDays } from '@atlas/contract/endpoints/accounts/keys.ts'
import { type KeyScope, keyScopes, usualScopes } from '@atlas/contract/rules/key-scopes.ts'
import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { useId } from 'react'
import { Controller, useForm, type UseFormRegister } from 'react-hook-form'
import styles from '#accounts/form.module.css'
import { type NewKey, useMakeKey } from '#accounts/own/keys/key-queries.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { errorAttributes, errorIdOf, Field, FieldError } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import checkLook from '#shared/ui/look/check.module.css'
import fieldLook from '#shared/ui/look/field.module.css'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface MakeKeyDialogProps extends QuestionDialogProps {
  /** The name of the key that a new one replaces, or empty. */
  readonly name: string
  readonly onMade: (key: NewKey) => void
}

interface Values {
  readonly name: string
  readonly scopes: KeyScope[]
  readonly days: number
}

const scopeWords: Record<KeyScope, string> = {
  officials: 'Officials',
  places: 'Places',
  lists: 'Lists, with notes and outcomes of calls',
}
const dayChoices = [30, usualKeyDays, 180, mostKeyDays]
const daysText = (days: number) => (days === mostKeyDays ? 'a year' : `${days} days`)

export function MakeKeyDialog({ name, onMade, ...dialog }: MakeKeyDialogProps) {
  const formId = useId()
  const { register, control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name, scopes: [...usualScopes], days: usualKeyDays },
  })
  const making = useMakeKey((key) => {
    onMade(key)
    dialog.onClose()
  })
  const submit = handleSubmit(({ name: given, scopes, days }) =>
    making.mutate({ name: given, scopes, expires_in_days: days }),
  )
  const { errors } = formState
  return (
    <QuestionDialog
      {...dialog}
      title="Make a key"
      footer={
        <DialogButtons form={formId} isBusy={making.isPending} busyText="Making it…">
          Make the key
        </DialogButtons>
      }
    >
      <form id={formId} className={styles.body} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name"
          hint="What uses it, such as “Weekly map in R”."
          maxLength={longestSavedName}
          error={errors.name?.message}
          {...register('name', { validate: (text) => text.trim() !== '' || 'Give the key a name.' })}
        />
        <ScopeChoice id={`${formId}-scopes`} register={register} error={errors.scopes?.message} />
        <Field id={`${formId}-days`} label="It ends after" error={errors.days?.message}>
          <Controller
            control={control}
            name="days"
            render={({ field }) => (
              <Select
                id={`${formId}-days`}
                value={field.value}
                options={dayChoices}
                labelOf={daysText}
                onChange={field.onChange}
              />
            )}
          />
          <p className={fieldLook.hint}>It also ends with your role. Whoever has it reads what you can read.</p>
        </Field>
        <SendTrouble sent={making} />
      </form>
    </QuestionDialog>
  )
}

interface ScopeChoiceProps {
  readonly id: string
  readonly register: UseFormRegister<Values>
  readonly error: string | undefined
}

function ScopeChoice({ id, register, error }: ScopeChoiceProps) {
  return (
    <fieldset className={checkLook.list}>
      <legend className={checkLook.legend}>It may read</legend>
      {keyScopes.map((scope) => (
        <Checkbox
          key={scope}
          value={scope}
          {...errorAttributes(id, error)}
          {...register('scopes', {
            validate: (scopes) => scopes.length > 0 || 'Choose at least one thing that the key may read.',
          })}
        >
          {scopeWords[scope]}
        </Checkbox>
      ))}
      <FieldError id={errorIdOf(id)} error={error} />
    </fieldset>
  )
}
