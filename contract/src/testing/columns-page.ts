import type { Column } from '#catalogue/column.ts'
import { columns } from '#catalogue/columns.ts'
import { dataTypeWords } from '#catalogue/data-type.ts'
import { type SectionId, sections } from '#catalogue/sections.ts'
import { sourceKinds } from '#catalogue/source-kinds.ts'
import { operators } from '#catalogue/operators.ts'

const headings = ['id', 'label', 'type', 'unit', 'operators', 'meaning', 'source']

/** The catalogue as a page of the documentation. */
export function columnsPage(): string {
  return [
    '# The columns',
    'Made from the catalogue (`contract/src/catalogue/columns.ts`) by its test; change it there. The page /data shows the same, and which published data sets the values come from.',
    ...Object.entries(sections).flatMap(([id, label]) => [`## ${label}`, tableOf(headings, rowsOf(id as SectionId))]),
    '## Operators',
    tableOf(
      ['id', 'in words'],
      Object.entries(operators).map(([id, { label }]) => [id, label]),
    ),
    '',
  ].join('\n\n')
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function rowsOf(section: SectionId): string[][] {
  return (columns as readonly Column[]).filter((column) => column.section === section).map(cellsOf)
}

function cellsOf({ id, label, type, unit, operators: taken, meaning, sameAs, partisan, source }: Column): string[] {
  const same = sameAs ? ` The same as \`${sameAs}\`.` : ''
  return [
    `\`${id}\``,
    label,
    `${type}: ${dataTypeWords[type]}`,
    unit ?? '',
    taken.join(', '),
    meaning + same + (partisan ? ' Tells a party or votes.' : ''),
    sourceKinds[source],
  ]
}
