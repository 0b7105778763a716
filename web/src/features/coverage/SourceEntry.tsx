import type { CoverageSource } from '@atlas/contract/endpoints/coverage.ts'
import { methodsText, SourceAge, sourceAnchor, SourceTitle } from '#features/coverage/source-values.tsx'
import { thousands } from '#ui/text/thousands.ts'

interface SourceProps {
  readonly source: CoverageSource
  readonly today: string
}

/** A source in the table. */
export function SourceRow({ source, today }: SourceProps) {
  return (
    <tr id={sourceAnchor(source.id)} tabIndex={-1}>
      <th scope="row">
        <SourceTitle source={source} />
        <span className="source-publisher">{source.publisher}</span>
      </th>
      <td>{source.licence}</td>
      <td>
        <SourceAge source={source} today={today} />
      </td>
      <td>{methodsText(source)}</td>
      <td className="figure">{thousands(source.officials)}</td>
      <td className="figure">{thousands(source.figures)}</td>
    </tr>
  )
}

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
