import type { TaskState } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Check, ScanEye, Lock, type LucideIcon, CornerUpLeft } from 'lucide-react'

interface StateWords {
  readonly label: string
  /** In the middle of a sentence: "3 to be looked at". */
  readonly counted: string
  readonly icon: LucideIcon | null
  /** On maps, beside the color. */
  readonly glyph: 'half' | 'ring' | 'check' | 'triangle' | null
}

/** In the order of keys. */
export const taskStates: Readonly<Record<TaskState, StateWords>> = {
  published: { label: 'Published', counted: 'published', icon: Check, glyph: 'check' },
  publishing: { label: 'Being published', counted: 'being published', icon: Check, glyph: 'check' },
  done: { label: 'To be looked at', counted: 'to be looked at', icon: ScanEye, glyph: 'ring' },
  taken: { label: 'Taken', counted: 'taken', icon: Lock, glyph: 'half' },
  sent_back: { label: 'Sent back', counted: 'sent back', icon: CornerUpLeft, glyph: 'triangle' },
  open: { label: 'Open', counted: 'open', icon: null, glyph: null },
}

export const taskStateIds = Object.keys(taskStates) as TaskState[]
