import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { startWorker } from '#layout/offline/start-worker.ts'
import { removeOldAnswers } from '#shared/api/kept-answers.ts'
import { noteVisit } from '#shared/page/install-visits.ts'
import lineStyles from '#shared/page/line.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

/** Starts the service worker, and tells the person in a tab with an older version to reload it. */
export function NewerVersion() {
  const [isOld, setIsOld] = useState(false)
  useEffect(() => {
    // Only the built page has a worker.
    if (import.meta.env.PROD) void startWorker(() => setIsOld(true))
    noteVisit(Date.now())
    // A browser without a database has nothing stored in it.
    removeOldAnswers().catch(() => undefined)
  }, [])
  return (
    <div role="status">
      {isOld && (
        <div className={lineStyles.info}>
          <RefreshCw aria-hidden />
          <p>
            <b>The atlas was updated.</b> This tab is of the version before. What waits to be sent is kept.
          </p>
          <button type="button" className={buttonLook.link} onClick={() => window.location.reload()}>
            Reload
          </button>
        </div>
      )}
    </div>
  )
}
