import type { LucideIcon } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import type { MenuChoice } from '#shared/ui/overlay/ChoiceMenu.tsx'

// The code of menus is loaded when one is first opened.
const ChoiceMenu = lazyPart(async () => (await import('#shared/ui/overlay/ChoiceMenu.tsx')).ChoiceMenu)

interface ChoiceMenuButtonProps<Value extends string> {
  readonly label: string
  readonly icon: LucideIcon
  /** On a narrow screen only the icon is shown. */
  readonly isLabelHidden?: boolean
  readonly choices: readonly (MenuChoice & { readonly value: Value })[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A button that opens a menu in which one choice is selected. */
export function ChoiceMenuButton<Value extends string>(props: ChoiceMenuButtonProps<Value>) {
  const { label, icon: Icon, isLabelHidden, choices, value, onChoose } = props
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonLook.button}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={isLabelHidden ? label : undefined}
        onClick={() => {
          setIsOpen(!isOpen)
          setWasOpened(true)
        }}
      >
        <Icon aria-hidden />
        <span className={isLabelHidden ? textLook.visuallyHidden : undefined}>{label}</span>
      </button>
      <Suspense>
        {wasOpened && (
          <ChoiceMenu
            label={label}
            choices={choices}
            value={value}
            onChoose={(chosen) => onChoose(chosen as Value)}
            button={button}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
          />
        )}
      </Suspense>
    </>
  )
}
