import type { ComponentProps, ReactNode } from 'react'
import { usePressed } from '#shared/ui/form/use-pressed.ts'
import checkLook from '#shared/ui/look/check.module.css'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'children'>

interface CheckboxProps extends InputProps {
  readonly children: ReactNode
  /** At the right edge, such as a count. */
  readonly end?: ReactNode
}

export function Checkbox({ children, end, checked, ...input }: CheckboxProps) {
  return (
    <label className={checkLook.check}>
      {checked === undefined ? <input type="checkbox" {...input} /> : <PressedBox checked={checked} {...input} />}
      <span>{children}</span>
      {end}
    </label>
  )
}

/** Shows the new state at once. */
function PressedBox({ checked, onChange, ...input }: InputProps & { readonly checked: boolean }) {
  const [shown, press] = usePressed(checked)
  return (
    <input
      type="checkbox"
      {...input}
      checked={shown}
      onChange={(event) => {
        press(event.target.checked)
        onChange?.(event)
      }}
    />
  )
}
