import { normalised } from '@atlas/contract/rules/normalised.ts'
import { useId } from 'react'
import { counted } from '#ui/text/counted.ts'
import { useOrganizations } from '#features/users/organizations/use-organizations.ts'
import { PartTrouble } from '#layout/page/PartTrouble.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import fieldLook from '#ui/look/field.module.css'

/** With whom somebody shares what they keep: nobody, an organization there is, or a new one of the name they typed. */
export type SharesWith = 'nobody' | 'new' | { readonly id: string }

interface OrganizationChoiceProps {
  /** What the person typed, which is not yet the organization of that name. */
  readonly typed: string
  /** Whether one can be made of the name that was typed. */
  readonly offersNew: boolean
  readonly value: SharesWith
  readonly onChange: (value: SharesWith) => void
}

export function OrganizationChoice({ typed, offersNew, value, onChange }: OrganizationChoiceProps) {
  const id = useId()
  const answer = useOrganizations()
  const known = answer.reply?.values ?? []
  const isTaken = known.some(({ name }) => normalised(name) === normalised(typed))
  const isNew = offersNew && normalised(typed) !== '' && !isTaken
  const options = ['nobody', ...(isNew ? ['new'] : []), ...known.map((organization) => organization.id)]
  return (
    <Field id={id} label="Shares saved searches and lists with" error={undefined}>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        value={typeof value === 'string' ? value : value.id}
        options={options}
        labelOf={(option) => {
          if (option === 'nobody') return 'Nobody'
          if (option === 'new') return `New organization: ${typed}`
          const { name, people } = known.find((each) => each.id === option) ?? { name: '', people: 0 }
          return `${name} (${counted(people, 'person', 'people')})`
        }}
        onChange={(option) => onChange(option === 'nobody' || option === 'new' ? option : { id: option })}
      />
      <p className={fieldLook.hint} id={`${id}-hint`}>
        {typed ? `They typed “${typed}”. ` : ''}
        {options.length > 1
          ? 'Choose only people whom you know to belong together.'
          : 'There is no organization yet. Make one at the end of this page.'}
      </p>
      <PartTrouble part="The organizations" answer={answer} />
    </Field>
  )
}

/** As the request names it; nothing where nothing is chosen. */
export function organizationIn(value: SharesWith, typed: string) {
  if (value === 'nobody') return {}
  return value === 'new' ? { organization_name: typed } : { organization_id: value.id }
}
