import { createHash } from 'node:crypto'
import type { ResultSeat, ResultsFound, ResultsQuestion } from '@atlas/contract/endpoints/data/import-check.ts'
import { states } from '@atlas/contract/rules/states.ts'
import type { ElectedResult } from '#database/schema.ts'
import { planNotes } from '#imports/publish-results/plan-words.ts'
import type { HolderToBe, PlannedSeat } from '#imports/publish-results/planned.ts'
import type { ResultsQuestion as ResultsQuestionOfPlan } from '#imports/publish-results/questions.ts'
import type { PlannedFile } from '#imports/publish-results/publish-results.ts'
import { resultsRead } from '#features/data/imports/results/results-read.ts'
import { listedAtMost } from '#imports/spreadsheets/problems/problems.ts'

/** What administrators see about a file of results; new officials come first. */
export function resultsFound({ results, plan, file }: PlannedFile): ResultsFound {
  const { planned, toBe, untold, questions } = plan
  const somebodyNew = planned.filter(({ consequence }) => consequence !== 're_elected')
  const reElected = planned.filter(({ consequence }) => consequence === 're_elected')
  return {
    form: results.form,
    state: states[results.stateId].name,
    day: results.day,
    read: resultsRead(results, plan.matched),
    counts: { re_elected: reElected.length, somebody_new: somebodyNew.length + toBe.length, untold: untold.length },
    seats: [...somebodyNew.map(asSeat), ...toBe.map(asSeatToBe), ...reElected.map(asSeat)].slice(0, listedAtMost),
    // Once these are answered, the next ones follow.
    questions: questions
      .toSorted((one, other) => Number(one.answer !== null) - Number(other.answer !== null))
      .slice(0, listedAtMost)
      .map(asQuestion),
    questions_left: questions.filter(({ answer }) => answer === null).length,
    untold: untold.slice(0, listedAtMost),
    notes: planNotes(plan),
    digest: createHash('sha256').update(JSON.stringify(file.matched?.rows)).digest('hex'),
  }
}

function asQuestion({
  id,
  kind,
  seat,
  onFile,
  inFile,
  votes,
  options,
  answer,
}: ResultsQuestionOfPlan): ResultsQuestion {
  return { id, kind, seat, on_file: onFile, in_file: inFile, votes, options: [...options], answer }
}

function howItWent({ share, outcome, candidates, margin }: ElectedResult) {
  return { share, outcome, candidates, margin }
}

function asSeat({ holder, winner, votes, consequence, takesOffice, basis, election }: PlannedSeat): ResultSeat {
  return {
    office: holder.office,
    place: holder.place,
    holder: { id: holder.id, official: holder.name },
    winner,
    votes,
    ...howItWent(election),
    consequence,
    takes_office: takesOffice,
    basis,
  }
}

function asSeatToBe({ seat, winner, votes, takesOffice, basis, election }: HolderToBe): ResultSeat {
  return {
    office: seat.office,
    place: seat.place,
    holder: null,
    winner,
    votes,
    ...howItWent(election),
    consequence: 'holder_to_be',
    takes_office: takesOffice,
    basis,
  }
}
