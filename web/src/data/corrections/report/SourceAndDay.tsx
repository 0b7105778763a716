import { longestCorrectionSource } from '@atlas/contract/endpoints/data/corrections.ts'
import { TextField } from '#shared/ui/form/TextField.tsx'

interface SourceAndDayProps {
  readonly sourceId: string
  readonly source: string
  readonly asOf: string
  readonly errors: { readonly [Name in 'source' | 'asOf']: string | undefined }
  readonly onSource: (source: string) => void
  readonly onDay: (day: string) => void
}

/** The source of the new value and the day that it is from. */
export function SourceAndDay({ sourceId, source, asOf, errors, onSource, onDay }: SourceAndDayProps) {
  return (
    <>
      <TextField
        id={sourceId}
        label="Source to show with it"
        placeholder="Web page, letter, or who told you"
        autoComplete="off"
        maxLength={longestCorrectionSource}
        value={source}
        error={errors.source}
        onChange={({ target }) => onSource(target.value)}
      />
      <TextField
        label="As of"
        type="date"
        value={asOf}
        error={errors.asOf}
        onChange={({ target }) => onDay(target.value)}
      />
    </>
  )
}
