import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { turnSlashKey, useIsSlashKeyOn } from '#search/quick/slash-key.ts'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import popupLook from '#shared/ui/look/popup.module.css'

/** Turns the key of the quick search off and on; where there is no room for a navigation there is rarely a keyboard. */
export function SlashKeyItem() {
  const isOn = useIsSlashKeyOn()
  const isWide = useMediaQuery(fromDesktop)
  if (!isWide) return null
  return (
    <>
      <Menu.Separator className={popupLook.line} />
      <Menu.CheckboxItem className={popupLook.item} checked={isOn} onCheckedChange={turnSlashKey}>
        <span className={popupLook.mark}>
          <Menu.CheckboxItemIndicator>
            <Check size={16} aria-hidden />
          </Menu.CheckboxItemIndicator>
        </span>
        “/” opens quick search
      </Menu.CheckboxItem>
    </>
  )
}
