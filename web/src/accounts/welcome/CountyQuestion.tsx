import type { CoveredCounty } from '@atlas/contract/endpoints/data/coverage.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countyNoun } from '#accounts/welcome/county-noun.ts'
import styles from '#accounts/welcome/FirstQuestions.module.css'
import { QuestionCount, QuestionText } from '#accounts/welcome/Question.tsx'
import { Select } from '#shared/ui/form/Select.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

interface CountyQuestionProps {
  readonly stateId: StateId
  readonly counties: readonly CoveredCounty[]
}

/** The question that needs a county: from Congress down to its school board, on the page of the county. */
export function CountyQuestion({ stateId, counties }: CountyQuestionProps) {
  const ofState = counties.filter((county) => county.state_id === stateId)
  const [chosen, setChosen] = useState(ofState[0]?.id ?? '')
  const { one, many } = countyNoun(stateId)
  return (
    <li className={styles.question}>
      <QuestionText words={`Who represents my ${one}?`}>From Congress down to school boards</QuestionText>
      <QuestionCount count={ofState.length} counted={many} />
      <span className={styles.county}>
        <Select
          aria-label={`The ${one}`}
          value={chosen}
          options={ofState.map(({ id }) => id)}
          labelOf={(option) => ofState.find(({ id }) => id === option)?.full_name ?? option}
          onChange={setChosen}
        />
        <Link className={buttonLook.button} to="/places/$id" params={{ id: chosen }}>
          Show
        </Link>
      </span>
    </li>
  )
}
