import { Fragment } from 'react'

/** "County/Parish": in a narrow column it goes on after its slash, where browsers would break a word in two. */
export function BreakAtSlash({ text }: { readonly text: string }) {
  const [first, ...others] = text.split('/')
  return (
    <>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
