import { normalized } from '@atlas/contract/rules/normalized.ts'
import { nameForTheEye, nameWithoutForm } from '@atlas/contract/rules/organization-name.ts'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { counted } from '#shared/ui/text/counted.ts'
import { useOrganizations } from '#users/organizations/use-organizations.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { Field } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'

/**
 * The people with whom somebody shares their items: nobody, an existing organization, or a new one with the name they
 * typed.
 */
export type SharesWith = 'nobody' | 'new' | { readonly id: string }

interface OrganizationChoiceProps {
  /** The name that the person typed, which is not an organization yet. */
  readonly typed: string
  /** Whether a new one can be made with the typed name. */
  readonly offersNew: boolean
  readonly value: SharesWith
  readonly onChange: (value: SharesWith) => void
}

export function OrganizationChoice({ typed, offersNew, value, onChange }: OrganizationChoiceProps) {
  const id = useId()
  const answer = useOrganizations()
  const organizations = answer.reply?.values ?? []
  const isTaken = organizations.some(({ name }) => nameForTheEye(name) === nameForTheEye(typed))
  const alike =
    normalized(typed) === ''
      ? []
      : organizations.filter((each) => nameWithoutForm(each.name) === nameWithoutForm(typed))
  const isNew = offersNew && normalized(typed) !== '' && !isTaken
  const others = organizations.filter((each) => !alike.includes(each))
  const options = ['nobody', ...[...alike, ...others].map(({ id: each }) => each)]
  // Existing organizations come before a new one.
  if (isNew) options.splice(1 + alike.length, 0, 'new')
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
          const { name, people } = organizations.find((each) => each.id === option) ?? { name: '', people: 0 }
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
      {alike[0] && <Alike typed={typed} name={alike[0].name} />}
      <PartTrouble section="The organizations" answer={answer} />
    </Field>
  )
}

/** Typing the name of an organization, or one like it, does not make a person a member. */
function Alike({ typed, name }: { readonly typed: string; readonly name: string }) {
  return (
    <p className={noticeLook.warning}>
      <TriangleAlert aria-hidden />
      <span>
        {typed.trim() === name
          ? `There is an organization with this name. Put this person into it only if they belong to it.`
          : `“${name}” is called almost the same, and written otherwise. Look at both letter by letter, and ask before you put this person into it.`}
      </span>
    </p>
  )
}

/** The choice in the form of the request; empty where nothing is selected. */
export function organizationIn(value: SharesWith, typed: string) {
  if (value === 'nobody') return {}
  return value === 'new' ? { organization_name: typed } : { organization_id: value.id }
}
