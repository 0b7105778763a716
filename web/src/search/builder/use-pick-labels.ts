import { useQueries } from '@tanstack/react-query'
import { fieldChoicesQuery } from '#shared/api/choices.ts'
import { type Builder, picksOf } from '#search/builder/builder.ts'
import { isChoice } from '#search/builder/use-step-choices.ts'

/** The selections of each step in words; null while the words are not known yet. */
export type PickLabels = readonly (readonly string[] | null)[]

export function usePickLabels(builder: Builder): PickLabels {
  return useQueries({
    queries: builder.steps.map(({ columnId }, index) => ({
      ...fieldChoicesQuery(columnId),
      // The current step requests its choices before anything is selected in it.
      enabled: index === builder.step || picksOf(builder, index).length > 0,
    })),
    combine: (answers) =>
      answers.map(({ data, isError }, index) => {
        const picked = picksOf(builder, index)
        if (!data && !isError) return picked.length > 0 ? null : []
        return picked.map((value) => data?.values.find((choice) => isChoice(choice, value))?.label ?? value)
      }),
  })
}
