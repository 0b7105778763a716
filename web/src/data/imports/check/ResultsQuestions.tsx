import type { ResultsQuestion, ResultsQuestionKind } from '@atlas/contract/endpoints/data/import-check.ts'
import { NotOnFile } from '#data/imports/check/NotOnFile.tsx'
import type { ResultsAnswering } from '#data/imports/check/use-results-answers.ts'
import styles from '#data/imports/check/Winners.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

const questionTexts: Readonly<Record<ResultsQuestionKind, string>> = {
  same_person: 'The same person?',
  which_seat: 'Which seat is it?',
  how_many: 'How many are elected?',
}

interface ResultsQuestionsProps {
  readonly questions: readonly ResultsQuestion[]
  readonly answering: ResultsAnswering
}

/** The rows of contests of which a person has to say what follows. */
export function ResultsQuestions({ questions, answering }: ResultsQuestionsProps) {
  return questions.map((question) => {
    const answer = answering.answerTo(question)
    return (
      <tr key={question.id} className={styles.question} data-open={answer === null || undefined}>
        <th scope="row">{question.seat}</th>
        <td data-label="On file">{question.on_file ?? <NotOnFile />}</td>
        <td data-label="In the file">
          {question.in_file}
          <small>
            {thousands(question.votes)} {question.votes === 1 ? 'vote' : 'votes'}
          </small>
        </td>
        <td data-label="What follows">
          <b>{questionTexts[question.kind]}</b>
          <div className={styles.answers} role="group" aria-label={`${questionTexts[question.kind]} ${question.seat}`}>
            {question.options.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                className={buttonLook.button}
                aria-pressed={answer === id}
                onClick={() => answering.choose(question, id)}
              >
                {label}
              </button>
            ))}
          </div>
        </td>
      </tr>
    )
  })
}
