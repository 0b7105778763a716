import type { CheckCounts } from '@atlas/contract/endpoints/imports.ts'
import { thousands } from '#ui/text/thousands.ts'

const figures = [
  { key: 'added', label: 'would be added' },
  { key: 'changed', label: 'would change' },
  { key: 'vanishing', label: 'would vanish' },
  { key: 'unchanged', label: 'stay as they are' },
] as const

/** The check at a glance. */
export function Tally({ counts }: { readonly counts: CheckCounts }) {
  return (
    <ul className="tally" aria-label="What the file would change">
      {figures.map(({ key, label }) => (
        <li key={key} data-none={counts[key] === 0 || undefined}>
          <b>{thousands(counts[key])}</b> {label}
        </li>
      ))}
    </ul>
  )
}
