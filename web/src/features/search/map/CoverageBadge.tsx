import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import { Check } from 'lucide-react'

const words: Record<Coverage, string> = {
  yes: 'Meets the coverage rule',
  no: 'Does not meet the coverage rule',
  unknown: 'Coverage unknown',
}

export function CoverageBadge({ coverage }: { readonly coverage: Coverage }) {
  return (
    <span className={coverage === 'yes' ? 'badge badge-covered' : 'badge'}>
      {coverage === 'yes' && <Check className="icon" aria-hidden />}
      {words[coverage]}
    </span>
  )
}
