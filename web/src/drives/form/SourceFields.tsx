import { type AnswerSource, longestAnswer } from '@atlas/contract/endpoints/drives/answers.ts'
import { useId } from 'react'
import { newSource, sourceKindIds, sourceKinds } from '#drives/form/source-kinds.ts'
import styles from '#drives/form/fields.module.css'
import { errorIdOf, FieldError } from '#shared/ui/form/Field.tsx'
import { RadioTiles } from '#shared/ui/form/RadioTiles.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import { useToday } from '#shared/values/use-today.ts'

/** What is wrong with a source, by its field; `kind` where none is named. */
export type SourceErrors = Readonly<Partial<Record<'kind' | 'day' | 'office' | 'address' | 'title', string>>>

interface SourceFieldsProps {
  readonly legend: string
  readonly isLegendVisible?: boolean
  /** Whom a caller most likely spoke with: "Probate judge’s office". */
  readonly office: string
  readonly source: AnswerSource | null
  readonly errors: SourceErrors
  readonly onChange: (source: AnswerSource) => void
}

/** Where answers come from: one of four, and the day and the name that make it a source. */
export function SourceFields(props: SourceFieldsProps) {
  const { legend, isLegendVisible = true, office, source, errors, onChange } = props
  const id = useId()
  const today = useToday()
  return (
    <div className={styles.source}>
      <RadioTiles
        legend={legend}
        isLegendVisible={isLegendVisible}
        tiles={sourceKindIds.map((value) => ({ value, ...sourceKinds[value] }))}
        value={source?.kind ?? null}
        onChange={(kind) => onChange(newSource(kind, today, office))}
        errorId={errors.kind && errorIdOf(id)}
      />
      <FieldError id={errorIdOf(id)} error={errors.kind} />
      {source && <Details source={source} errors={errors} onChange={onChange} />}
    </div>
  )
}

type DetailsProps = Pick<SourceFieldsProps, 'errors' | 'onChange'> & { readonly source: AnswerSource }

function Details({ source, errors, onChange }: DetailsProps) {
  if (source.kind === 'knowledge') return null
  const day = (label: string) => (
    <TextField
      label={label}
      type="date"
      value={source.day ?? ''}
      error={errors.day}
      onChange={({ target }) => onChange({ ...source, day: target.value || null })}
    />
  )
  const text = { autoComplete: 'off', maxLength: longestAnswer } as const
  if (source.kind === 'call')
    return (
      <div className={styles.pair}>
        {day('Day of the call')}
        <TextField
          {...text}
          label="Office you spoke with"
          value={source.office}
          error={errors.office}
          onChange={({ target }) => onChange({ ...source, office: target.value })}
        />
      </div>
    )
  if (source.kind === 'web')
    return (
      <div className={styles.pair}>
        <TextField
          label="Address of the page"
          autoComplete="off"
          inputMode="url"
          maxLength={500}
          value={source.address}
          error={errors.address}
          onChange={({ target }) => onChange({ ...source, address: target.value })}
        />
        {day('Day you looked it up')}
      </div>
    )
  return (
    <div className={styles.pair}>
      <TextField
        {...text}
        label="Which document"
        placeholder="Letter, directory, minutes"
        value={source.title}
        error={errors.title}
        onChange={({ target }) => onChange({ ...source, title: target.value })}
      />
      {day('Day of the document')}
    </div>
  )
}
