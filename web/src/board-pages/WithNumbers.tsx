import { Fragment } from 'react'

// Excludes digits that belong to a day, such as 11-03-2026, or to a word.
const numbers = /((?<![\w-])\d[\d,.]*%?(?![\w-]))/
const atEnd = /[.,]$/

/** A sentence whose numbers stand out. */
export function WithNumbers({ text }: { readonly text: string }) {
  return text.split(numbers).map((part, index) => {
    if (!/^\d/.test(part) || index % 2 === 0) return <Fragment key={index}>{part}</Fragment>
    // The mark that ends the sentence does not belong to its last number.
    const number = part.replace(atEnd, '')
    return (
      <Fragment key={index}>
        <b>{number}</b>
        {part.slice(number.length)}
      </Fragment>
    )
  })
}
