import { Toast } from '@base-ui/react/toast'
import { Bell, CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import styles from '#shared/ui/overlay/ToastList.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

export type ToastVariant = 'default' | 'success' | 'warning' | 'info' | 'error'

/** A link in a message. The list of messages is rendered outside of the router, so links are plain URLs. */
export interface ToastLink {
  readonly text: string
  readonly url: string
  readonly onFollow: () => void
}

export interface ToastMessage {
  readonly variant: ToastVariant
  readonly title: string
  readonly description: string | undefined
  readonly link: ToastLink | undefined
}

interface ToastFacts {
  readonly title: string
  readonly link: ToastLink | undefined
}

const icons: Record<ToastVariant, LucideIcon> = {
  default: Bell,
  success: CircleCheck,
  warning: TriangleAlert,
  info: Info,
  error: OctagonAlert,
}

/** For messages that take time to understand or have a link. */
const longMilliseconds = 10_000

/** Screen readers must have registered the live region before the first message appears in it. */
const announcedMilliseconds = 100

const manager = Toast.createToastManager<ToastFacts>()

function add({ variant, title, description, link }: ToastMessage): void {
  const isError = variant === 'error'
  const lasting = {
    ...((isError || link) && { timeout: longMilliseconds }),
    ...(isError && { priority: 'high' as const }),
  }
  // One failure often fails several requests, so the same text is shown only once.
  manager.add({ id: `${variant}: ${title}`, type: variant, title, description, data: { title, link }, ...lasting })
}

interface ToastListProps {
  /** Subscribes to messages, starting with those that wait; returns the unsubscribe function. */
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
  const { toasts } = Toast.useToastManager<ToastFacts>()
  return toasts.map((toast) => {
    const Icon = icons[(toast.type ?? 'default') as ToastVariant]
    return (
      // The library announces an error from a separate live region and sets aria-hidden on its toast, whose buttons
      // would then get the focus without a word.
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
            {toast.data?.link && <Follow link={toast.data.link} onFollow={() => manager.close(toast.id)} />}
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

function Follow({ link, onFollow }: { readonly link: ToastLink; readonly onFollow: () => void }) {
  return (
    <a
      href={link.url}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onFollow()
        link.onFollow()
      }}
    >
      {link.text}
    </a>
  )
}
