import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { shortCounty } from '#places/find/found/sections.ts'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'

export interface PartChoiceProps {
  readonly found: Found
  /** Null for all of them. */
  readonly partId: string | null
  readonly onChoose: (partId: string | null) => void
}

const everywhere = 'everywhere'

/** Lets a person look at the officials of one of the counties that were found. */
export function PartChoice({ found, partId, onChoose, all }: PartChoiceProps & { readonly all: string }) {
  const { parts, officials } = found
  const noun = 'officials'
  const segments = [
    { value: everywhere, label: all, count: officials.length, noun },
    ...parts.map(({ id, name, officials: count }) => ({ value: id, label: shortCounty(name), count, noun })),
  ]
  return (
    <SegmentedControl
      label="Show officials for"
      segments={segments}
      value={partId ?? everywhere}
      onChoose={(chosen) => onChoose(chosen === everywhere ? null : chosen)}
    />
  )
}
