import { useEffect, useRef } from 'react'
import type { ImportStep } from '#data/imports/import/import-step.ts'
import { focusStepHead } from '#data/imports/import/StepHead.tsx'

/**
 * Each step is a new screen: it begins at its top, and its heading takes the focus; the first one begins as a page does.
 * Where a button that had the focus leaves with its part of a step, the focus goes to the heading too; it is never taken
 * away. Null while no step is known.
 */
export function useStepFocus(step: ImportStep | null, part: string): void {
  const before = useRef({ step, part })
  useEffect(() => {
    const was = before.current
    before.current = { step, part }
    if (was.step === null || step === null) return
    if (was.step !== step) {
      scrollTo({ top: 0 })
      focusStepHead()
    } else if (was.part !== part && document.activeElement === document.body) focusStepHead()
  }, [step, part])
}
