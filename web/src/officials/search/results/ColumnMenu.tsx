import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { isSortable, mostSorts, type SortDirection } from '@atlas/contract/search/search-request.ts'
import { Menu } from '@base-ui/react/menu'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  EyeOff,
  ListFilter,
  ListPlus,
  type LucideIcon,
  X,
} from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from '#officials/search/results/ColumnMenu.module.css'
import { directionWords } from '#search/results/sort-words.ts'
import { lastingColumn, withColumnMoved, withoutColumn } from '#search/state/change-columns.ts'
import { sortOf, withSort, withSortAdded } from '#search/state/change-sort.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface ColumnMenuProps {
  readonly columnId: ColumnId
  /** The button of the heading; the focus returns to it. */
  readonly button: HTMLElement
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly onFilter: () => void
}

/** What a column means, and every action on it. */
export function ColumnMenu({ columnId, button, isOpen, onOpenChange, view, onChange, onFilter }: ColumnMenuProps) {
  const { label, meaning, operators } = columnOf(columnId)
  const id = useId()
  // False where a dialog opens and takes the focus itself; returning it later would take it from that dialog.
  const focusAfter = useRef<HTMLElement | false | null>(null)
  useEffect(() => {
    if (isOpen) focusAfter.current = null
  }, [isOpen])
  const hide = () => {
    focusAfter.current = headingBefore(button)
    onChange(withoutColumn(view, columnId))
  }
  return (
    <Menu.Root
      modal={false}
      open={isOpen}
      onOpenChange={(next, { reason, event }) => {
        // The button closes the menu itself; if the menu closed first, the button would open it again.
        const isOwnButton = reason === 'outside-press' && button.contains(event.target as Node)
        if (!isOwnButton) onOpenChange(next)
      }}
    >
      <Menu.Portal role="region" aria-labelledby={`${id}-label`}>
        <Menu.Positioner className={popupLook.place} anchor={button} align="end" sideOffset={4}>
          <Menu.Popup
            className={classes(popupLook.popup, styles.menu)}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-meaning`}
            finalFocus={() => focusAfter.current ?? button}
          >
            <p className={popupLook.label} id={`${id}-label`}>
              {label}
            </p>
            <p className={styles.meaning} id={`${id}-meaning`}>
              {meaning}
            </p>
            <Menu.Separator className={popupLook.line} />
            {isSortable(columnId) && <SortItems columnId={columnId} view={view} onChange={onChange} />}
            {operators.length > 0 && (
              <Item
                icon={ListFilter}
                onClick={() => {
                  focusAfter.current = false
                  onFilter()
                }}
              >
                Filter by this column
              </Item>
            )}
            {columnId !== lastingColumn && (
              <PlaceItems columnId={columnId} view={view} onChange={onChange} onHide={hide} />
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface ItemsProps {
  readonly columnId: ColumnId
  readonly view: SearchView
  readonly onChange: ChangeView
}

function SortItems({ columnId, view, onChange }: ItemsProps) {
  const sort = sortOf(view)
  const own = sort.find(({ column_id }) => column_id === columnId)
  const canBeAdded = view.sort.length > 0 && view.sort.length < mostSorts && !own
  return (
    <>
      <Menu.RadioGroup
        value={sort.length === 1 ? own?.direction : undefined}
        onValueChange={(direction: SortDirection) => onChange(withSort(view, columnId, direction))}
      >
        <SortChoice icon={ArrowUp} columnId={columnId} direction="asc" />
        <SortChoice icon={ArrowDown} columnId={columnId} direction="desc" />
      </Menu.RadioGroup>
      {canBeAdded && (
        <Item icon={ListPlus} onClick={() => onChange(withSortAdded(view, columnId))}>
          Then sort by this column
        </Item>
      )}
      {own && view.sort.length > 0 && (
        <Item icon={X} onClick={() => onChange(withSort(view, columnId, null))}>
          Clear sorting
        </Item>
      )}
      <Menu.Separator className={popupLook.line} />
    </>
  )
}

interface SortChoiceProps {
  readonly icon: LucideIcon
  readonly columnId: ColumnId
  readonly direction: SortDirection
}

function SortChoice({ icon: Icon, columnId, direction }: SortChoiceProps) {
  return (
    <Menu.RadioItem value={direction} className={popupLook.item} closeOnClick>
      <span className={popupLook.mark}>
        <Icon size={16} aria-hidden />
      </span>
      Sort {direction === 'asc' ? 'ascending' : 'descending'}, {directionWords(columnId, direction)}
      <Menu.RadioItemIndicator className={styles.end}>
        <Check size={16} aria-hidden />
      </Menu.RadioItemIndicator>
    </Menu.RadioItem>
  )
}

function PlaceItems({ columnId, view, onChange, onHide }: ItemsProps & { readonly onHide: () => void }) {
  const index = view.columns.indexOf(columnId)
  return (
    <>
      <Menu.Separator className={popupLook.line} />
      <Item
        icon={ArrowLeft}
        isDisabled={index <= 1}
        onClick={() => onChange(withColumnMoved(view, columnId, -1), { replace: true })}
      >
        Move left
      </Item>
      <Item
        icon={ArrowRight}
        isDisabled={index >= view.columns.length - 1}
        onClick={() => onChange(withColumnMoved(view, columnId, 1), { replace: true })}
      >
        Move right
      </Item>
      <Item icon={EyeOff} onClick={onHide}>
        Hide column
      </Item>
    </>
  )
}

interface ItemProps {
  readonly icon: LucideIcon
  readonly isDisabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Item({ icon: Icon, isDisabled = false, onClick, children }: ItemProps) {
  return (
    <Menu.Item className={popupLook.item} disabled={isDisabled} onClick={onClick}>
      <span className={popupLook.mark}>
        <Icon size={16} aria-hidden />
      </span>
      {children}
    </Menu.Item>
  )
}

/** The heading of the menu disappears with its column. */
function headingBefore(button: HTMLElement): HTMLElement | null {
  return button.closest('th')?.previousElementSibling?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? null
}
