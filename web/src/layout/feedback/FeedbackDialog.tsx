import { longestMessage, longestSubject, ownSubject, saysNothing } from '@atlas/contract/rules/feedback.ts'
import { messages } from '@atlas/contract/messages.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { ApiProblem } from '#api/api-problem.ts'
import { useIsNonpartisan } from '#api/use-nonpartisan.ts'
import styles from '#layout/feedback/FeedbackDialog.module.css'
import {
  closeFeedback,
  type Draft,
  openerOfFeedback,
  useFeedback,
  writeFeedback,
} from '#layout/feedback/open-feedback.ts'
import { useSendFeedback } from '#layout/feedback/use-send-feedback.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { SelectField } from '#ui/form/Select.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import fieldLook from '#ui/look/field.module.css'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'

const whereEmpty: Record<keyof Draft, string> = {
  subject: messages.subjectEmpty,
  message: messages.messageEmpty,
  wrongValue: 'Choose what is wrong',
}
const party = 'Party'
/** What people know better, in the words of the details. */
const valuesOfOfficials = [
  'Name',
  'Office or district',
  'Is no longer in office',
  'Phone',
  'Email',
  'Office address',
  party,
  'Ethnicity or gender',
  'Election or term',
  'Figures of the place',
  'Something else',
]
// The page of the official and what is wrong go along.
const longestReport = longestMessage - 1_000

/** A message to the support's email address: of any kind, or about a mistake. What is written stays until it is sent. */
export function FeedbackDialog({ menuButtonId }: { readonly menuButtonId: string }) {
  const { isOpen, occasion, draft, mistakeOf } = useFeedback()
  const prefix = useId()
  const idOf = (name: keyof Draft) => `${prefix}${name}`
  const [checked, setChecked] = useState<string | null>(null)
  const sending = useSendFeedback(occasion, (sent) => setChecked((now) => (now === sent ? null : now)))
  const isEmpty = (name: keyof Draft) => saysNothing(name === 'subject' ? ownSubject(draft[name]) : draft[name])
  const field = (name: keyof Draft) => ({
    id: idOf(name),
    value: draft[name],
    error: checked === occasion && isEmpty(name) ? whereEmpty[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => writeFeedback({ ...draft, [name]: target.value }),
  })
  const submit = () => {
    const wrong = ([mistakeOf ? 'wrongValue' : 'subject', 'message'] as const).find(isEmpty)
    setChecked(occasion)
    if (wrong) document.getElementById(idOf(wrong))?.focus()
    else if (!sending.isPending) sending.send(draft, mistakeOf)
  }
  const submitForm = (event: SyntheticEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={() => {
        setChecked(null)
        closeFeedback()
      }}
      focusAfter={() => openerOfFeedback(menuButtonId)}
      title={mistakeOf ? 'Report a mistake' : 'Feedback'}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <BusyButton isBusy={sending.isPending} busyText="Sending…" onPress={submit}>
            {mistakeOf ? 'Send report' : 'Send message'}
          </BusyButton>
        </>
      }
    >
      <p className={styles.lead}>
        {mistakeOf
          ? `About ${mistakeOf.name}, ${mistakeOf.office}. We answer by email.`
          : 'Tell us what is wrong, missing or hard to use. We answer by email.'}
      </p>
      <form className={styles.form} noValidate onSubmit={submitForm}>
        <Fields isMistake={mistakeOf !== null} field={field} />
      </form>
      <NotSent sent={sending} />
    </QuestionDialog>
  )
}

interface FieldsProps {
  readonly isMistake: boolean
  readonly field: (name: keyof Draft) => {
    readonly id: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { target: { value: string } }) => void
  }
}

function Fields({ isMistake, field }: FieldsProps) {
  const isNonpartisan = useIsNonpartisan()
  if (!isMistake)
    return (
      <>
        <TextField label="Subject" maxLength={longestSubject} autoComplete="off" {...field('subject')} />
        <TextAreaField label="Message" rows={5} maxLength={longestMessage} {...field('message')} />
      </>
    )
  return (
    <>
      <SelectField
        label="What is wrong?"
        options={valuesOfOfficials.filter((value) => !(isNonpartisan && value === party))}
        placeholder="Choose one"
        {...field('wrongValue')}
      />
      <TextAreaField
        label="What is right, and where does it say so?"
        rows={5}
        maxLength={longestReport}
        {...field('message')}
      />
    </>
  )
}

interface NotSentProps {
  readonly sent: { readonly isPaused: boolean; readonly error: unknown }
}

/** A toast is gone by the time it is looked for: why nothing was sent stands in the dialog too. */
function NotSent({ sent }: NotSentProps) {
  if (!(sent.error instanceof ApiProblem)) return <SendTrouble sent={sent} />
  return (
    <p className={fieldLook.error}>
      <span>Your message was not sent, and is kept here. {sent.error.detail}</span>
    </p>
  )
}
