import { longestAnswer, type PersonAnswer, type SeatAnswerOfTask } from '@atlas/contract/endpoints/drives/answers.ts'
import type { SeatOfTask } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Check, UserPlus } from 'lucide-react'
import { useId } from 'react'
import { noPerson, hasPerson } from '#drives/form/answers.ts'
import fieldStyles from '#drives/form/fields.module.css'
import { HolderNames } from '#drives/form/HolderNames.tsx'
import { OfPersonFields, type PersonErrors } from '#drives/form/PersonFields.tsx'
import { seatTitle } from '#drives/form/seat-title.ts'
import { ItemFrame } from '#drives/task/ItemFrame.tsx'
import styles from '#drives/task/SeatItem.module.css'
import { Field } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface SeatItemProps {
  readonly seat: SeatOfTask
  readonly answer: SeatAnswerOfTask
  readonly office: string
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly onChange: (answer: SeatAnswerOfTask) => void
}

/** A seat, or several that cannot be told apart: who is on file, and who holds what is not. */
export function SeatItem({ seat, answer, office, errors, onChange }: SeatItemProps) {
  const title = seatTitle(seat)
  const { holders_wanted: wanted, holders } = seat
  const change = (changes: Partial<SeatAnswerOfTask>) => onChange({ ...answer, ...changes })
  const people = wanted > 0 && answer.people.length === 0 ? [noPerson] : answer.people
  const changePerson = (index: number, changes: Partial<PersonAnswer>) =>
    change({
      still_right: false,
      people: people.map((person, at) => (at === index ? { ...person, ...changes } : person)),
    })
  const isFilled = answer.people.some(hasPerson)
  return (
    <ItemFrame
      title={title}
      onFile={<OnFile seat={seat} />}
      status={isFilled ? 'filled' : answer.still_right ? 'still_right' : null}
      notFound={wanted > 0 ? { value: answer.not_found, onChange: (value) => change({ not_found: value }) } : null}
      source={answer.source}
      office={office}
      errors={errors}
      onSource={(source) => change({ source })}
      acts={
        holders.length > 0 && (
          <KnownHolders
            title={title}
            isSeveral={holders.length > 1}
            isRight={answer.still_right}
            onRight={() => change({ still_right: !answer.still_right, people: people.filter(isNew) })}
            onOther={() =>
              change({
                still_right: false,
                people: [...answer.people, { ...noPerson, follows: holders[0]?.official_id ?? null }],
              })
            }
          />
        )
      }
    >
      {people.map((person, index) => (
        <PersonOfSeat
          key={index}
          seat={seat}
          title={people.length > 1 ? `${title}, ${index + 1}` : title}
          person={person}
          errors={errorsOfPerson(errors, index)}
          onChange={(changes) => changePerson(index, changes)}
        />
      ))}
      {people.filter(isNew).length > 0 && people.filter(isNew).length < wanted && (
        <AddHolder title={title} onPress={() => change({ people: [...people, noPerson] })} />
      )}
    </ItemFrame>
  )
}

function AddHolder({ title, onPress }: { readonly title: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={buttonLook.link} aria-label={`Add another holder: ${title}`} onClick={onPress}>
      <UserPlus aria-hidden />
      Add another holder
    </button>
  )
}

function isNew({ follows }: PersonAnswer): boolean {
  return follows === null
}

/** Who is on file, and how many seats are without anybody. */
function OnFile({ seat: { holders, open, seats_by_law: byLaw } }: { readonly seat: SeatOfTask }) {
  if (holders.length === 0) return open > 1 ? `Nobody on file for ${open} seats` : 'Nobody on file'
  return (
    <>
      On file: <HolderNames holders={holders} />
      {open > 0 && byLaw !== null && `; ${open} of ${byLaw} not on file`}
    </>
  )
}

interface KnownHoldersProps {
  readonly title: string
  readonly isSeveral: boolean
  readonly isRight: boolean
  readonly onRight: () => void
  readonly onOther: () => void
}

/** Those on file hold it still, or somebody else does: one press each. */
function KnownHolders({ title, isSeveral, isRight, onRight, onOther }: KnownHoldersProps) {
  const other = isSeveral ? 'Somebody else holds one of them' : 'Somebody else holds it'
  return (
    <>
      <button
        type="button"
        className={buttonLook.link}
        aria-pressed={isRight}
        aria-label={`Still right: ${title}`}
        onClick={onRight}
      >
        <Check aria-hidden />
        Still right
      </button>
      <button type="button" className={buttonLook.link} aria-label={`${other}: ${title}`} onClick={onOther}>
        {other}
      </button>
    </>
  )
}

interface PersonOfSeatProps {
  readonly seat: SeatOfTask
  readonly title: string
  readonly person: PersonAnswer
  readonly errors: PersonErrors
  readonly onChange: (changes: Partial<PersonAnswer>) => void
}

function PersonOfSeat({ seat, title, person, errors, onChange }: PersonOfSeatProps) {
  const id = useId()
  return (
    <fieldset className={fieldStyles.group}>
      <legend className={textLook.visuallyHidden}>{title}</legend>
      {person.follows !== null && (
        <Field id={id} label="Whose seat was it?" error={errors.follows}>
          <Select
            id={id}
            value={person.follows}
            options={seat.holders.map(({ official_id: holder }) => holder)}
            labelOf={(holder) => seat.holders.find((each) => each.official_id === holder)?.name ?? ''}
            onChange={(follows) => onChange({ follows })}
          />
        </Field>
      )}
      <div className={fieldStyles.pair}>
        <TextField
          autoComplete="off"
          maxLength={longestAnswer}
          label="Name"
          autoCapitalize="words"
          value={person.name}
          error={errors.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label="In office since"
          type="date"
          value={person.since}
          error={errors.since}
          onChange={({ target }) => onChange({ since: target.value })}
        />
      </div>
      <OfPersonFields about={title} wanted={seat.wanted} person={person} errors={errors} onChange={onChange} />
      {person.follows !== null && (
        <p className={styles.follows}>Whoever is on file leaves the seat when this is published.</p>
      )}
    </fieldset>
  )
}

function errorsOfPerson(errors: SeatItemProps['errors'], index: number): PersonErrors {
  const start = `people.${index}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) =>
      name.startsWith(start) ? [[name.slice(start.length), message]] : [],
    ),
  )
}
