import type { CoveredCounty } from '@atlas/contract/endpoints/coverage.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countyNoun } from '#features/welcome/county-noun.ts'
import styles from '#features/welcome/FirstQuestions.module.css'
import { QuestionCount, QuestionText } from '#features/welcome/Question.tsx'
import { levelOrder } from '#search-state/change-sort.ts'
import { countySearch } from '#search-state/new-search.ts'
import { emptyView } from '#search-state/search-view.ts'
import { writeUrlQuery } from '#search-state/url-query.ts'
import { Select } from '#ui/form/Select.tsx'
import buttonLook from '#ui/look/button.module.css'

interface CountyQuestionProps {
  readonly stateId: StateId
  readonly counties: readonly CoveredCounty[]
}

/** The question that needs a county: from Congress down to its school board, in the table. */
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
        <Link
          className={buttonLook.button}
          to="/advanced-search"
          search={{ ...writeUrlQuery({ ...emptyView, sort: levelOrder }), ...countySearch(chosen) }}
        >
          Show
        </Link>
      </span>
    </li>
  )
}
