import type { ComponentProps, ReactNode } from 'react'
import checkLook from '#shared/ui/look/check.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly children: ReactNode
  /** Stands at the right edge, such as a count. */
  readonly end?: ReactNode
}

export function Checkbox({ children, end, ...input }: CheckboxProps) {
  return (
    <label className={checkLook.check}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
      {end}
    </label>
  )
}
