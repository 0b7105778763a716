import type { CoverageSource } from '@atlas/contract/endpoints/data/coverage.ts'
import { methodsText, SourceAge, sourceAnchor, SourceTitle } from '#data/coverage/source-values.tsx'
import sourcesStyles from '#data/coverage/sources.module.css'
import tableStyles from '#data/coverage/table.module.css'
import factsLook from '#shared/ui/look/facts.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface SourceProps {
  readonly source: CoverageSource
  readonly today: string
}

/** A source as a row of the table. */
export function SourceRow({ source, today }: SourceProps) {
  return (
    <tr id={sourceAnchor(source.id)} tabIndex={-1}>
      <th scope="row">
        <SourceTitle source={source} />
        <span className={sourcesStyles.publisher}>{source.publisher}</span>
      </th>
      <td>{source.licence}</td>
      <td>
        <SourceAge source={source} today={today} />
      </td>
      <td>{methodsText(source)}</td>
      <td className={tableStyles.figure}>{thousands(source.officials)}</td>
      <td className={tableStyles.figure}>{thousands(source.figures)}</td>
    </tr>
  )
}

/** A source as a card on a phone. */
export function SourceCard({ source, today }: SourceProps) {
  const facts = [
    ['License', source.licence],
    ['As of', <SourceAge key="age" source={source} today={today} />],
    ['Method', methodsText(source)],
    ['Relies on it', `${thousands(source.officials)} officials, ${thousands(source.figures)} figures`],
  ] as const
  return (
    <li id={sourceAnchor(source.id)} className={sourcesStyles.card} tabIndex={-1}>
      <h2>
        <SourceTitle source={source} />
      </h2>
      <p className={sourcesStyles.publisher}>{source.publisher}</p>
      <dl className={factsLook.facts}>
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
