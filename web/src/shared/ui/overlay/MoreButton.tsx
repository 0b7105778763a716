import { Ellipsis } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import type { MenuAction } from '#shared/ui/overlay/ActionMenu.tsx'

// The code of menus is loaded when one is first opened.
const ActionMenu = lazyPart(async () => (await import('#shared/ui/overlay/ActionMenu.tsx')).ActionMenu)

interface MoreButtonProps {
  /** The name of the row, for the label of the button. */
  readonly name: string
  /** The actions; they receive the pressed button, so that the focus can return to it. */
  readonly actions: (button: HTMLElement | null) => readonly MenuAction[]
}

/** A menu with the other actions for a row of a list. */
export function MoreButton({ name, actions }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const label = `More for ${name}`
  return (
    <>
      <button
        type="button"
        className={buttonLook.button}
        ref={button}
        data-action="more"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen)
          setWasOpened(true)
        }}
      >
        <Ellipsis aria-hidden />
        More
      </button>
      <Suspense>
        {wasOpened && (
          <ActionMenu
            label={label}
            button={button}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            actions={actions(button.current)}
          />
        )}
      </Suspense>
    </>
  )
}
