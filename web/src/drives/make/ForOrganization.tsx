import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useOwnOrganization } from '#saved/sharing/own-organization.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { Field } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import { counted } from '#shared/ui/text/counted.ts'
import { useOrganizations } from '#users/organizations/use-organizations.ts'

interface ForOrganizationProps {
  /** Empty where none is chosen. */
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Whose people fill it in: one's own organization, unless another is chosen. */
export function ForOrganization({ value, onChange }: ForOrganizationProps) {
  const id = useId()
  const own = useOwnOrganization()
  const answer = useOrganizations()
  const organizations = answer.reply?.values ?? []
  const options = [...(own ? [] : ['']), ...organizations.map(({ id: each }) => each)]
  return (
    <div>
      <Field id={id} label="For" error={undefined}>
        <Select
          id={id}
          value={value || (own?.id ?? '')}
          options={options}
          labelOf={(option) => {
            const organization = organizations.find((each) => each.id === option)
            return organization
              ? `${organization.name} (${counted(organization.people, 'person', 'people')})`
              : 'Choose an organization'
          }}
          onChange={onChange}
        />
      </Field>
      <PartTrouble section="The organizations" answer={answer} />
      {answer.reply && organizations.length === 0 && (
        <p>
          There is no organization yet. <Link to="/admin/users">Make one among the users</Link>.
        </p>
      )}
    </div>
  )
}
