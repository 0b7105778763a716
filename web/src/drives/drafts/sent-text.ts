import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { counted } from '#shared/ui/text/counted.ts'

/** "6 answers wait for a second look; 3 stay open." */
export function sentText({ filled, left, drive }: Pick<Task, 'filled' | 'left' | 'drive'>): string {
  const open = left.reduce((sum, { count }) => sum + count, 0)
  const answers = filled?.answers ?? 0
  const sent = drive.second_look
    ? counted(answers, 'answer waits for a second look', 'answers wait for a second look')
    : counted(answers, 'answer is being published', 'answers are being published')
  return open === 0 ? `${sent}.` : `${sent}; ${open} ${open === 1 ? 'stays' : 'stay'} open.`
}
