import '#styles/main.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#api/query-client.ts'
import { createAtlasRouter } from './router.tsx'
import { showToast, Toasts } from '#ui/overlay/toasts.tsx'

// A task of its own: together with the reading of the code it would stop a slow phone for too long.
setTimeout(start)

function start(): void {
  const router = createAtlasRouter()
  const queryClient = createQueryClient({
    showMessage: (message) => showToast('error', message),
    goTo: (screen) => void router.navigate({ to: screen }),
  })
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
