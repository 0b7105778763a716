import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import styles from '#shared/ui/form/RadioTiles.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface Tile<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon: LucideIcon
}

interface RadioTilesProps<Value extends string> {
  /** What is chosen here. */
  readonly legend: string
  readonly isLegendVisible?: boolean
  /** For screen reader users, who do not see what the legend is next to: "Tax Assessor". */
  readonly about?: string
  readonly tiles: readonly Tile<Value>[]
  /** Null until an option is chosen; there is no default. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** The id of the message that a choice is missing. */
  readonly errorId?: string | undefined
}

/** Four options as tiles large enough for a thumb: two in a row on a phone, all in one row on a wider screen. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { legend, isLegendVisible = true, about, tiles, value, onChange, errorId } = props
  const name = useId()
  return (
    <fieldset className={styles.tiles} aria-describedby={errorId}>
      <legend className={isLegendVisible ? styles.legend : textLook.visuallyHidden}>
        {legend}
        {about && <span className={textLook.visuallyHidden}> {about}</span>}
      </legend>
      {tiles.map(({ value: each, label, icon: Icon }) => (
        <label key={each} className={styles.tile}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <Icon aria-hidden />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
