import type { ComponentProps } from 'react'
import { TermsDialog } from '#features/accounts/TermsDialog.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { errorAttributes, errorIdOf, FieldError } from '#ui/Field.tsx'

interface TermsBoxProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string
  readonly error?: string | undefined
  /** The terms were accepted in the dialog that shows them. */
  readonly onAccept: () => void
}

export function TermsBox({ id, error, onAccept, ...box }: TermsBoxProps) {
  return (
    <div className="terms">
      <div className={error ? 'terms-line terms-line-wrong' : 'terms-line'}>
        <Checkbox {...box} id={id} {...errorAttributes(id, error)}>
          I am an authorized user and accept the terms and conditions.
        </Checkbox>
      </div>
      <FieldError id={errorIdOf(id)} error={error} />
      <TermsDialog onAccept={onAccept} />
    </div>
  )
}
