import type { OfficialsToAdd, ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { problemMessage } from '#shared/api/problem-message.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { formMeta, listsQuery, useAddOfficials, useMakeList } from '#saved/lists/save/lists.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

/** Used instead of the id of an existing list. */
export const newList = 'new'

/** The officials for a list. */
export interface ListSource {
  /** Null for a list that starts empty. */
  readonly request: OfficialsToAdd | null
  /** How many they are, where that is known. */
  readonly count: number | null
  readonly suggestedName: string
  /** In words: "Saved from a search on 10-04-2026". */
  readonly madeFrom?: string
}

/** The list that the officials were added to. */
export type SavedList = Pick<ListSummary, 'id' | 'name'>

interface FormValues {
  readonly into: string
  readonly name: string
  readonly isShared: boolean
}

/** The form for the list that officials are added to. */
export function useListForm(source: ListSource, onSaved: (list: SavedList) => void) {
  const [values, setValues] = useState<FormValues>({ into: newList, name: source.suggestedName, isShared: false })
  const [isMissing, setIsMissing] = useState(false)
  const lists = useNewestAnswer(useQuery({ ...listsQuery, enabled: source.request !== null }))
  const making = useMaking(source, values, onSaved)
  const adding = useAdding(source, onSaved)
  const isNew = values.into === newList
  const sent = isNew ? making : adding
  return {
    values,
    lists,
    sent,
    error: isMissing ? 'Enter a name.' : refusalOf(sent.error, isNew),
    change: (more: Partial<FormValues>) => {
      setValues({ ...values, ...more })
      setIsMissing(false)
      making.reset()
      adding.reset()
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (sent.isPending) return
      const chosen = lists.reply?.values.find(({ id }) => id === values.into)
      if (!isNew) return chosen && adding.add(chosen)
      setIsMissing(values.name.trim() === '')
      if (values.name.trim() !== '') making.make()
    },
  }
}

function useMaking(
  { request, madeFrom }: ListSource,
  { name, isShared }: FormValues,
  onSaved: (list: SavedList) => void,
) {
  const making = useMakeList()
  const openList = useOpenList()
  const make = () =>
    making.mutate(
      { name, is_shared: isShared, ...(madeFrom && { made_from: madeFrom }), ...request },
      {
        onSuccess: (made) => {
          const text = `${made.name}: ${officialsText(made.officials)}.`
          if (request) showToast('success', 'List saved', text, linkTo(made.id, openList))
          else showToast('success', 'List saved', made.name)
          onSaved(made)
          if (!request) openList(made.id)
        },
      },
    )
  return { ...making, make }
}

function useAdding({ request, count }: ListSource, onSaved: (list: SavedList) => void) {
  const adding = useAddOfficials(formMeta)
  const openList = useOpenList()
  const add = ({ id, name }: { readonly id: string; readonly name: string }) =>
    request &&
    adding.mutate(
      { id, request },
      {
        onSuccess: ({ added, officials }) => {
          const already = Math.max(0, (count ?? added) - added)
          const text = `${name} has ${officialsText(officials)} now.`
          const link = linkTo(id, openList)
          if (added === 0) showToast('info', nobodyAdded(count), text, link)
          else showToast('success', `${officialsText(added)} added`, `${alreadyText(already)}${text}`, link)
          onSaved({ id, name })
        },
      },
    )
  return { ...adding, add }
}

function useOpenList() {
  const navigate = useNavigate()
  return (id: string) => void navigate({ to: '/lists/$id', params: { id } })
}

function linkTo(id: string, openList: (id: string) => void) {
  return { text: 'Open the list', url: `/lists/${id}`, onFollow: () => openList(id) }
}

/** A missing answer is reported below the form. */
function refusalOf(error: unknown, isNew: boolean): string | undefined {
  const isGone = !isNew && error instanceof ApiProblem && error.status === 404
  if (isGone) return 'This list is not there any more. Choose another, or make a new one.'
  return problemMessage(error) ?? undefined
}

function nobodyAdded(count: number | null): string {
  return count === 1 ? 'This official is in the list already' : 'All of them are in this list already'
}

function alreadyText(count: number): string {
  if (count === 0) return ''
  return `${thousands(count)} ${count === 1 ? 'was' : 'were'} in it already. `
}

export function officialsText(count: number): string {
  return `${thousands(count)} ${count === 1 ? 'official' : 'officials'}`
}
