import { Toast } from '@base-ui/react/toast'
import { Bell, CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { fromTablet } from '#ui/browser/media-queries.ts'
import { useMediaQuery } from '#ui/browser/use-media-query.ts'
import styles from '#ui/overlay/ToastList.module.css'
import buttonLook from '#ui/look/button.module.css'

export type ToastVariant = 'default' | 'success' | 'warning' | 'info' | 'error'

export interface ToastMessage {
  readonly variant: ToastVariant
  readonly title: string
  readonly description: string | undefined
}

const icons: Record<ToastVariant, LucideIcon> = {
  default: Bell,
  success: CircleCheck,
  warning: TriangleAlert,
  info: Info,
  error: OctagonAlert,
}

const errorMilliseconds = 10_000

/** A screen reader has to know the place of the messages before the first of them stands in it. */
const announcedMilliseconds = 100

const manager = Toast.createToastManager<{ readonly title: string }>()

function add({ variant, title, description }: ToastMessage): void {
  const lasting = variant === 'error' ? { timeout: errorMilliseconds, priority: 'high' as const } : {}
  // One failure often fails several requests: the same words are shown once.
  manager.add({ id: `${variant}: ${title}`, type: variant, title, description, data: { title }, ...lasting })
}

interface ToastListProps {
  /** From now on `add` hears every message, first those that wait; what it returns ends that. */
  readonly connect: (add: (message: ToastMessage) => void) => () => void
}

export function ToastList({ connect }: ToastListProps) {
  const isWide = useMediaQuery(fromTablet)
  useEffect(() => {
    let disconnect = () => {}
    const timer = setTimeout(() => (disconnect = connect(add)), announcedMilliseconds)
    return () => {
      clearTimeout(timer)
      disconnect()
    }
  }, [connect])
  return (
    <Toast.Provider toastManager={manager} limit={isWide ? 3 : 1} timeout={isWide ? 5_000 : 2_500}>
      <Toast.Portal>
        <Toast.Viewport className={styles.toasts}>
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Shown() {
  const { toasts } = Toast.useToastManager<{ readonly title: string }>()
  return toasts.map((toast) => {
    const Icon = icons[(toast.type ?? 'default') as ToastVariant]
    return (
      // Errors are read aloud from a place of their own; hidden besides, they could be focused without a word.
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={styles.toast}
        aria-hidden={false}
        swipeDirection={['left', 'down']}
      >
        <Toast.Content className={styles.content}>
          <Icon className={styles.variant} aria-hidden />
          <div>
            <Toast.Title />
            <Toast.Description />
          </div>
          <Toast.Close
            className={buttonLook.icon}
            aria-hidden={false}
            aria-label={`Dismiss: ${toast.data?.title ?? 'message'}`}
          >
            <X size={16} aria-hidden />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}
