import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { listsQuery, useAddOfficials, useMakeList } from '#keeping/lists/lists.ts'
import type { ListSource } from '#keeping/lists/SaveAsListDialog.tsx'
import { showToast } from '#ui/overlay/toasts.tsx'
import { thousands } from '#ui/text/thousands.ts'

/** In place of the id of a list that there is. */
export const newList = 'new'

interface Said {
  readonly into: string
  readonly name: string
  readonly isShared: boolean
}

/** What a person says of the list that officials come into. */
export function useListForm({ asked, suggestedName, madeFrom }: ListSource, onSaved: () => void) {
  const [said, setSaid] = useState<Said>({ into: newList, name: suggestedName, isShared: false })
  const [isMissing, setIsMissing] = useState(false)
  const lists = useQuery({ ...listsQuery, enabled: asked !== null }).data?.values ?? []
  const making = useMakeList()
  const adding = useAddOfficials()
  const navigate = useNavigate()
  const open = (id: string) => void navigate({ to: '/lists/$id', params: { id } })
  const make = () =>
    making.mutate(
      { name: said.name, is_shared: said.isShared, ...(madeFrom && { made_from: madeFrom }), ...asked },
      {
        onSuccess: ({ id, name, officials }) => {
          showToast('success', 'List saved', `${name}: ${officialsText(officials)}. It is under Saved, Lists.`)
          onSaved()
          if (!asked) open(id)
        },
      },
    )
  const add = (id: string) =>
    asked &&
    adding.mutate(
      { id, asked },
      {
        onSuccess: ({ added, officials }) => {
          const name = lists.find((list) => list.id === id)?.name ?? 'The list'
          const title = added === 0 ? 'All of them are in this list already' : `${officialsText(added)} added`
          showToast(added === 0 ? 'info' : 'success', title, `${name} has ${officialsText(officials)} now.`)
          onSaved()
        },
      },
    )
  const sent = said.into === newList ? making : adding
  return {
    said,
    lists,
    sent,
    error: isMissing ? 'Enter a name.' : undefined,
    say: (more: Partial<Said>) => {
      setSaid({ ...said, ...more })
      setIsMissing(false)
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (sent.isPending) return
      if (said.into !== newList) return add(said.into)
      setIsMissing(said.name.trim() === '')
      if (said.name.trim() !== '') make()
    },
  }
}

function officialsText(count: number): string {
  return `${thousands(count)} ${count === 1 ? 'official' : 'officials'}`
}
