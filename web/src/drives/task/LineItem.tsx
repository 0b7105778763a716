import { type LineAnswer, longestAnswer, type Wanted } from '@atlas/contract/endpoints/drives/answers.ts'
import type { LineOfTask } from '@atlas/contract/endpoints/drives/tasks.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { contactWords } from '@atlas/contract/rules/shown-contact.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { isLineAnswered } from '#drives/form/answers.ts'
import fieldStyles from '#drives/form/fields.module.css'
import { lineTitle } from '#drives/form/seat-title.ts'
import { ItemFrame } from '#drives/task/ItemFrame.tsx'
import styles from '#drives/task/LineItem.module.css'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { useToday } from '#shared/values/use-today.ts'

interface LineItemProps {
  readonly line: LineOfTask
  readonly answer: LineAnswer
  readonly office: string
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly onChange: (answer: LineAnswer) => void
}

/** How to reach an office, whoever holds it. */
export function LineItem({ line, answer, office, errors, onChange }: LineItemProps) {
  const title = lineTitle(line)
  const today = useToday()
  const [wasLeft, setWasLeft] = useState(false)
  const change = (changes: Partial<LineAnswer>) => onChange({ ...answer, ...changes })
  const asks = (kind: Wanted) => line.wanted.includes(kind)
  const filled = isLineAnswered(answer) && !answer.still_right
  const text = { autoComplete: 'off', maxLength: longestAnswer } as const
  const onFile = onFileText(line, today)
  return (
    <ItemFrame
      title={title}
      onFile={onFile ?? `No line on file, ${line.office}`}
      status={filled ? 'filled' : answer.still_right ? 'still_right' : null}
      notFound={{ value: answer.not_found, onChange: (value) => change({ not_found: value }) }}
      canBeVacant={false}
      source={answer.source}
      office={office}
      errors={errors}
      onSource={(source) => change({ source })}
    >
      <div className={fieldStyles.pair}>
        {asks('phone') && (
          <TextField
            {...text}
            label="Office phone"
            inputMode="tel"
            value={answer.phone}
            error={errors['phone'] ?? (wasLeft ? phoneError(answer.phone) : undefined)}
            onBlur={() => setWasLeft(true)}
            onChange={({ target }) => change({ phone: target.value, still_right: false })}
          />
        )}
        {asks('email') && (
          <TextField
            {...text}
            label="Office e-mail"
            inputMode="email"
            autoCapitalize="none"
            value={answer.email}
            error={errors['email']}
            onChange={({ target }) => change({ email: target.value, still_right: false })}
          />
        )}
        {onFile !== null && (
          <RightAsItIs
            isPhone={line.phone !== null}
            isRight={answer.still_right}
            onPress={() => change({ still_right: !answer.still_right, phone: '', email: '' })}
          />
        )}
      </div>
    </ItemFrame>
  )
}

/** "On file: (334) 874-2530, listed in 2009, may have changed"; null where nothing is. */
function onFileText({ phone, email }: LineOfTask, today: string): string | null {
  const known = [
    phone && `${formatPhone(phone.value)}, ${contactWords(phone, today).age}`,
    email && `${email.value}, ${contactWords(email, today).age}`,
  ].filter(Boolean)
  return known.length > 0 ? `On file: ${known.join('; ')}` : null
}

interface RightAsItIsProps {
  readonly isPhone: boolean
  readonly isRight: boolean
  readonly onPress: () => void
}

function RightAsItIs({ isPhone, isRight, onPress }: RightAsItIsProps) {
  return (
    <div className={styles.right}>
      <p aria-hidden="true">Or</p>
      <button type="button" className={buttonLook.large} aria-pressed={isRight} onClick={onPress}>
        <Check aria-hidden />
        {isPhone ? 'The number on file is right' : 'The e-mail on file is right'}
      </button>
    </div>
  )
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** As a number of ten digits is written everywhere, in whatever form it was typed. */
const isWhole = /^\(\d{3}\) \d{3}-\d{4}/

/** Said as soon as the field is left, while the courthouse is still on the line. */
function phoneError(text: string): string | undefined {
  if (text.trim() === '' || isWhole.test(formatPhone(text))) return undefined
  const count = text.replace(/\D/g, '').length
  return `A phone number has ten digits; this one has ${numbers[count] ?? count}.`
}
