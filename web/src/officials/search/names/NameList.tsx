import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import type { NameOption } from '#officials/search/names/name-option.ts'
import styles from '#officials/search/names/NameList.module.css'
import { useOffices } from '#officials/search/names/use-offices.ts'
import choiceListStyles from '#shared/ui/combobox/ChoiceList.module.css'
import { useVirtualList, type VirtualListHandle } from '#shared/ui/combobox/use-virtual-list.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { classes } from '#shared/ui/look/classes.ts'

const optionHeight = 52
/** Offices are requested in blocks of this size, so that a small scroll sends no request. */
const blockLength = 20

interface NameListProps {
  readonly handle: RefObject<VirtualListHandle | null>
  readonly options: readonly NameOption[]
  /** The texts of the names that the search is narrowed to. */
  readonly picked: ReadonlySet<string>
  readonly isOpen: boolean
}

/** The offered names; only those in view are in the document. */
export function NameList({ handle, options, picked, isOpen }: NameListProps) {
  const { height, inSight, scroller } = useVirtualList({
    handle,
    isOpen,
    count: options.length,
    optionHeight,
    overscan: 8,
  })
  const offices = useOffices(officialsIn(options, inSight[0]?.index, inSight.at(-1)?.index))
  return (
    // The list itself scrolls, because a scrolling box inside it would be a separate tab stop.
    <Combobox.List ref={scroller} className={classes(choiceListStyles.scroll, styles.scroll)}>
      {/* The positions of the rows are known only at run time. React sets them through the CSSOM, which the policy
          allows. */}
      <div role="presentation" className={choiceListStyles.canvas} style={{ height: height }}>
        {inSight.map(({ index, start }) => {
          const option = options[index] as NameOption
          const office = option.official === null ? undefined : offices.get(option.official)
          return (
            <Combobox.Item
              key={option.key}
              index={index}
              value={option}
              className={classes(popupLook.item, choiceListStyles.item, styles.item)}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              style={{ height: optionHeight, transform: `translateY(${start}px)` }}
            >
              <span>{option.name}</span>
              <StandingMark standing={office?.standing ?? null} />
              <small>{office?.office ?? noteOf(option)}</small>
              {picked.has(option.text) && <PickedMark />}
            </Combobox.Item>
          )
        })}
      </div>
    </Combobox.List>
  )
}

/** Shown while the office is unknown: at least an empty line, so that the name does not move. */
function noteOf({ note, namesakes, official }: NameOption): string | undefined {
  if (namesakes > 1) return note ?? `One of ${namesakes} officials of this name`
  return note ?? (official === null ? undefined : '\u00a0')
}

function PickedMark() {
  return (
    <span className={styles.picked}>
      <Check size={16} aria-hidden />
      <span className={textLook.visuallyHidden}>(picked)</span>
    </span>
  )
}

/** The officials of the blocks that cover the range between two options. */
function officialsIn(options: readonly NameOption[], first = 0, last = -1): number[] {
  const start = Math.floor(first / blockLength) * blockLength
  const end = Math.ceil((last + 1) / blockLength) * blockLength
  return options.slice(start, end).flatMap(({ official }) => official ?? [])
}
