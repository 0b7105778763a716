import type { CoverageSource } from '@atlas/contract/endpoints/coverage.ts'
import { methodsText, SourceAge, sourceAnchor, SourceTitle } from '#features/data/source-values.tsx'
import { thousands } from '#ui/text/thousands.ts'

export interface SourceProps {
  readonly source: CoverageSource
  readonly today: string
}

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
