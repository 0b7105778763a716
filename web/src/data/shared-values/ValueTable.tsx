import type { SharedKind, SharedValue } from '@atlas/contract/endpoints/data/shared-values.ts'
import { ArrowDown, ArrowUp, Equal, type LucideIcon, Plus, TriangleAlert } from 'lucide-react'
import { type Choices, isTaken } from '#data/shared-values/choices.ts'
import { classes } from '#shared/ui/look/classes.ts'
import stackedLook from '#shared/ui/look/stacked-table.module.css'
import styles from '#data/shared-values/ValueTable.module.css'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { TableHead } from '#shared/ui/list/TableHead.tsx'

interface ValueTableProps {
  readonly values: readonly SharedValue[]
  readonly choices: Choices
  readonly onChoose: (value: SharedValue, isTaken: boolean) => void
}

const headings = ['Seat and field', 'What you have', 'In the file', 'It is'] as const

/** One row for each value; a card on a phone. */
export function ValueTable({ values, choices, onChoose }: ValueTableProps) {
  if (values.length === 0) return <p className={textLook.muted}>No value of this kind.</p>
  return (
    <div className={classes(stackedLook.stacked, styles.frame)} tabIndex={0} role="region" aria-label="Table of values">
      <table>
        <caption className={textLook.visuallyHidden}>
          Each value: what you have, what the file has, and what it is
        </caption>
        <TableHead headings={headings} />
        <tbody>
          {values.map((value) => (
            <tr key={value.id} data-asked={value.kind === 'contradicts' || undefined}>
              <th scope="row">
                {value.official === null ? `Office of the ${value.office}` : value.office}
                <small>
                  {value.place} · {subjectOf(value)}
                </small>
              </th>
              <td data-label="What you have">
                <ValueWithSource value={value.ours} />
              </td>
              <td data-label="In the file">
                <ValueWithSource value={value.theirs} />
              </td>
              <td>
                <Kind kind={value.kind} />
                <Decision value={value} choices={choices} onChoose={onChoose} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function subjectOf({ official, field }: SharedValue): string {
  if (official === null) return field.toLowerCase()
  return field === 'Name' ? 'who holds it' : `${official}: ${field.toLowerCase()}`
}

function ValueWithSource({ value }: { readonly value: SharedValue['ours'] }) {
  if (!value) return <span className={textLook.muted}>Unknown</span>
  const day =
    value.as_of === null
      ? 'of no stated day'
      : /^\d{4}-\d\d-\d\d$/.test(value.as_of)
        ? typedDayOf(value.as_of)
        : value.as_of
  return (
    <>
      <span className={textLook.wrapAnywhere}>{value.value}</span>
      <small>
        <WithDays text={`${value.source}, ${day}`} />
      </small>
    </>
  )
}

const looks: Readonly<
  Record<SharedKind, { readonly label: string; readonly icon: LucideIcon; readonly look: string | undefined }>
> = {
  contradicts: { label: 'Contradicts', icon: TriangleAlert, look: badgeLook.warning },
  newer: { label: 'Newer', icon: ArrowUp, look: badgeLook.success },
  new: { label: 'New', icon: Plus, look: badgeLook.success },
  older: { label: 'Older', icon: ArrowDown, look: badgeLook.badge },
  same: { label: 'The same', icon: Equal, look: badgeLook.badge },
}

function Kind({ kind }: { readonly kind: SharedKind }) {
  const { label, icon: Icon, look } = looks[kind]
  return (
    <span className={look}>
      <Icon aria-hidden />
      {label}
    </span>
  )
}

interface DecisionProps {
  readonly value: SharedValue
  readonly choices: Choices
  readonly onChoose: ValueTableProps['onChoose']
}

function Decision({ value, choices, onChoose }: DecisionProps) {
  const { kind, can_be_taken: can, with: name } = value
  const whose = (
    <span className={textLook.visuallyHidden}>: {`${value.office}, ${value.place}, ${subjectOf(value)}`}</span>
  )
  if (name !== null) return <small>Goes with who holds the seat</small>
  if (!can) return <small>{kind === 'same' ? 'Nothing newer in it' : 'Yours was set by hand, and is newer'}</small>
  if (kind !== 'contradicts')
    return (
      <Checkbox checked={isTaken(value, choices)} onChange={() => onChoose(value, !isTaken(value, choices))}>
        Take it{whose}
      </Checkbox>
    )
  const chosen = choices.get(value.id)?.isTaken
  return (
    <span className={styles.answers}>
      {([false, true] as const).map((taken) => (
        <button
          key={String(taken)}
          type="button"
          className={buttonLook.button}
          aria-pressed={chosen === taken}
          onClick={() => onChoose(value, taken)}
        >
          {taken ? 'Take theirs' : 'Keep ours'}
          {whose}
        </button>
      ))}
    </span>
  )
}
