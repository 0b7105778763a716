import { methodsText, SourceAge, sourceAnchor, SourceTitle } from '#features/data/source-values.tsx'
import type { SourceProps } from '#features/data/SourceRow.tsx'
import { thousands } from '#ui/text/thousands.ts'

/** A source on a phone. */
export function SourceCard({ source, today }: SourceProps) {
  const facts = [
    ['Licence', source.licence],
    ['As of', <SourceAge key="age" source={source} today={today} />],
    ['Method', methodsText(source)],
    ['Rests on it', `${thousands(source.officials)} officials, ${thousands(source.figures)} figures`],
  ] as const
  return (
    <li id={sourceAnchor(source.id)} className="source-card" tabIndex={-1}>
      <h3>
        <SourceTitle source={source} />
      </h3>
      <p className="source-publisher">{source.publisher}</p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
