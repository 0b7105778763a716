import { Clock } from 'lucide-react'
import type { Sentence } from '#places/page/lede.ts'
import { ledeOf, pendingWords } from '#places/page/lede.ts'
import styles from '#places/page/PlaceLede.module.css'
import type { Place } from '#places/page/place-query.ts'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { longOverSentence, overdueSentence } from '#shared/values/overdue-words.ts'

/** What a person wants to know first and, beside it, what may mislead them. */
export function PlaceLede({ place }: { readonly place: Place }) {
  return (
    <div className={styles.answer}>
      <p className={styles.lede}>
        <Sentences sentences={ledeOf(place)} />
      </p>
      <PendingNotice place={place} />
    </div>
  )
}

export function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return sentences.map((sentence, index) => (
    // Sentences about one place, which only their index tells apart.
    <span key={index}>
      {index > 0 && ' '}
      {sentence.map((piece, pieceIndex) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <b key={pieceIndex}>
            <WithDays text={piece.strong} />
          </b>
        ),
      )}
    </span>
  ))
}

/** The most important state of a place: people voted, and no source has the results yet; or a term just ended. */
function PendingNotice({ place: { pending, overdue, lede } }: { readonly place: Place }) {
  if (!pending) return <Notice strong={overdueSentence(overdue, lede.officials)} more={longOverSentence(overdue)} />
  const { what, until } = pendingWords(pending)
  const more = [
    until,
    'They are marked “Result not in yet”.',
    overdue.terms_over > 0 && `${counted(overdue.terms_over, 'term is', 'terms are')} over.`,
    longOverSentence(overdue),
  ]
  return <Notice strong={what} more={more.filter((sentence) => typeof sentence === 'string').join(' ')} />
}

function Notice({ strong, more }: { readonly strong: string | null; readonly more: string | null }) {
  if (strong === null) return null
  return (
    <div className={classes(noticeLook.warning, styles.notice)} role="note">
      <Clock aria-hidden />
      <p>
        <b>
          <WithDays text={strong} />
        </b>{' '}
        {more && <WithDays text={more} />}
      </p>
    </div>
  )
}
