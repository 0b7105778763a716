import { comingCalendar } from '@atlas/contract/endpoints/elections/elections.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { callFile } from '#shared/api/call.ts'
import { saveText } from '#shared/ui/browser/save-text.ts'

/**
 * Saves elections and deadlines as a calendar file: all that match the filters, one, or those of an official's seat.
 */
export function useSaveCalendar() {
  return useMutation({
    mutationFn: async (body: Input<typeof comingCalendar>['body']) => await callFile(comingCalendar, { body }),
    onSuccess: ({ name, text }) => saveText(name, 'text/calendar', text),
  })
}
