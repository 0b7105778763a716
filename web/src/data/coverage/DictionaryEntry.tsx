import { dataTypeWords } from '@atlas/contract/catalogue/data-type.ts'
import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Field } from '@atlas/contract/endpoints/search/fields.ts'
import { operators } from '@atlas/contract/catalogue/operators.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from '#data/coverage/ColumnsPage.module.css'
import { sourceAnchor } from '#data/coverage/source-values.tsx'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface DictionaryEntryProps {
  readonly field: Field
  readonly coverage: CoverageReply
}

/** One column; its id is its URL on the page. */
export function DictionaryEntry({ field, coverage: { columns, sources, total } }: DictionaryEntryProps) {
  const column = columns.find(({ id }) => id === field.id)
  const own = sources.filter(({ id }) => column?.sources.includes(id))
  return (
    <li id={field.id} className={styles.entry} tabIndex={-1}>
      <h3>
        {field.label}{' '}
        <a href={`#${encodeURIComponent(field.id)}`}>
          <code>{field.id}</code>
        </a>
      </h3>
      <p>{field.meaning}</p>
      <dl>
        <Fact label="Type">
          {dataTypeWords[field.type]}
          {field.unit && `, in ${field.unit}`}
        </Fact>
        <Fact label="Filters">{field.operators.map((operator) => wordFor(operator, field)).join(', ')}</Fact>
        {column && total.searchable > 0 && (
          <Fact label="Known of">
            {`${thousands(column.filled)} of ${thousands(total.searchable)} officials in the search (${percent(column.filled / total.searchable)}), `}
            <Link to="/data/known" search={{ column: field.id }}>
              by state and office type
            </Link>
          </Fact>
        )}
        <Fact label="Source">
          {field.source}
          {own.length > 0 && ': '}
          {own.map(({ id, title }, index) => (
            <span key={id}>
              {index > 0 && '; '}
              <Link to="/data/sources" hash={sourceAnchor(id)}>
                {title}
              </Link>
            </span>
          ))}
        </Fact>
      </dl>
    </li>
  )
}

function wordFor(operator: keyof typeof operators, { type }: Field): string {
  const { label, dateLabel } = operators[operator]
  return type === 'datetime' ? dateLabel : label
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
