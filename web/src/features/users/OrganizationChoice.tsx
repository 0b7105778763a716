import { normalised } from '@atlas/contract/rules/normalised.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { organizationsQuery } from '#features/users/user-queries.ts'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import fieldLook from '#ui/look/field.module.css'

/** With whom somebody shares what they keep: nobody, an organization there is, or a new one of the name they typed. */
export type SharesWith = 'nobody' | 'new' | { readonly id: string }

interface OrganizationChoiceProps {
  /** What the person typed, which is not yet the organization of that name. */
  readonly typed: string
  readonly value: SharesWith
  readonly onChange: (value: SharesWith) => void
}

export function OrganizationChoice({ typed, value, onChange }: OrganizationChoiceProps) {
  const id = useId()
  const { data } = useQuery(organizationsQuery)
  const known = data?.values ?? []
  const isNew = normalised(typed) !== '' && !known.some(({ name }) => normalised(name) === normalised(typed))
  const options = ['nobody', ...(isNew ? ['new'] : []), ...known.map((organization) => organization.id)]
  return (
    <Field id={id} label="Shares saved searches and lists with" error={undefined}>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        value={typeof value === 'string' ? value : value.id}
        options={options}
        labelOf={(option) => {
          if (option === 'nobody') return 'Nobody yet'
          if (option === 'new') return `New organization: ${typed}`
          const { name, people } = known.find((each) => each.id === option) ?? { name: '', people: 0 }
          return `${name} (${people} ${people === 1 ? 'person' : 'people'})`
        }}
        onChange={(option) => onChange(option === 'nobody' || option === 'new' ? option : { id: option })}
      />
      <p className={fieldLook.hint} id={`${id}-hint`}>
        {typed ? `They typed “${typed}”. ` : ''}Choose only people whom you know to belong together.
      </p>
    </Field>
  )
}

/** As the request names it; nothing where nothing is chosen. */
export function organizationIn(value: SharesWith, typed: string) {
  if (value === 'nobody') return {}
  return value === 'new' ? { organization_name: typed } : { organization_id: value.id }
}
