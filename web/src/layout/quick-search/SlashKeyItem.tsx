import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { turnSlashKey, useIsSlashKeyOn } from '#layout/quick-search/slash-key.ts'
import { fromDesktop, useMediaQuery } from '#ui/browser/use-media-query.ts'

/** Turns the key of the quick search off and on; where there is no room for a navigation there is rarely a keyboard. */
export function SlashKeyItem() {
  const isOn = useIsSlashKeyOn()
  const isWide = useMediaQuery(fromDesktop)
  if (!isWide) return null
  return (
    <>
      <Menu.Separator className="popup-line" />
      <Menu.CheckboxItem className="popup-item" checked={isOn} onCheckedChange={turnSlashKey}>
        <span className="mark-place">
          <Menu.CheckboxItemIndicator>
            <Check className="icon icon-small" aria-hidden />
          </Menu.CheckboxItemIndicator>
        </span>
        “/” opens quick search
      </Menu.CheckboxItem>
    </>
  )
}
