import { hintIdOf } from '#features/search/filters/hint-id.ts'

interface ApplyLineProps {
  readonly id: string
  readonly label: string
  readonly isPending: boolean
  readonly hasEnter: boolean
  readonly hint: string | undefined
}

/** Under the fields: Apply while they hold what is not applied yet, or else the hint that there is. */
export function ApplyLine({ id, label, isPending, hasEnter, hint }: ApplyLineProps) {
  if (!isPending && !hint) return null
  const words = isPending ? hasEnter && 'or press Enter' : hint
  return (
    <div className="apply">
      {isPending && (
        <button type="submit" className="btn btn-apply">
          Apply<span className="sr-only"> {label}</span>
        </button>
      )}
      {words && (
        <span className="hint" id={hintIdOf(id)}>
          {words}
        </span>
      )}
    </div>
  )
}
