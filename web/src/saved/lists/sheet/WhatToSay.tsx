import { longestScript, type OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { Pencil } from 'lucide-react'
import { Fragment } from 'react'
import { useUnfinished } from '#shared/api/use-unfinished.ts'
import { useChangeList } from '#saved/lists/list/list-changes.ts'
import { TextInPlace } from '#saved/lists/sheet/TextInPlace.tsx'
import { useTextInPlace } from '#saved/lists/sheet/use-text-in-place.ts'
import styles from '#saved/lists/sheet/WhatToSay.module.css'
import { yourName } from '#saved/lists/list/your-name.ts'
import { addressed } from '#saved/lists/print/sheets.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** The script that callers read out; everybody with the list may change it. */
export function WhatToSay({ list: { id, script, is_shared: isShared } }: { readonly list: OfficialList }) {
  const writing = useTextInPlace()
  const changing = useChangeList()
  const place = `what to say ${id}`
  const unfinished = useUnfinished(place)
  const save = (text: string) => {
    const onSuccess = () => {
      unfinished.store(null)
      writing.close()
    }
    changing.mutate({ id, changes: { script: text } }, { onSuccess })
  }
  return (
    <section
      className={classes(cardLook.card, styles.card)}
      aria-labelledby="what-to-say"
      data-empty={script === '' || undefined}
    >
      <h2 id="what-to-say">What to say</h2>
      {writing.isOpen ? (
        <TextInPlace
          place={place}
          label="What to say"
          text={script}
          longest={longestScript}
          hint={`Write ${yourName} where callers say theirs.`}
          sent={changing}
          onSave={save}
          onCancel={writing.close}
        />
      ) : (
        <>
          {script === '' ? (
            <p className={textLook.muted}>Nothing is written down yet.</p>
          ) : (
            <p className={styles.script}>
              {script.split(yourName).map((part, index) => (
                <Fragment key={index}>
                  {index > 0 && <b>your name</b>}
                  {part}
                </Fragment>
              ))}
            </p>
          )}
          <p className={styles.note}>{isShared ? 'Everybody with this list sees it.' : 'Only you see it.'}</p>
          <button type="button" className={buttonLook.button} ref={writing.opener} onClick={writing.open}>
            <Pencil aria-hidden />
            {buttonText(script, unfinished.text)}
          </button>
        </>
      )}
    </section>
  )
}

function buttonText(script: string, unfinished: string | null): string {
  if (unfinished !== null) return 'Finish it'
  return script === '' ? 'Write it' : 'Edit'
}

export function GoodToKnow({ list: { officials } }: { readonly list: OfficialList }) {
  return (
    <section className={styles.know} aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <ul>
        <li>
          Notes and outcomes are seen by your organization only, never by other organizations or the administrators of
          the atlas.
        </li>
        <li>“Wrong number” also offers to report the number, so that it gets fixed for everyone.</li>
        <li>Only office phones and office addresses are listed, never homes.</li>
        <li>
          Mailing labels: {addressed(officials).length} of {officials.length} have an office address.
        </li>
      </ul>
    </section>
  )
}
