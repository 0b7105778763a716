import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { LadderGroup } from '#places/page/place-query.ts'
import { type BriefFit, briefFits, firstFit } from '#places/page/print/brief-fit.ts'

/** A Letter page of 11 in less its margins, and a hair, since a printer's letters are not exactly those of the screen. */
const mostInches = 9.75
const pixelsPerInch = 96

/** The roomiest fit that a sheet has room for. It is laid out out of sight: what is printed cannot be measured. */
export function useBriefFit(sheet: RefObject<HTMLElement | null>, ladder: readonly LadderGroup[]): BriefFit {
  const first = firstFit(ladder)
  const [step, setStep] = useState(first)
  useLayoutEffect(() => {
    const height = sheet.current?.scrollHeight ?? 0
    if (height > mostInches * pixelsPerInch && step < briefFits.length - 1) setStep(step + 1)
  }, [sheet, ladder, step])
  useEffect(() => {
    // Measured in the letters of another font, it may have taken more room.
    let isHere = true
    void document.fonts.ready.then(() => isHere && setStep(first))
    return () => {
      isHere = false
    }
  }, [first])
  return briefFits[step] ?? dense
}

const [dense = { folded: new Set(), hasNotes: false, isDense: true, namesOpen: false }] = briefFits.slice(-1)
