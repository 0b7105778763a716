import styles from '#shared/ui/form/SegmentedControl.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface Segment<Value extends string | number> {
  readonly value: Value
  readonly label: string
  /** How many there are; undefined until known. */
  readonly count?: number | undefined
  /** The noun after the count, for screen readers; missing if there are no counts. */
  readonly noun?: string
}

interface SegmentedControlProps<Value extends string | number> {
  /** What is chosen. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few options side by side, with an optional count; on phones the count is below the label. */
export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChoose } = props
  return (
    <div className={styles.segments} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChoose(segment.value)}
        >
          {segment.label} {segment.noun !== undefined && <Count count={segment.count} noun={segment.noun} />}
        </button>
      ))}
    </div>
  )
}

function Count({ count, noun }: { readonly count: number | undefined; readonly noun: string }) {
  return (
    <span className={styles.count}>
      {count !== undefined && (
        <>
          {thousands(count)}
          <span className={textLook.visuallyHidden}> {noun}</span>
        </>
      )}
    </span>
  )
}
