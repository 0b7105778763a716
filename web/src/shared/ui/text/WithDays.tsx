import { Fragment } from 'react'
import textLook from '#shared/ui/look/text.module.css'

const days = /(\d{2}-\d{2}-\d{4})/

/** A text with dates that do not wrap, because browsers would break them at their hyphens. */
export function WithDays({ text }: { readonly text: string }) {
  return text.split(days).map((part, index) =>
    days.test(part) ? (
      <span key={index} className={textLook.nowrap}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
