import { longestAnswer } from '@atlas/contract/endpoints/drives/answers.ts'
import type { ResultsDesk } from '@atlas/contract/endpoints/drives/results.ts'
import type { UnsentResults } from '@atlas/contract/endpoints/drives/unsent.ts'
import { placeNoun } from '@atlas/contract/rules/place-kinds.ts'
import formStyles from '#drives/form/fill-form.module.css'
import styles from '#drives/results/results.module.css'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface SourceOfResultsProps {
  readonly place: NonNullable<ResultsDesk['form']>['place']
  readonly source: UnsentResults['source']
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly onChange: (source: UnsentResults['source']) => void
}

/** One source for the whole place. */
export function SourceOfResults({ place, source, errors, onChange }: SourceOfResultsProps) {
  return (
    <div className={classes(cardLook.card, formStyles.source)}>
      <h2>The page that says so</h2>
      <p>{whichSource(place)}</p>
      <div className={styles.pair}>
        <TextField
          label="Web address, or what you read"
          autoComplete="off"
          maxLength={longestAnswer}
          value={source.text}
          error={errors['text'] ?? errors['address'] ?? errors['title'] ?? errors['kind']}
          onChange={({ target }) => onChange({ ...source, text: target.value })}
        />
        <TextField
          label="Day you read it"
          type="date"
          value={source.read_on}
          error={errors['day']}
          onChange={({ target }) => onChange({ ...source, read_on: target.value })}
        />
      </div>
      <Checkbox
        checked={source.is_official}
        onChange={({ target }) => onChange({ ...source, is_official: target.checked })}
      >
        It says “official” or “certified”, not only “unofficial”
      </Checkbox>
    </div>
  )
}

/** A parish in Louisiana; a district or a state is told by the pages of its counties, or by its own. */
function whichSource({ kind, state_id: stateId }: SourceOfResultsProps['place']): string {
  const noun = placeNoun(kind, stateId)
  const whose =
    kind === 'county' ? `the ${noun}’s or the state’s` : kind === 'state' ? 'the state’s' : 'a county’s or the state’s'
  return `One source for the whole ${noun}: ${whose} results page, or the sheet on the courthouse door.`
}
