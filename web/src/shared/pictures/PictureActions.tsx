import { Copy, Download, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from '#shared/pictures/PictureCard.module.css'
import type { Picture } from '#shared/pictures/picture.ts'
import { rowsText } from '#shared/pictures/rows-text.ts'
import { saveBytes, saveText } from '#shared/ui/browser/save-text.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

// Loaded only when somebody copies or saves a picture.
const loadFiles = () => import('#shared/pictures/picture-files.tsx')

interface PictureActionsProps {
  readonly picture: Picture
  readonly isTableOpen: boolean
  readonly onToggleTable: () => void
  readonly children: ReactNode
}

/** Buttons to copy and save a picture; each file has its title, source and date. */
export function PictureActions({ picture, isTableOpen, onToggleTable, children }: PictureActionsProps) {
  const { title, fileName, draw } = picture
  const [cannotCopy, setCannotCopy] = useState(false)
  const saveRows = () => saveText(`${fileName}.csv`, 'text/csv', rowsText(picture))
  return (
    <div className={styles.actions}>
      {draw && (
        <>
          <Action
            icon={<Copy aria-hidden />}
            of={title}
            onPress={() => void copied(picture).then((done) => setCannotCopy(!done))}
          >
            Copy as picture
          </Action>
          <Action icon={<Download aria-hidden />} of={title} onPress={() => void savePng(picture)}>
            PNG
          </Action>
          <Action icon={<Download aria-hidden />} of={title} onPress={() => void saveSvg(picture)}>
            SVG
          </Action>
        </>
      )}
      <Action icon={<Download aria-hidden />} of={title} onPress={saveRows}>
        CSV
      </Action>
      {draw && (
        <Action icon={<Table2 aria-hidden />} of={title} isExpanded={isTableOpen} onPress={onToggleTable}>
          Table
        </Action>
      )}
      {children}
      <p role="status">
        {cannotCopy && (
          <>
            Your browser cannot copy pictures.{' '}
            <button type="button" className={buttonLook.link} onClick={() => void savePng(picture)}>
              Download PNG
            </button>
          </>
        )}
      </p>
    </div>
  )
}

interface ActionProps {
  readonly icon: ReactNode
  /** The title of the picture, because a page may have several. */
  readonly of: string
  readonly isExpanded?: boolean
  readonly onPress: () => void
  readonly children: string
}

function Action({ icon, of, isExpanded, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      className={buttonLook.quiet}
      aria-expanded={isExpanded}
      aria-label={`${children}: ${of}`}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  )
}

/** Whether the browser accepted the copy. */
async function copied(picture: Picture): Promise<boolean> {
  try {
    // Safari accepts the promise only if it is passed during the click.
    const blob = loadFiles().then(async ({ pngOf }) => new Blob([await pngOf(picture)], { type: 'image/png' }))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
    showToast('success', 'Copied, with title, source and day.')
    return true
  } catch {
    return false
  }
}

function savePng(picture: Picture): Promise<void> {
  return saved(async () => {
    const { pngOf } = await loadFiles()
    saveBytes(`${picture.fileName}.png`, 'image/png', await pngOf(picture))
  })
}

function saveSvg(picture: Picture): Promise<void> {
  return saved(async () => {
    const { svgOf } = await loadFiles()
    saveText(`${picture.fileName}.svg`, 'image/svg+xml', svgOf(picture))
  })
}

async function saved(save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch {
    showToast('error', 'The picture could not be saved. Try again.')
  }
}
