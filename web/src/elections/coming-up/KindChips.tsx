import { type ComingView, type VisibleKind, visibleKinds, withKindToggled } from '#elections/coming-up/coming-view.ts'
import styles from '#elections/coming-up/KindChips.module.css'
import { QuickChip } from '#shared/ui/form/QuickChips.tsx'

const labels: Record<VisibleKind, string> = { elections: 'Elections', deadlines: 'Deadlines' }

interface KindChipsProps {
  readonly view: ComingView
  readonly onChange: (view: ComingView) => void
}

export function KindChips({ view, onChange }: KindChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label="Show">
      {visibleKinds.map((kind) => (
        <QuickChip
          key={kind}
          label={labels[kind]}
          isOn={view.kinds.includes(kind)}
          onPress={() => onChange(withKindToggled(view, kind))}
        />
      ))}
    </div>
  )
}
