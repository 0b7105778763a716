import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Select } from '#shared/ui/form/Select.tsx'
import styles from '#shared/ui/list/Pager.module.css'
import textLook from '#shared/ui/look/text.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface PagerProps<Size extends number> {
  readonly size: Size
  readonly sizes: readonly Size[]
  readonly onSize: (size: Size) => void
  /** "26–50 of 1,204", or a text that the count is pending. */
  readonly count: string
  /** Null if there is no such page, or it is not known yet. */
  readonly onFirst: (() => void) | null
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

export function Pager<Size extends number>(props: PagerProps<Size>) {
  const { size, sizes, onSize, count, onFirst, onPrevious, onNext } = props
  const id = useId()
  const next = useRef<HTMLButtonElement>(null)
  const goToFirst = () => {
    // The click removes the button, so the focus must move.
    next.current?.focus()
    onFirst?.()
  }
  return (
    <div className={styles.pager}>
      <div className={styles.size}>
        <label className={textLook.muted} htmlFor={id}>
          Rows per page
        </label>
        <Select id={id} value={size} options={sizes} onChange={onSize} />
      </div>
      <p className={styles.count} role="status">
        {count}
      </p>
      <div className={styles.turn}>
        {onFirst && (
          <button type="button" className={buttonLook.quiet} onClick={goToFirst}>
            First page
          </button>
        )}
        <TurnButton onTurn={onPrevious}>
          <ChevronLeft aria-hidden />
          Previous
        </TurnButton>
        <TurnButton onTurn={onNext} button={next}>
          Next
          <ChevronRight aria-hidden />
        </TurnButton>
      </div>
    </div>
  )
}

interface TurnButtonProps {
  readonly onTurn: (() => void) | null
  readonly button?: RefObject<HTMLButtonElement | null>
  readonly children: ReactNode
}

/** Stays focusable while the next page is pending, because a disabled button would lose the focus. */
function TurnButton({ onTurn, button, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={buttonLook.button}
      ref={button}
      aria-disabled={onTurn === null || undefined}
      onClick={() => onTurn?.()}
    >
      {children}
    </button>
  )
}

/** "26–50 of 1,204"; `page` counts from 1. */
export function rangeText(page: number, pageSize: number, rows: number, total: number): string {
  if (rows === 0) return `0 of ${thousands(total)}`
  const first = (page - 1) * pageSize + 1
  return `${thousands(first)}–${thousands(first + rows - 1)} of ${thousands(total)}`
}
