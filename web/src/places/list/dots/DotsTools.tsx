import type { CountyChanges } from '@atlas/contract/endpoints/places/county-changes.ts'
import { useId } from 'react'
import { changesFigure, figureLabel } from '#places/list/dots/dot-figures.ts'
import styles from '#places/list/dots/Dots.module.css'
import { DotsSince } from '#places/list/dots/DotsSince.tsx'
import type { useDots } from '#places/list/dots/use-dots.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import fieldLook from '#shared/ui/look/field.module.css'

const shapes = ['Dots', 'Map'] as const

interface DotsToolsProps {
  readonly dots: ReturnType<typeof useDots>
  readonly changes: CountyChanges | null
  /** Why no changes can be shown since the day in the address. */
  readonly wrongDay: string | null
}

/** The figure of the counties, dots or map, and the day that changes count from. */
export function DotsTools({ dots: { figure, figures, isMap, since, choose }, changes, wrongDay }: DotsToolsProps) {
  const fieldId = useId()
  if (figure === null) return null
  return (
    <div className={styles.tools}>
      <div className={fieldLook.field}>
        <label className={fieldLook.label} htmlFor={fieldId}>
          Draw the counties by
        </label>
        <Select
          id={fieldId}
          value={figure}
          options={figures}
          labelOf={figureLabel}
          onChange={(chosen) => choose({ figure: chosen })}
        />
      </div>
      <SegmentedControl
        label="As"
        segments={shapes.map((value) => ({ value, label: value }))}
        value={isMap ? 'Map' : 'Dots'}
        onChoose={(shape) => choose({ isMap: shape === 'Map' })}
      />
      {figure === changesFigure && (
        <DotsSince
          since={since ?? changes?.since ?? null}
          begin={changes?.records_begin ?? null}
          wrongDay={wrongDay}
          onChoose={(day) => choose({ since: day })}
        />
      )}
    </div>
  )
}
