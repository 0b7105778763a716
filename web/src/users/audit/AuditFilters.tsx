import { auditGroups } from '@atlas/contract/catalogue/audited-acts.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { type AuditView, readAuditView } from '#users/audit/audit-query.ts'
import styles from '#users/audit/AuditPage.module.css'
import { Field } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

const everything = 'everything'
const choices: Readonly<Record<string, string>> = { [everything]: 'Everything', ...auditGroups }

interface AuditFiltersProps {
  readonly view: AuditView
  readonly onView: (view: AuditView) => void
}

/** No request is sent before Apply, because each field alone would show a list that nobody needs. */
export function AuditFilters({ view, onView }: AuditFiltersProps) {
  const id = useId()
  const [draft, setDraft] = useState<Readonly<Record<keyof AuditView, string>>>({
    who: view.who ?? '',
    what: view.what ?? everything,
    from: view.from ?? '',
    to: view.to ?? '',
  })
  const [wrong, setWrong] = useState<string>()
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    const isInOrder = !draft.from || !draft.to || draft.from <= draft.to
    setWrong(isInOrder ? undefined : 'The last day is before the first.')
    if (isInOrder) onView(readAuditView(draft))
  }
  return (
    <form className={styles.filters} noValidate role="search" aria-label="Filter the audit log" onSubmit={apply}>
      <TextField
        label="Who"
        placeholder="Anybody"
        autoComplete="off"
        maxLength={200}
        value={draft.who}
        onChange={({ target }) => set({ who: target.value })}
      />
      <Field id={id} label="What" error={undefined}>
        <Select
          id={id}
          value={draft.what}
          options={Object.keys(choices)}
          labelOf={(option) => choices[option] ?? option}
          onChange={(what) => set({ what })}
        />
      </Field>
      <TextField label="From" type="date" value={draft.from} onChange={({ target }) => set({ from: target.value })} />
      <TextField
        label="To"
        type="date"
        value={draft.to}
        error={wrong}
        onChange={({ target }) => set({ to: target.value })}
      />
      <button type="submit" className={buttonLook.large}>
        Apply
      </button>
    </form>
  )
}
