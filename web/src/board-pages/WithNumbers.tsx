import { Fragment } from 'react'

// Not a part of a day, such as 11-03-2026, nor of a word.
const numbers = /((?<![\w-])\d[\d,.]*%?(?![\w-]))/
const atEnd = /[.,]$/

/** A sentence whose numbers are found at a glance. */
export function WithNumbers({ text }: { readonly text: string }) {
  return text.split(numbers).map((part, index) => {
    if (!/^\d/.test(part) || index % 2 === 0) return <Fragment key={index}>{part}</Fragment>
    // What ends the sentence is no part of its last number.
    const number = part.replace(atEnd, '')
    return (
      <Fragment key={index}>
        <b>{number}</b>
        {part.slice(number.length)}
      </Fragment>
    )
  })
}
