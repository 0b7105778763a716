import { isOver, type KeptThing } from '@atlas/contract/rules/kept-thing.ts'
import { Bookmark, ClipboardList, List, type LucideIcon, MapPin, Vote, X } from 'lucide-react'
import { AccountSection, focusSection } from '#accounts/own/AccountSection.tsx'
import styles from '#accounts/own/OnDeviceSection.module.css'
import { removeThing } from '#shared/api/kept-answers.ts'
import { useKeptThings } from '#shared/api/use-kept-things.ts'
import { InstallOffer } from '#shared/page/InstallOffer.tsx'
import { KeptLink } from '#shared/page/KeptLink.tsx'
import { sizeText, whenText } from '#shared/page/kept-words.ts'
import { useDeviceWord } from '#shared/page/use-device-word.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const anchor = 'on-device'

const icons: Readonly<Record<KeptThing['kind'], LucideIcon>> = {
  list: List,
  task: ClipboardList,
  place: MapPin,
  results: Vote,
  search: Bookmark,
}

/** Everything kept for reading without a signal: its size, its age, and a button to remove it. */
export function OnDeviceSection() {
  const device = useDeviceWord()
  const things = useKeptThings()
  const bytes = things.reduce((sum, each) => sum + each.bytes, 0)
  return (
    <AccountSection
      anchor={anchor}
      title={`Kept on this ${device}`}
      hint="Readable for seven days without a signal. Signing out clears it."
    >
      {things.length === 0 ? (
        <p>Nothing is kept here. Lists, tasks, places and saved searches have a switch, “Keep on this {device}”.</p>
      ) : (
        <>
          <ul className={styles.kept} aria-label={`Kept on this ${device}`}>
            {things.map((thing) => (
              <KeptThingRow key={thing.address} thing={thing} device={device} />
            ))}
          </ul>
          <p>{sizeText(bytes)} in all.</p>
        </>
      )}
      <InstallOffer />
    </AccountSection>
  )
}

function KeptThingRow({ thing, device }: { readonly thing: KeptThing; readonly device: string }) {
  const { kind, title, about } = thing
  const Icon = icons[kind]
  const now = Date.now()
  const remove = () =>
    removeThing(thing).then(
      () => focusSection(anchor),
      () => showToast('error', 'Not removed', 'The browser did not let go of it. Sign out to clear it.'),
    )
  return (
    <li>
      <Icon aria-hidden />
      <div>
        <KeptLink thing={thing} />
        <small>
          {isOver(thing, now)
            ? 'Kept for seven days; open it with a signal to see it again.'
            : [kind, about, `kept ${whenText(thing.kept_at, now)}`].filter(Boolean).join(', ')}
        </small>
      </div>
      <button
        type="button"
        className={buttonLook.icon}
        aria-label={`Remove ${title} from this ${device}`}
        onClick={() => void remove()}
      >
        <X aria-hidden />
      </button>
    </li>
  )
}
