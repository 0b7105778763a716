import type { ImportScope, MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import styles from '#data/imports/matching/MatchStep.module.css'
import type { ChangeAnswers } from '#data/imports/matching/use-matching.ts'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { RadioCards } from '#shared/ui/form/RadioGroup.tsx'

const scopes: readonly { readonly value: ImportScope; readonly label: string; readonly hint: string }[] = [
  {
    value: 'add',
    label: 'Add it to our list',
    hint: 'Its rows are added to your own officials or change them. Everybody else stays.',
  },
  {
    value: 'whole_list',
    label: 'It is our whole list',
    hint: 'Whoever is not in the file leaves your own officials. You see who before it happens.',
  },
]

interface ScopeProps {
  readonly answers: MatchingAnswers
  readonly onChange: (change: ChangeAnswers) => void
}

/** What holds for the file as a whole. */
export function Scope({ answers: { scope, remember }, onChange }: ScopeProps) {
  return (
    <div className={styles.scope}>
      <Checkbox checked={remember} onChange={() => onChange((answers) => ({ ...answers, remember: !remember }))}>
        Remember this for files with the same headings
      </Checkbox>
      <h3>What is this file to your list?</h3>
      <div>
        <RadioCards
          legend="What is this file to your list?"
          choices={scopes}
          value={scope}
          onChange={(value) => onChange((answers) => ({ ...answers, scope: value }))}
        />
      </div>
    </div>
  )
}
