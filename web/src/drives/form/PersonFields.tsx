import { type PersonAnswer, statedBys, type Wanted } from '@atlas/contract/endpoints/drives/answers.ts'
import { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import { useId } from 'react'
import styles from '#drives/form/fields.module.css'
import { errorAttributes, errorIdOf, FieldError } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import checkLook from '#shared/ui/look/check.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** What is told of a person besides the name. */
type OfPerson = Pick<PersonAnswer, 'ethnicity' | 'gender' | 'stated_by' | 'party'>
export type PersonErrors = Readonly<Partial<Record<keyof PersonAnswer, string>>>

interface OfPersonFieldsProps {
  /** "County Commissioner, District 5": whom it is about, for whoever does not see where it stands. */
  readonly about: string
  readonly wanted: readonly Wanted[]
  readonly person: OfPerson
  readonly errors: PersonErrors
  readonly onChange: (changes: Partial<OfPerson>) => void
}

const genders = ['Female', 'Male', 'Nonbinary'] as const
const never = 'Only if the person said so, or a source states it. Never from a name, a picture or a voice.'

/** Ethnicity and gender, which begin as not known and need a statement; and the party. Nothing is inferred. */
export function OfPersonFields({ about, wanted, person, errors, onChange }: OfPersonFieldsProps) {
  const id = useId()
  const asksEthnicity = wanted.includes('ethnicity')
  const asksGender = wanted.includes('gender')
  const isTold = person.ethnicity !== '' || person.gender !== ''
  return (
    <>
      {(asksEthnicity || asksGender) && (
        <fieldset className={styles.group} aria-describedby={`${id}-never`}>
          <legend className={styles.legend}>
            {asksEthnicity ? (asksGender ? 'Ethnicity and gender' : 'Ethnicity') : 'Gender'}
            <span className={textLook.visuallyHidden}> {about}</span>
          </legend>
          <p className={styles.note} id={`${id}-never`}>
            {never}
          </p>
          <div className={styles.pair}>
            {asksEthnicity && (
              <Choice
                id={`${id}ethnicity`}
                label="Ethnicity"
                options={ethnicities}
                value={person.ethnicity}
                error={errors.ethnicity}
                onChange={(ethnicity) => onChange({ ethnicity })}
              />
            )}
            {asksGender && (
              <Choice
                id={`${id}gender`}
                label="Gender"
                options={genders}
                value={person.gender}
                error={errors.gender}
                onChange={(gender) => onChange({ gender })}
              />
            )}
          </div>
          {isTold && <StatedBy about={about} value={person.stated_by} error={errors.stated_by} onChange={onChange} />}
        </fieldset>
      )}
      {wanted.includes('party') && (
        <TextField
          label="Party"
          autoComplete="off"
          value={person.party}
          error={errors.party}
          onChange={({ target }) => onChange({ party: target.value })}
        />
      )}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  readonly id: string
  readonly label: string
  readonly options: readonly Value[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: Value | '') => void
}

function Choice<Value extends string>({ id, label, options, value, error, onChange }: ChoiceProps<Value>) {
  return (
    <div>
      <label className={textLook.visuallyHidden} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={['', ...options]}
        labelOf={(option) => (option === '' ? `${label}: not known` : option)}
        {...errorAttributes(id, error)}
        onChange={(option) => onChange(option as Value | '')}
      />
      <FieldError id={errorIdOf(id)} error={error} />
    </div>
  )
}

interface StatedByProps {
  readonly about: string
  readonly value: PersonAnswer['stated_by']
  readonly error: string | undefined
  readonly onChange: (changes: Partial<OfPerson>) => void
}

function StatedBy({ about, value, error, onChange }: StatedByProps) {
  const name = useId()
  return (
    <fieldset aria-describedby={error && errorIdOf(name)}>
      <legend className={styles.legend}>
        How is it known?<span className={textLook.visuallyHidden}> {about}</span>
      </legend>
      <div className={styles.stated}>
        {Object.entries(statedBys).map(([each, label]) => (
          <label key={each} className={checkLook.check}>
            <input
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => onChange({ stated_by: each as keyof typeof statedBys })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorIdOf(name)} error={error} />
    </fieldset>
  )
}
