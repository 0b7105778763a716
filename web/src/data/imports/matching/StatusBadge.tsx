import type { ColumnStatus } from '@atlas/contract/endpoints/data/import-matching.ts'
import { Ban, Check, CircleQuestionMark, type LucideIcon, Minus, TriangleAlert } from 'lucide-react'
import badgeLook from '#shared/ui/look/badge.module.css'

const badges: Record<
  ColumnStatus,
  { readonly label: string; readonly icon: LucideIcon; readonly look: string | undefined }
> = {
  READY: { label: 'Ready', icon: Check, look: badgeLook.success },
  LOOK: { label: 'Look at this', icon: TriangleAlert, look: badgeLook.warning },
  NEEDS_ANSWER: { label: 'Needs an answer', icon: CircleQuestionMark, look: badgeLook.warning },
  LEFT_OUT: { label: 'Left out', icon: Minus, look: badgeLook.badge },
}

interface StatusBadgeProps {
  readonly status: ColumnStatus
  /** It can never be imported. */
  readonly isRefused?: boolean
}

export function StatusBadge({ status, isRefused = false }: StatusBadgeProps) {
  const { label, icon, look } = badges[status]
  const Icon = isRefused ? Ban : icon
  return (
    <span className={look}>
      <Icon aria-hidden />
      {label}
    </span>
  )
}
