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

// A task of its own: together with the reading of the code it would stop a slow phone for too long.
setTimeout(start)

function start(): void {
  // It hears of changes only.
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

/** What was asked for the first screen is nothing for another one, nor for this one later. */
function forgetEarlyAnswersLater(history: RouterHistory): void {
  const first = history.location.pathname
  history.subscribe(({ location }) => location.pathname !== first && forgetEarlyAnswers())
  setTimeout(forgetEarlyAnswers, firstScreenMilliseconds)
}
