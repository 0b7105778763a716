import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import type { Field } from '@atlas/contract/endpoints/search/fields.ts'
import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import styles from '#data/coverage/ColumnsPage.module.css'
import { CoverageFrame } from '#data/coverage/CoverageFrame.tsx'
import { DictionaryEntry } from '#data/coverage/DictionaryEntry.tsx'
import { Disclosure } from '#data/coverage/Disclosure.tsx'
import { matchFields } from '#data/coverage/match-fields.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { fieldsQuery } from '#data/coverage/queries.ts'
import { scrollToHash } from '#shared/ui/browser/scroll-to-hash.ts'
import sectionStyles from '#data/coverage/section.module.css'
import { TextField } from '#shared/ui/form/TextField.tsx'
import textLook from '#shared/ui/look/text.module.css'

/** What every column means, how it can be filtered, how many of its values are known and where they come from. */
export function ColumnsPage() {
  return <CoverageFrame>{(coverage) => <Dictionary coverage={coverage} />}</CoverageFrame>
}

function Dictionary({ coverage }: { readonly coverage: CoverageReply }) {
  const answer = useNewestAnswer({ ...useQuery(fieldsQuery), isPlaceholderData: false })
  return (
    <div className={sectionStyles.section}>
      <PartTrouble section="The dictionary" answer={answer} />
      {answer.reply && <Entries fields={answer.reply.tables.flatMap(({ columns }) => columns)} coverage={coverage} />}
    </div>
  )
}

interface EntriesProps {
  readonly fields: readonly Field[]
  readonly coverage: CoverageReply
}

function Entries({ fields, coverage }: EntriesProps) {
  const [typed, setTyped] = useState('')
  const found = useMemo(() => matchFields(fields, typed), [fields, typed])
  // The dictionary is rendered after the rest of the page, so a hash that names one of its entries is followed again.
  useEffect(scrollToHash, [])
  return (
    <>
      <div className={sectionStyles.field} data-compact>
        <TextField
          label="Find a column by name, id or meaning"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className={textLook.muted}>
        {found.length === 1 ? '1 column' : `${found.length} columns`}
        {found.length === 0 && '. No column has all of these words; try fewer.'}
      </p>
      {Object.entries(sections).map(([id, label]) => (
        <DictionarySection
          // A new key for each search remounts the section, so that a section with a match is open even if it was
          // closed.
          key={`${id} ${typed.trim()}`}
          id={`dictionary-${id}`}
          label={label}
          isFound={typed.trim() !== ''}
          fields={found.filter(({ section }) => section === (id as SectionId))}
          coverage={coverage}
        />
      ))}
    </>
  )
}

interface DictionarySectionProps extends EntriesProps {
  readonly id: string
  readonly label: string
  /** The fields are the result of a search, so the section is open. */
  readonly isFound: boolean
}

function DictionarySection({ id, label, isFound, fields, coverage }: DictionarySectionProps) {
  if (fields.length === 0) return null
  return (
    <Disclosure
      id={id}
      title={isFound ? `${label} (${fields.length})` : label}
      className={styles.section}
      isOpenAtFirst={isFound}
    >
      <ul>
        {fields.map((field) => (
          <DictionaryEntry key={field.id} field={field} coverage={coverage} />
        ))}
      </ul>
    </Disclosure>
  )
}
