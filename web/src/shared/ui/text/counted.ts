import { thousands } from '#shared/ui/text/thousands.ts'

/** "1 list", "1,204 lists" */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${thousands(count)} ${many}`
}
