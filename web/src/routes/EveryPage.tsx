import { ReportHost } from '#data/corrections/report/ReportHost.tsx'
import { Shell } from '#layout/Shell.tsx'
import { navigationPages } from '#routes/navigation-pages.ts'
import { WaitingSender } from '#routes/WaitingSender.tsx'

/** What surrounds every screen. */
export function EveryPage() {
  return (
    <>
      <Shell pages={navigationPages} />
      <ReportHost />
      <WaitingSender />
    </>
  )
}
