import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import { readTask, type Task, type TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { TaskSheets } from '#drives/print/TaskSheets.tsx'
import { call } from '#shared/api/call.ts'
import { usePrint } from '#shared/ui/browser/use-print.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

interface PrintedTasksProps {
  readonly drive: Drive
  readonly tasks: readonly TaskSummary[]
  readonly onPrinted: () => void
}

/** Ten sheets of eight places: more than a table of volunteers calls in an evening. */
const mostPrinted = 80
const atOnce = 4

/** What is left of a drive, on paper: asked for, put in the place of the page, printed, and gone again. */
export function PrintedTasks({ drive, tasks, onPrinted }: PrintedTasksProps) {
  const [printed, setPrinted] = useState<readonly Task[] | null>(null)
  const end = useEffectEvent(onPrinted)
  const listed = useEffectEvent(() => tasks.filter(({ left }) => left.length > 0).slice(0, mostPrinted))
  useEffect(() => {
    const stop = new AbortController()
    const get = async () => {
      const due = listed()
      if (due.length === 0) throw new NothingLeft()
      showToast('success', 'Getting the call sheets ready', `${due.length} places, eight to a sheet.`)
      const all: Task[] = []
      for (let from = 0; from < due.length; from += atOnce)
        all.push(
          ...(await Promise.all(due.slice(from, from + atOnce).map(({ id }) => call(readTask, { params: { id } })))),
        )
      if (!stop.signal.aborted) setPrinted(all)
    }
    get().catch((error: unknown) => {
      if (stop.signal.aborted) return
      if (error instanceof NothingLeft) showToast('warning', 'Nothing is left to call about')
      else showToast('error', 'The call sheets could not be loaded', 'Please try again.')
      end()
    })
    return () => stop.abort()
  }, [])
  usePrint(printed, onPrinted)
  return printed && createPortal(<TaskSheets drive={drive} tasks={printed} />, document.body)
}

class NothingLeft extends Error {
  override readonly name = 'NothingLeft'
}
