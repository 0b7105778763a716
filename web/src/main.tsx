import '#shared/styles/main.css'
import '#shared/styles/load-text-font.ts'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { forgetEarlyAnswers } from '#shared/api/early-answers.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import '#shared/page/install-prompt.ts'
import '#shared/ui/browser/focus-pressed.ts'
import { noteStranger } from '#shared/api/session.ts'
import { createAtlasRouter } from '#routes/router.tsx'
import { showToast, Toasts } from '#shared/ui/overlay/toasts.tsx'

// Runs in a separate task, because together with parsing the code it would block a slow phone for too long.
setTimeout(start)

function start(): void {
  // It reports changes only.
  if (!navigator.onLine) onlineManager.setOnline(false)
  const router = createAtlasRouter()
  forgetEarlyAnswersLater(router.history)
  const queryClient = createQueryClient({
    showMessage: (message) => showToast('error', message),
    goTo: (screen) => void router.navigate({ to: screen }),
  })
  noteStranger(queryClient)
  createRoot(document.querySelector('#root') as HTMLElement).render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  )
}

const firstScreenMilliseconds = 10_000

/** Prefetched answers are for the first screen only: not for another one, and not for this one later. */
function forgetEarlyAnswersLater(history: RouterHistory): void {
  const first = history.location.pathname
  history.subscribe(({ location }) => location.pathname !== first && forgetEarlyAnswers())
  setTimeout(forgetEarlyAnswers, firstScreenMilliseconds)
}
