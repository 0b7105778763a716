import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { ArrowDown, ArrowUp, GripVertical, Lock, X } from 'lucide-react'
import { useId } from 'react'
import styles from '#officials/search/results/columns/ShownColumns.module.css'
import { useDragOrder } from '#officials/search/results/columns/use-drag-order.ts'
import { lastingColumn } from '#search/state/change-columns.ts'
import fieldLook from '#shared/ui/look/field.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface ShownColumnsProps {
  readonly columns: readonly ColumnId[]
  /** Moves it to an index counted from 0. */
  readonly onMove: (id: ColumnId, index: number) => void
  readonly onHide: (id: ColumnId) => void
}

/** The columns in the order of the table: moved by their handle, or by the buttons at their end. */
export function ShownColumns({ columns, onMove, onHide }: ShownColumnsProps) {
  const id = useId()
  const { list, dragged, startDrag } = useDragOrder(columns, onMove)
  return (
    <section className={styles.shown} aria-labelledby={id}>
      <h3 className={fieldLook.label} id={id}>
        Shown, in this order
      </h3>
      <ol ref={list}>
        {columns.map((columnId, index) => (
          <li key={columnId} data-column={columnId} className={dragged === columnId ? styles.dragged : undefined}>
            {columnId === lastingColumn ? (
              <LastingColumn />
            ) : (
              <MovableColumn
                columnId={columnId}
                index={index}
                last={columns.length - 1}
                onMove={onMove}
                onHide={onHide}
                onGrip={(event) => startDrag(columnId, event)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function LastingColumn() {
  return (
    <>
      <span className={styles.grip}>
        <Lock size={16} aria-hidden />
      </span>
      <span className={styles.label}>{columnOf(lastingColumn).label}</span>
      <span className={classes(textLook.muted, styles.note)}>Always first</span>
    </>
  )
}

interface MovableColumnProps {
  readonly columnId: ColumnId
  readonly index: number
  readonly last: number
  readonly onMove: ShownColumnsProps['onMove']
  readonly onHide: ShownColumnsProps['onHide']
  readonly onGrip: (event: React.PointerEvent) => void
}

function MovableColumn({ columnId, index, last, onMove, onHide, onGrip }: MovableColumnProps) {
  const { label } = columnOf(columnId)
  return (
    <>
      <span className={classes(styles.grip, styles.movable)} onPointerDown={onGrip} aria-hidden="true">
        <GripVertical size={16} />
      </span>
      <span className={styles.label}>{label}</span>
      <MoveButton
        label={`Move ${label} up`}
        icon={ArrowUp}
        onMove={index > 1 ? () => onMove(columnId, index - 1) : null}
      />
      <MoveButton
        label={`Move ${label} down`}
        icon={ArrowDown}
        onMove={index < last ? () => onMove(columnId, index + 1) : null}
      />
      <button
        type="button"
        className={styles.tool}
        aria-label={`Hide ${label}`}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget)
          onHide(columnId)
        }}
      >
        <X size={16} aria-hidden />
      </button>
    </>
  )
}

interface MoveButtonProps {
  readonly label: string
  readonly icon: typeof ArrowUp
  /** Null at either end, because a disabled button would drop the focus. */
  readonly onMove: (() => void) | null
}

function MoveButton({ label, icon: Icon, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={onMove === null || undefined}
      onClick={() => onMove?.()}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}

/** The button disappears with its row, so the focus moves within the list, or to the field above it. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = [row?.nextElementSibling, row?.previousElementSibling].map((each) =>
    each?.querySelector<HTMLElement>('button:last-of-type'),
  )
  const field = button.closest('[role=dialog]')?.querySelector('input')
  ;(beside.find(Boolean) ?? field)?.focus()
}
