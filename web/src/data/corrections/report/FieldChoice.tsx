import { isCorrectable, type ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import { useQuery } from '@tanstack/react-query'
import { officialQuery } from '#shared/figures/official-query.ts'
import { reportFields } from '#data/corrections/report/report-fields.ts'
import { Field } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'

interface FieldChoiceProps<Id extends ReportableId> {
  readonly id: string
  readonly label: string
  readonly officialId: number
  readonly options: readonly Id[]
  readonly value: Id
  readonly onChange: (value: Id) => void
}

/** Asks which value of an official is meant; values that the answer leaves out are not offered. */
export function FieldChoice<Id extends ReportableId>(props: FieldChoiceProps<Id>) {
  const { id, label, officialId, options, value, onChange } = props
  const { data: facts } = useQuery(officialQuery(officialId))
  return (
    <Field id={id} label={label} error={undefined}>
      <Select
        id={id}
        value={value}
        options={options.filter((each) => facts === undefined || !isCorrectable(each) || facts.isVisible(each))}
        labelOf={(each) => reportFields[each].label}
        onChange={onChange}
      />
    </Field>
  )
}
