import { type ComponentProps, useState } from 'react'
import styles from '#accounts/TermsBox.module.css'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { errorAttributes, errorIdOf, FieldError } from '#shared/ui/form/Field.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const loadDialog = () => import('#accounts/TermsDialog.tsx')

interface TermsBoxProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string
  readonly error?: string | undefined
  /** The terms were accepted in the dialog that shows them. */
  readonly onAccept: () => void
}

export function TermsBox({ id, error, onAccept, ...box }: TermsBoxProps) {
  return (
    <div className={styles.terms}>
      <div className={error ? styles.wrong : styles.line}>
        <Checkbox {...box} id={id} {...errorAttributes(id, error)}>
          I am an authorized user and accept the terms and conditions.
        </Checkbox>
      </div>
      <FieldError id={errorIdOf(id)} error={error} />
      <Terms onAccept={onAccept} />
    </div>
  )
}

/** The dialog's code is loaded when it is opened, because few people read the terms. */
function Terms({ onAccept }: Pick<TermsBoxProps, 'onAccept'>) {
  const [isRequested, setIsRequested] = useState(false)
  const loaded = useLoaded(loadDialog, isRequested, () => {
    showToast('error', 'The terms could not be loaded. Please try again.')
    setIsRequested(false)
  })
  const trigger = (
    <button type="button" className={buttonLook.link} aria-haspopup="dialog" onClick={() => setIsRequested(true)}>
      Read the terms and conditions
    </button>
  )
  return loaded ? <loaded.TermsDialog trigger={trigger} onAccept={onAccept} isOpenAtFirst /> : trigger
}
