import type { Row } from '@atlas/contract/search/search-request.ts'
import { Pencil, Plus } from 'lucide-react'
import { use } from 'react'
import { RowMarksContext } from '#officials/search/opened/row-marks.ts'
import { idOf } from '#shared/values/text-of.ts'
import badgeLook from '#shared/ui/look/badge.module.css'

const icons = { New: Plus, Changed: Pencil }

/** Beside the name of an official: "New", "Changed". */
export function MarkOfRow({ row }: { readonly row: Row }) {
  const mark = use(RowMarksContext).get(idOf(row))
  if (!mark) return null
  const Icon = icons[mark]
  return (
    <span className={badgeLook.marked}>
      <Icon aria-hidden />
      {mark}
    </span>
  )
}
