import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { LadderGroup } from '#places/page/place-query.ts'
import { type BriefFit, briefFits, firstFit } from '#places/page/print/brief-fit.ts'

/**
 * A Letter page of 11 in minus its margins, and slightly less, because printed letters differ slightly from those on
 * the screen.
 */
const mostInches = 9.75
const pixelsPerInch = 96

/** The roomiest layout that fits the page. It is laid out out of view, because a printed page cannot be measured. */
export function useBriefFit(sheet: RefObject<HTMLElement | null>, ladder: readonly LadderGroup[]): BriefFit {
  const first = firstFit(ladder)
  const [step, setStep] = useState(first)
  useLayoutEffect(() => {
    const height = sheet.current?.scrollHeight ?? 0
    if (height > mostInches * pixelsPerInch && step < briefFits.length - 1) setStep(step + 1)
  }, [sheet, ladder, step])
  useEffect(() => {
    // Measured with a fallback font, it may have taken more room.
    let isHere = true
    void document.fonts.ready.then(() => isHere && setStep(first))
    return () => {
      isHere = false
    }
  }, [first])
  return briefFits[step] ?? dense
}

const [dense = { folded: new Set(), hasNotes: false, isDense: true, namesOpen: false }] = briefFits.slice(-1)
