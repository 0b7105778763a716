import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import type { ReactNode } from 'react'
import type { NewestAnswer } from '#shared/api/use-newest-answer.ts'
import { newList } from '#saved/lists/save/use-list-form.ts'
import { errorAttributes, Field } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import fieldLook from '#shared/ui/look/field.module.css'

interface IntoChoiceProps {
  readonly id: string
  readonly lists: NewestAnswer<{ readonly values: readonly ListSummary[] }>
  /** The id of a list, or `newList`. */
  readonly into: string
  readonly error: string | undefined
  readonly onChange: (into: string) => void
}

/**
 * A new list or an existing one. The choice is shown from the beginning, so that nothing moves when the lists arrive.
 */
export function IntoChoice({ id, lists, into, error, onChange }: IntoChoiceProps) {
  const values = lists.reply?.values ?? []
  const labels = new Map(values.map((list) => [list.id, labelOf(list)]))
  return (
    <Field id={id} label="Put into" error={error}>
      <Select
        id={id}
        value={into}
        options={[newList, ...labels.keys()]}
        labelOf={(option) => labels.get(option) ?? 'A new list'}
        onChange={onChange}
        {...errorAttributes(id, error, `${id}-hint`)}
      />
      <p className={fieldLook.hint} id={`${id}-hint`} role="status">
        {hintOf(lists)}
      </p>
    </Field>
  )
}

function hintOf({ reply, progress, retry }: IntoChoiceProps['lists']): ReactNode {
  if (reply) return reply.values.length === 0 ? 'You have no list yet.' : 'Your lists, and those that colleagues share.'
  if (progress === 'loading') return 'Reading your lists…'
  if (progress === 'offline') return 'You are offline. Your lists will be read when the signal is back.'
  return (
    <>
      Your lists could not be read.{' '}
      <button type="button" className={buttonLook.link} onClick={retry}>
        Try again
      </button>
    </>
  )
}

/** Two people may choose the same name. */
function labelOf({ name, owner }: ListSummary): string {
  return owner.is_me ? name : `${name} (${owner.name})`
}
