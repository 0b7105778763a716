import { Ellipsis } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import type { MenuAction } from '#shared/ui/overlay/ActionMenu.tsx'

// The code of menus comes once one of them is asked for.
const ActionMenu = lazyPart(async () => (await import('#shared/ui/overlay/ActionMenu.tsx')).ActionMenu)

interface MoreButtonProps {
  /** Whose menu it is. */
  readonly name: string
  /** What each does is told which button was pressed, for the focus to come back to. */
  readonly actions: (button: HTMLElement | null) => readonly MenuAction[]
}

/** All else that can be done with a row of a list. */
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
