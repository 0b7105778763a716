import { type ReactNode, useId, useState } from 'react'
import { PictureActions } from '#shared/pictures/PictureActions.tsx'
import styles from '#shared/pictures/PictureCard.module.css'
import { PictureDrawing } from '#shared/pictures/PictureDrawing.tsx'
import { PictureTable } from '#shared/pictures/PictureTable.tsx'
import type { Picture } from '#shared/pictures/picture.ts'
import { PictureKeys } from '#shared/pictures/PictureKeys.tsx'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import textLook from '#shared/ui/look/text.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface PictureCardProps {
  readonly picture: Picture
  /** Spans all columns of the page. */
  readonly isWide?: boolean
  /** Shown below the key, such as why no gap is calculated. */
  readonly children?: ReactNode
  /** Actions in addition to those of every picture. */
  readonly actions?: ReactNode
}

/** A picture with its sentence, key, source and table, and the buttons to copy and save it. */
export function PictureCard({ picture, isWide = false, children, actions }: PictureCardProps) {
  const { title, sentence, keys, source, draw } = picture
  const id = useId()
  const isNarrow = !useMediaQuery(fromTablet)
  // If nothing can be drawn, the table is open.
  const [isOpen, setOpen] = useState(draw === null)
  return (
    <section className={styles.card} data-wide={isWide || undefined} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={textLook.muted}>
          <WithDays text={sentence} />
        </p>
      </div>
      {draw ? (
        <>
          <PictureDrawing picture={picture} drawing={draw(isNarrow)} />
          <PictureKeys keys={keys} />
        </>
      ) : (
        <p className={styles.tooLittle}>Too little is known to draw this</p>
      )}
      {children}
      <p className={textLook.muted}>
        <WithDays text={source} />
      </p>
      <PictureActions picture={picture} isTableOpen={isOpen} onToggleTable={() => setOpen(!isOpen)}>
        {actions}
      </PictureActions>
      <PictureTable picture={picture} isOpen={isOpen} />
    </section>
  )
}
