import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { startWorker } from '#layout/offline/start-worker.ts'
import { removeOldAnswers } from '#shared/api/kept-answers.ts'
import { noteVisit } from '#shared/page/install-visits.ts'
import lineStyles from '#shared/page/line.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

/** Starts what works without a signal, and tells a tab of an older version so, until it is loaded anew. */
export function NewerVersion() {
  const [isOld, setIsOld] = useState(false)
  useEffect(() => {
    // The built page alone has a worker.
    if (import.meta.env.PROD) void startWorker(() => setIsOld(true))
    noteVisit(Date.now())
    // A browser that has no database keeps nothing in it.
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
