import { type KeyboardEvent, useId, useState } from 'react'
import styles from '#shared/pictures/PictureCard.module.css'
import { movedTo } from '#shared/pictures/moved-to.ts'
import type { Drawing, Picture, PictureMark } from '#shared/pictures/picture.ts'
import { touchAlone } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'

interface PictureDrawingProps {
  readonly picture: Picture
  readonly drawing: Drawing
}

/** The drawing. It is one tab stop; a screen reader reads a list of its marks with a text for each. */
export function PictureDrawing({ picture: { sum, rows }, drawing }: PictureDrawingProps) {
  const { width, height, ground, marks } = drawing
  const prefix = useId()
  const [current, setCurrent] = useState<string | null>(null)
  const [hasFocus, setFocus] = useState(false)
  // With touch only, people press the marks themselves.
  const hint = useMediaQuery(touchAlone) ? '' : 'Arrow keys move between the marks.'
  const byKey = new Map(rows.map((row) => [row.key, row]))
  // The mark may be gone after another choice on the page.
  const shown = marks.find(({ key }) => key === current)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && shown) byKey.get(shown.key)?.onOpen?.()
    const next = movedTo(marks, shown, event.key)
    if (!next) return
    event.preventDefault()
    setCurrent(next.key)
  }
  return (
    <div className={styles.drawing}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="listbox"
        aria-label={`${sum} ${hint}`.trim()}
        aria-activedescendant={shown && hasFocus ? `${prefix}${shown.key}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setFocus(true)
          if (!shown) setCurrent(marks[0]?.key ?? null)
        }}
        onBlur={() => setFocus(false)}
      >
        {ground && <g aria-hidden="true">{ground}</g>}
        {marks.map(({ key, shape }) => (
          <g
            key={key}
            id={`${prefix}${key}`}
            role="option"
            aria-selected={key === shown?.key}
            aria-label={byKey.get(key)?.words}
            onPointerEnter={() => setCurrent(key)}
            onClick={() => byKey.get(key)?.onOpen?.()}
          >
            {shape}
          </g>
        ))}
        {shown && <Ring box={shown.box} />}
      </svg>
      {/* Hidden from screen readers, which read the mark itself. */}
      <p className={styles.said} aria-hidden="true">
        {(shown && byKey.get(shown.key)?.words) ?? hint}
      </p>
    </div>
  )
}

const room = 2.5

function Ring({ box: { x, y, width, height } }: Pick<PictureMark, 'box'>) {
  const rx = Math.min(width, height) / 2 + room
  const edge = { x: x - room, y: y - room, width: width + room * 2, height: height + room * 2, rx, fill: 'none' }
  return (
    <g aria-hidden="true" className={styles.ring}>
      <rect {...edge} stroke="var(--focus-halo)" strokeWidth="4" />
      <rect {...edge} stroke="var(--map-ring)" strokeWidth="1.6" />
    </g>
  )
}
