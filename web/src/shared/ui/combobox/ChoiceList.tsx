import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import styles from '#shared/ui/combobox/ChoiceList.module.css'
import { useVirtualList, type VirtualListHandle } from '#shared/ui/combobox/use-virtual-list.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

export interface ComboboxChoice {
  readonly id: string
  readonly label: string
  readonly count: number
}

interface ChoiceListProps {
  readonly handle: RefObject<VirtualListHandle | null>
  readonly isOpen: boolean
  /** The only choice is a suggestion. */
  readonly isSuggestion: boolean
  readonly countNoun: (count: number) => string
}

/** The choices that match the typed text; only those in view are in the document. */
export function ChoiceList({ handle, isOpen, isSuggestion, countNoun }: ChoiceListProps) {
  const choices = Combobox.useFilteredItems<ComboboxChoice>()
  const lineHeight = useMediaQuery(`${fromTablet} and (pointer: fine)`) ? 36 : 44
  // A suggestion may need two lines.
  const optionHeight = isSuggestion ? 56 : lineHeight
  const { height, inSight, scroller } = useVirtualList({
    handle,
    isOpen,
    count: choices.length,
    optionHeight,
    overscan: 4,
  })
  return (
    <Combobox.List ref={scroller} className={styles.scroll}>
      {/* The positions of the rows are known only at run time; React sets them through the CSSOM, which the Content Security Policy allows. */}
      <div role="presentation" className={styles.canvas} style={{ height }}>
        {inSight.map(({ index, start }) => {
          const choice = choices[index] as ComboboxChoice
          return (
            <Combobox.Item
              key={choice.id}
              index={index}
              value={choice}
              className={classes(popupLook.item, styles.item, isSuggestion && styles.meant)}
              aria-setsize={choices.length}
              aria-posinset={index + 1}
              style={{ height: optionHeight, transform: `translateY(${start}px)` }}
            >
              {!isSuggestion && (
                <span className={classes(popupLook.mark, styles.mark)}>
                  <Check size={16} aria-hidden />
                </span>
              )}
              <span className={styles.label}>{isSuggestion ? `Did you mean ${choice.label}?` : choice.label}</span>
              <span className={popupLook.count}>
                {choice.count.toLocaleString('en-US')}
                <span className={textLook.visuallyHidden}> {countNoun(choice.count)}</span>
              </span>
            </Combobox.Item>
          )
        })}
      </div>
    </Combobox.List>
  )
}
