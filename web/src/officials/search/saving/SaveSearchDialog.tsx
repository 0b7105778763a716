import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { describeFilter } from '@atlas/contract/search/describe-filter.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import { driveOfSearch } from '#drives/make/drive-start.ts'
import { sessionQuery } from '#shared/api/session.ts'
import styles from '#officials/search/saving/SaveSearchDialog.module.css'
import { type SavedView, useSavingForm } from '#officials/search/saving/use-saving-form.ts'
import { useOwnOrganization } from '#saved/sharing/own-organization.ts'
import { colleaguesOfSearch, SharingChoice } from '#saved/sharing/SharingChoice.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { Switch } from '#shared/ui/form/Switch.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import fieldLook from '#shared/ui/look/field.module.css'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

interface SaveSearchDialogProps {
  readonly saving: SavedView
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

/** Asks for the name of the search, who sees it, and whether an email reports changes. */
export function SaveSearchDialog({ saving, onClose, ...dialog }: SaveSearchDialogProps) {
  const id = useId()
  const { data: user } = useQuery(sessionQuery)
  const form = useSavingForm(saving, onClose)
  const { said: values } = form
  return (
    <QuestionDialog
      {...dialog}
      isOpen
      onClose={onClose}
      title="Save this search"
      footer={
        <DialogButtons isBusy={form.sent.isPending} busyText="Saving…" form={id}>
          Save search
        </DialogButtons>
      }
    >
      <form className={styles.form} id={id} onSubmit={form.submit} noValidate>
        <div className={styles.name}>
          <TextField
            label="Name"
            value={values.name}
            maxLength={longestSavedName}
            error={form.error}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => form.change({ name: target.value })}
          />
          {form.replaced && (
            <button type="button" className={buttonLook.button} onClick={form.replace}>
              Replace it
            </button>
          )}
          <p className={fieldLook.hint} id={`${id}-hint`}>
            {form.hint}
          </p>
        </div>
        <WhatIsSaved saving={saving} />
        <MakeDrive saving={saving} />
        <SharingChoice
          organization={useOwnOrganization()}
          isShared={values.isShared}
          onChange={(isShared) => form.change({ isShared })}
          colleagues={colleaguesOfSearch}
        />
        <Switch
          isOn={values.isWeekly}
          onChange={(isWeekly) => form.change({ isWeekly })}
          {...(user && { hint: `Mondays, to ${user.email}` })}
        >
          Weekly e-mail when something changes
        </Switch>
      </form>
      <SendTrouble sent={form.sent} />
    </QuestionDialog>
  )
}

/**
 * For administrators, as an alternative to saving: volunteers are asked for what is missing in the places of the
 * search.
 */
function MakeDrive({ saving: { view, labelOf } }: { readonly saving: SavedView }) {
  const isEditor = useIsAdministrator()
  if (!isEditor) return null
  const words = view.filters.map((filter) => describeFilter(filter, labelOf)).join(' · ')
  return (
    <Link className={buttonLook.link} to="/fill/new" search={driveOfSearch(view, `a search for officials, ${words}`)}>
      Or make a drive of its places: volunteers fill in what is missing
    </Link>
  )
}

/** How many it finds today, and its filters in words. */
function WhatIsSaved({ saving: { view, total, labelOf } }: { readonly saving: SavedView }) {
  const words = view.filters.map((filter) => describeFilter(filter, labelOf)).join(' · ')
  return (
    <div className={styles.saved}>
      {total !== null && <span aria-hidden="true">{thousands(total)}</span>}
      <p>
        {total !== null && (
          <b>
            {thousands(total)} {total === 1 ? 'official' : 'officials'} today
          </b>
        )}
        <small>{words || 'Every official'}</small>
      </p>
    </div>
  )
}
