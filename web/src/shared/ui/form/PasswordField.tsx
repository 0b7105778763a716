import { type ComponentProps, useState } from 'react'
import { TextField } from '#shared/ui/form/TextField.tsx'
import textLook from '#shared/ui/look/text.module.css'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'affix'>

/** The toggle is named after its field: "Show new password", then "Hide new password". */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false)
  const toggle = (
    <button type="button" onClick={() => setIsVisible(!isVisible)}>
      {isVisible ? 'Hide' : 'Show'}
      <span className={textLook.visuallyHidden}> {props.label.toLowerCase()}</span>
    </button>
  )
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
      affix={toggle}
    />
  )
}
