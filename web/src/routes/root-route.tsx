import { createRootRoute } from '@tanstack/react-router'
import { WaitingSender } from '#saved/lists/calls/WaitingSender.tsx'
import { NotFound } from '#layout/NoPage.tsx'
import { Shell } from '#layout/Shell.tsx'
import { ReportHost } from '#data/corrections/report/ReportHost.tsx'

export const root = createRootRoute({ component: EveryPage, notFoundComponent: NotFound })

function EveryPage() {
  return (
    <>
      <Shell />
      <ReportHost />
      <WaitingSender />
    </>
  )
}
