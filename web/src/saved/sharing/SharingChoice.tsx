import type { OwnOrganization } from '#saved/sharing/own-organization.ts'
import { RadioCards } from '#shared/ui/form/RadioGroup.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

export const colleaguesOfSearch = 'They can open it and copy it; only you can change it.'
export const colleaguesOfList =
  'They can call from it, add officials, and see what was said; only you can rename or delete it.'

interface SharingChoiceProps {
  /** Null for a person without an organization to share with. */
  readonly organization: OwnOrganization | null
  readonly isShared: boolean
  readonly onChange: (isShared: boolean) => void
  /** What colleagues can do with it: "They can open it and copy it; only you can change it." */
  readonly colleagues: string
}

/** Whether a saved item belongs to one person only, or is shared with the organization. */
export function SharingChoice({ organization, isShared, onChange, colleagues }: SharingChoiceProps) {
  const onlyYou = { value: 'private', label: 'Only you' } as const
  const people = organization && `${thousands(organization.people)} ${organization.people === 1 ? 'person' : 'people'}`
  const everybody = organization && {
    value: 'shared' as const,
    label: `Everybody at ${organization.name}`,
    hint: `${people}. ${colleagues}`,
  }
  return (
    <div>
      <RadioCards
        legend="Who can see it"
        isLegendVisible
        choices={everybody ? [onlyYou, everybody] : [onlyYou]}
        value={isShared && everybody ? 'shared' : 'private'}
        onChange={(value) => onChange(value === 'shared')}
      />
      {!organization && <p className={fieldLook.hint}>An administrator has not put you into an organization yet.</p>}
    </div>
  )
}
