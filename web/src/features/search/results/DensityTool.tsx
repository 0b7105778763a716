import { Rows3 } from 'lucide-react'
import { withDensity } from '#search-state/change-columns.ts'
import { densities, type Density, type SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { ChoiceMenuButton } from '#ui/overlay/ChoiceMenuButton.tsx'

const labels: Record<Density, string> = { compact: 'Compact', standard: 'Standard', roomy: 'Roomy' }
const choices = densities.map((value) => ({ value, label: labels[value] }))

interface DensityToolProps {
  readonly view: SearchView
  readonly onChange: ChangeView
}

/** How high the rows are. It is no step of a search, so Back does not go through it. */
export function DensityTool({ view, onChange }: DensityToolProps) {
  return (
    <ChoiceMenuButton
      label="Density"
      icon={Rows3}
      choices={choices}
      value={view.density}
      onChoose={(density) => onChange(withDensity(view, density), { replace: true })}
    />
  )
}
