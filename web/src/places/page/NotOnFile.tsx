import { Info } from 'lucide-react'
import styles from '#places/page/NotOnFile.module.css'
import { fullNameOf, type Place } from '#places/page/place-query.ts'
import { ContactUs } from '#places/page/ContactUs.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'

/** Says plainly which offices have no holder on file, because a list looks complete. */
export function NotOnFile({ place }: { readonly place: Place }) {
  if (place.not_on_file.length === 0) return null
  return (
    <div className={classes(noticeLook.notice, styles.box)}>
      <Info aria-hidden />
      <p>
        <Words sentences={place.not_on_file} />{' '}
        <ContactUs about={`Not on file: ${fullNameOf(place)}`} message={`Of ${fullNameOf(place)} I know: `} />
      </p>
    </div>
  )
}

/** The words at the beginning of the sentences are emphasized. */
function Words({ sentences }: { readonly sentences: readonly string[] }) {
  return sentences.map((sentence, index) => {
    const [, head = '', rest = ''] = /^(Not on file:)?(.*)$/s.exec(sentence) ?? []
    return (
      <span key={sentence}>
        {index > 0 && ' '}
        <b>{head}</b>
        {rest}
      </span>
    )
  })
}
