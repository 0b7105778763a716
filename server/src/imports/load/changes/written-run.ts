import type { ValueLayer } from '@atlas/contract/endpoints/officials/changes.ts'

/** The load that has written the differences. */
export interface WrittenRun {
  readonly runId: number
  readonly version: number
  readonly at: Date
  readonly layer: ValueLayer
  readonly isUndo: boolean
}
