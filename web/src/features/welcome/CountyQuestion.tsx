import type { CoveredCounty } from '@atlas/contract/endpoints/coverage.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useId, useState } from 'react'
import { countyNoun } from '#features/welcome/county-noun.ts'
import styles from '#features/welcome/FirstQuestions.module.css'
import { QuestionCount, QuestionText } from '#features/welcome/Question.tsx'
import { levelOrder } from '#search-state/change-sort.ts'
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
  const navigate = useNavigate()
  const id = useId()
  const [chosen, setChosen] = useState(ofState[0]?.id ?? '')
  const noun = countyNoun(stateId)
  const show = (event: SubmitEvent) => {
    event.preventDefault()
    const filter = { column_id: 'county.name', operator: 'in', value: [chosen] } as const
    void navigate({
      to: '/advanced-search',
      search: writeUrlQuery({ ...emptyView, filters: [filter], sort: levelOrder }),
    })
  }
  return (
    <li>
      <form className={styles.question} onSubmit={show}>
        <QuestionText words={`Who represents my ${noun.one}?`}>From Congress down to school boards</QuestionText>
        <QuestionCount count={ofState.length} counted={noun.many} />
        <span className={styles.county}>
          <Select
            id={id}
            aria-label={`The ${noun.one}`}
            value={chosen}
            options={ofState.map((county) => county.id)}
            labelOf={(option) => ofState.find((county) => county.id === option)?.full_name ?? option}
            onChange={setChosen}
          />
          <button type="submit" className={buttonLook.button}>
            Show
          </button>
        </span>
      </form>
    </li>
  )
}
