import type { ApiProblem } from '#shared/api/api-problem.ts'
import { NothingHere } from '#shared/page/StatusPage.tsx'

/** Of another organization one may know that there is a drive, and nothing of what is in it. */
export function NoSuchDrive({ problem }: { readonly problem: ApiProblem }) {
  const isOfOthers = problem.status === 403
  return (
    <NothingHere
      title={isOfOthers ? 'This drive belongs to another organization' : 'No such drive'}
      to="/fill"
      linkText="See your drives"
    >
      {isOfOthers
        ? 'An administrator can tell you which drives are open to you.'
        : 'It may have been deleted, or belongs to another organization. An administrator can tell you which drives are open to you.'}
    </NothingHere>
  )
}
