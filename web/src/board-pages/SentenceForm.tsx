import type { BoardPage } from '@atlas/contract/endpoints/saved/board-pages.ts'
import { countWords, mostBoardWords } from '@atlas/contract/rules/board-sentence.ts'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from '#board-pages/BoardPage.module.css'
import { useChangeBoardPage, useTakeOffBoardPage } from '#saved/board-pages/board-queries.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { TextAreaField } from '#shared/ui/form/TextAreaField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { counted } from '#shared/ui/text/counted.ts'

interface SentenceFormProps {
  readonly page: BoardPage
  /** The index of its picture. */
  readonly index: number
}

/** Where the owner writes the sentence beside a picture and chooses whether it is shown; never printed. */
export function SentenceForm({ page: { id, pictures }, index }: SentenceFormProps) {
  const picture = pictures[index]
  const [typed, setTyped] = useState(picture?.sentence ?? '')
  const [changing, takingOff] = [useChangeBoardPage(), useTakeOffBoardPage()]
  if (!picture) return null
  const words = countWords(typed)
  const over = words - mostBoardWords
  const isSame = typed.trim() === picture.sentence
  const ids: { id: string; sentence?: string }[] = pictures.map((each) => ({ id: each.id }))
  const save = () => {
    if (isSame || over > 0 || changing.isPending) return
    changing.mutate({ id, changes: { pictures: ids.with(index, { id: picture.id, sentence: typed }) } })
  }
  const move = (step: number) => {
    const [moved] = ids.splice(index, 1)
    if (moved) ids.splice(index + step, 0, moved)
    if (!changing.isPending) changing.mutate({ id, changes: { pictures: ids } })
  }
  const takeOff = () => !takingOff.isPending && takingOff.mutate({ id, picture_id: picture.id })
  const place = `picture ${index + 1}`
  return (
    <div className={styles.form}>
      {!picture.is_hidden && (
        <TextAreaField
          label={`Sentence beside ${place}`}
          rows={6}
          value={typed}
          error={over > 0 ? `Take ${counted(over, 'word', 'words')} out: at most ${mostBoardWords} fit.` : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={save}
        />
      )}
      <div className={styles.acts}>
        {!picture.is_hidden && (
          <p role="status">
            {words} of {mostBoardWords} words{isSame ? '' : ', kept when you leave the field'}
          </p>
        )}
        {index > 0 && (
          <Act icon={<ArrowUp aria-hidden />} of={place} onPress={() => move(-1)}>
            Up
          </Act>
        )}
        {index < pictures.length - 1 && (
          <Act icon={<ArrowDown aria-hidden />} of={place} onPress={() => move(1)}>
            Down
          </Act>
        )}
        <Act icon={<X aria-hidden />} of={place} onPress={takeOff}>
          Take off
        </Act>
      </div>
      <SendTrouble sent={changing} />
    </div>
  )
}

interface ActProps {
  readonly icon: ReactNode
  /** Which picture: there are several on a page. */
  readonly of: string
  readonly onPress: () => void
  readonly children: string
}

function Act({ icon, of, onPress, children }: ActProps) {
  return (
    <button type="button" className={buttonLook.quiet} aria-label={`${children}: ${of}`} onClick={onPress}>
      {icon}
      {children}
    </button>
  )
}
