import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetOldData } from '#shared/api/forget-old-data.ts'
import { type NewestAnswer, useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { importsQuery, isUnderWay } from '#data/imports/import/import-queries.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

export interface Imports {
  readonly answer: NewestAnswer<readonly Import[]>
  /** What this person asked for under that id, where it is not over. */
  readonly ofMine: (id: string | undefined) => Import | null
  /** The file that this person sent. */
  readonly ownImport: Import | null
  /** The file of results that this person sent. */
  readonly ownResults: Import | null
  /** What another organization found, which this person sent. */
  readonly ownShared: Import | null
  /** What somebody else is doing: nothing can be loaded meanwhile. */
  readonly elsewhere: Import | null
  /** The undoing that this person asked for. */
  readonly undoing: Import | null
}

const nothing: readonly Import[] = []

/** What was asked for and is not over, watched until it is done. */
export function useImports(): Imports {
  const answer = useNewestAnswer({ ...useQuery(importsQuery), isPlaceholderData: false })
  const list = answer.reply ?? nothing
  useOutcomes(list)
  const find = (matches: (each: Import) => boolean) => list.find(matches) ?? null
  return {
    answer,
    ofMine: (id) => find((each) => each.is_mine && each.id === id && (each.kind === 'load' || each.kind === 'results')),
    ownImport: find(({ is_mine, kind }) => is_mine && kind === 'load'),
    ownResults: find(({ is_mine, kind }) => is_mine && kind === 'results'),
    ownShared: find(({ is_mine, kind }) => is_mine && kind === 'shared'),
    elsewhere: find(({ is_mine, status }) => !is_mine && status === 'LOADING'),
    undoing: find(({ is_mine, kind, status }) => is_mine && kind === 'undo' && status !== 'DONE'),
  }
}

/** Says once that something is done that was seen being done, and lets nothing of the data before be shown. */
function useOutcomes(list: readonly Import[]): void {
  const client = useQueryClient()
  const underWay = useRef(new Set<string>())
  useEffect(() => {
    for (const each of list) {
      if (isUnderWay(each)) underWay.current.add(each.id)
      else if (underWay.current.delete(each.id) && each.status === 'DONE') {
        if (each.is_mine) showToast('success', doneText(each))
        void forgetOldData(client)
      }
    }
  }, [client, list])
}

function doneText({ kind, file_name: name }: Import): string {
  return kind === 'undo' ? `The import of ${name} is undone.` : `${name} is published.`
}
