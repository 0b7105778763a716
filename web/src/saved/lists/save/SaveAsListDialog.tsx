import { mostListed } from '@atlas/contract/endpoints/saved/lists.ts'
import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { useId } from 'react'
import { IntoChoice } from '#saved/lists/save/IntoChoice.tsx'
import styles from '#saved/lists/save/SaveAsListDialog.module.css'
import {
  type ListSource,
  newList,
  officialsText,
  type SavedList,
  useListForm,
} from '#saved/lists/save/use-list-form.ts'
import { useOwnOrganization } from '#saved/sharing/own-organization.ts'
import { colleaguesOfList, SharingChoice } from '#saved/sharing/SharingChoice.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

interface SaveAsListDialogProps {
  readonly source: ListSource
  readonly title: string
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
  /** Called when they are in a list. */
  readonly onSaved: (list: SavedList) => void
}

/** Puts officials into a new list or an existing one. */
export function SaveAsListDialog({ source, title, onClose, focusAfter, onSaved }: SaveAsListDialogProps) {
  const id = useId()
  const form = useListForm(source, (list) => {
    onSaved(list)
    onClose()
  })
  const { values, sent, error } = form
  const isNew = values.into === newList
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
      title={title}
      footer={
        <DialogButtons isBusy={sent.isPending} busyText="Saving…" form={id} refusal={tooMany ? refusal : undefined}>
          {isNew ? 'Save list' : 'Add to list'}
        </DialogButtons>
      }
    >
      <form className={styles.form} id={id} onSubmit={form.submit} noValidate>
        {source.count !== null && <b>{officialsText(source.count)}</b>}
        {source.request && (
          <IntoChoice
            id={`${id}-into`}
            lists={form.lists}
            into={values.into}
            error={isNew ? undefined : error}
            onChange={(into) => form.change({ into })}
          />
        )}
        {isNew && <NameAndSharing form={form} isNameFirst={source.suggestedName !== ''} />}
      </form>
      <SendTrouble sent={sent} />
    </QuestionDialog>
  )
}

interface NameAndSharingProps {
  readonly form: ReturnType<typeof useListForm>
  /** Enter saves under the suggested name. */
  readonly isNameFirst: boolean
}

function NameAndSharing({ form: { values, error, change }, isNameFirst }: NameAndSharingProps) {
  return (
    <>
      <TextField
        label="Name"
        value={values.name}
        maxLength={longestSavedName}
        error={error}
        data-asked-first={isNameFirst || undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SharingChoice
        organization={useOwnOrganization()}
        isShared={values.isShared}
        onChange={(isShared) => change({ isShared })}
        colleagues={colleaguesOfList}
      />
    </>
  )
}
