import { type AskedOfficials, mostListed } from '@atlas/contract/endpoints/lists.ts'
import { longestKeptName } from '@atlas/contract/rules/kept-name.ts'
import { useId } from 'react'
import { colleaguesOfList, SharingChoice } from '#keeping/sharing/SharingChoice.tsx'
import styles from '#keeping/lists/SaveAsListDialog.module.css'
import { newList, useListForm } from '#keeping/lists/use-list-form.ts'
import { useOwnOrganization } from '#keeping/sharing/own-organization.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import fieldLook from '#ui/look/field.module.css'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'
import { thousands } from '#ui/text/thousands.ts'

/** Whom a list gets. */
export interface ListSource {
  /** Null for a list that is empty at first. */
  readonly asked: AskedOfficials | null
  /** How many they are, where that is known. */
  readonly count: number | null
  readonly suggestedName: string
  /** In words: "Saved from a search on 10-04-2026". */
  readonly madeFrom?: string
}

interface SaveAsListDialogProps {
  readonly source: ListSource
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
  /** They are in a list. */
  readonly onSaved?: () => void
}

/** Makes a list of officials, or puts them into one there is. */
export function SaveAsListDialog({ source, onClose, focusAfter, onSaved }: SaveAsListDialogProps) {
  const id = useId()
  const form = useListForm(source, () => {
    onClose()
    onSaved?.()
  })
  const { lists, sent } = form
  const isNew = form.said.into === newList
  const tooMany = source.count !== null && source.count > mostListed
  const refusal = {
    reason: `A list holds ${thousands(mostListed)} officials at most. Narrow the filters first.`,
    onPress: onClose,
  }
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      focusAfter={focusAfter}
      title={source.asked ? 'Save as list' : 'New list'}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <BusyButton isBusy={sent.isPending} busyText="Saving…" form={id} refusal={tooMany ? refusal : undefined}>
            {isNew ? 'Save list' : 'Add to list'}
          </BusyButton>
        </>
      }
    >
      <form className={styles.form} id={id} onSubmit={form.submit} noValidate>
        {source.count !== null && (
          <p>
            <b>{thousands(source.count)}</b> {source.count === 1 ? 'official' : 'officials'}
          </p>
        )}
        {source.asked && lists.length > 0 && <ListChoice form={form} id={`${id}-into`} />}
        {isNew && <NameAndSharing form={form} />}
      </form>
      <SendTrouble sent={sent} />
    </QuestionDialog>
  )
}

interface FormProps {
  readonly form: ReturnType<typeof useListForm>
}

/** A new list, or one there is. */
function ListChoice({ form: { said, lists, say }, id }: FormProps & { readonly id: string }) {
  return (
    <div className={fieldLook.field}>
      <label className={fieldLook.label} htmlFor={id}>
        Put into
      </label>
      <Select
        id={id}
        value={said.into}
        options={[newList, ...lists.map((list) => list.id)]}
        labelOf={(option) => lists.find((list) => list.id === option)?.name ?? 'A new list'}
        onChange={(into) => say({ into })}
      />
    </div>
  )
}

function NameAndSharing({ form: { said, error, say } }: FormProps) {
  return (
    <>
      <TextField
        label="Name"
        value={said.name}
        maxLength={longestKeptName}
        error={error}
        onChange={({ target }) => say({ name: target.value })}
      />
      <SharingChoice
        organization={useOwnOrganization()}
        isShared={said.isShared}
        onChange={(isShared) => say({ isShared })}
        colleagues={colleaguesOfList}
      />
    </>
  )
}
