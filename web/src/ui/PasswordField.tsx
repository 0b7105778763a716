import { type ComponentProps, useState } from 'react'
import { TextField } from '#ui/TextField.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'affix'>

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const toggle = (
    <button type="button" aria-pressed={isShown} aria-label="Show password" onClick={() => setIsShown(!isShown)}>
      {isShown ? 'Hide' : 'Show'}
    </button>
  )
  return <TextField {...props} type={isShown ? 'text' : 'password'} affix={toggle} />
}
