interface LongListProps {
  /** What is in it, as its closed form says: "67 counties". */
  readonly summary: string
  readonly entries: readonly string[]
}

/** A list too long to read in passing, closed until it is asked for. */
export function LongList({ summary, entries }: LongListProps) {
  return (
    <details className="long-list">
      <summary>{summary}</summary>
      <ul>
        {entries.map((entry, place) => (
          // Two members may have one name and one party.
          <li key={`${place} ${entry}`}>{entry}</li>
        ))}
      </ul>
    </details>
  )
}
