import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { mostFound } from '@atlas/contract/endpoints/officials/officials.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { CircleHelp, ListFilter, ListPlus, MapPin, RotateCw, Search, SpellCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { mostOfficesNamed, nobodySentence } from '#search/quick/nobody-sentence.ts'
import styles from '#search/quick/SuggestionList.module.css'
import { isOfOffice, type SearchStatus, type Suggestion, type Understood } from '#search/quick/use-quick-search.ts'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

interface SuggestionListProps {
  readonly text: string
  readonly status: SearchStatus
  readonly total: number
  readonly places: number
  readonly understood: Understood | null
  readonly visibleCount: number
  readonly onChoose: (suggestion: Suggestion) => void
}

/** How the search stands, read aloud, and under it what it found. */
export function SuggestionList({
  text,
  status,
  total,
  places,
  understood,
  visibleCount,
  onChoose,
}: SuggestionListProps) {
  const isSlow = useAfterDelay(status === 'waiting', 300)
  return (
    <>
      <Autocomplete.Status className={classes(popupLook.note, styles.standing)}>
        {status === 'waiting'
          ? isSlow && 'Searching…'
          : sentences[status]({ text, total, places, understood, visibleCount })}
      </Autocomplete.Status>
      <Autocomplete.List>
        {(suggestion: Suggestion, index: number) => (
          <Autocomplete.Item
            key={keyOf(suggestion, index)}
            value={suggestion}
            className={classes(popupLook.item, styles.item)}
            onClick={() => onChoose(suggestion)}
          >
            <Line suggestion={suggestion} />
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </>
  )
}

interface Found {
  readonly text: string
  readonly total: number
  readonly places: number
  readonly understood: Understood | null
  readonly visibleCount: number
}

const sentences: Record<Exclude<SearchStatus, 'waiting'>, (found: Found) => string> = {
  found: ({ total, places, understood, visibleCount }) => {
    const people = total > visibleCount ? `The first ${visibleCount} of ${officials(total)}` : officials(total)
    const named = places === 0 ? null : `${places} ${places === 1 ? 'place' : 'places'}`
    const count = [total > 0 || places === 0 ? people : null, named].filter(Boolean).join(' and ')
    const parts = understood && isOfOffice(understood) ? understoodWords(understood) : []
    return parts.length > 1 ? `${parts.join(' · ')}: ${count}` : count
  },
  similar: ({ text, total, visibleCount }) =>
    `No exact match for “${text}”. Similar: ${total > visibleCount ? `the first ${visibleCount} of ` : ''}${officials(total)}`,
  nobody: ({ understood }) => (understood ? nobodySentence(understood) : ''),
  nothing: ({ text }) => `No official, office or place matches “${text}”.`,
  failed: () => 'No answer came from the server.',
  offline: () => 'You are offline. The search will resume when the signal is back.',
}

function officeWords({ offices }: Understood): string | null {
  if (offices.length === 0) return null
  return offices.length > mostOfficesNamed ? 'Several offices' : offices.join(' or ')
}

function understoodWords(understood: Understood): string[] {
  const { place, district, state } = understood
  const parts = [officeWords(understood), place, district && `District ${district}`, place === state ? null : state]
  return parts.filter((part) => part !== null)
}

/** Where the name does not say what kind of place it is. */
const kindNouns: Readonly<Partial<Record<PlaceKind, string>>> = { municipality: 'City or town', state: 'State' }

function officials(count: number): string {
  return `${thousands(count)} ${count === 1 ? 'official' : 'officials'}`
}

/** What to do is drawn anew below whom there is: it would jump there before the eye. */
function keyOf(suggestion: Suggestion, index: number): string {
  if (suggestion.kind === 'official') return String(suggestion.official.id)
  if (suggestion.kind === 'place') return suggestion.place.id
  if (suggestion.kind === 'named' || suggestion.kind === 'filter')
    return `${suggestion.named.column_id} ${suggestion.named.id}`
  return `${suggestion.kind} ${index}`
}

function Line({ suggestion }: { readonly suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'official': {
      const { name, office, jurisdiction, state, standing } = suggestion.official
      return (
        <span className={styles.official}>
          <span className={styles.name}>
            <b>{name}</b> <StandingMark standing={standing} />
          </span>{' '}
          <span>{[...new Set([office, jurisdiction, state])].filter(Boolean).join(' · ')}</span>
        </span>
      )
    }
    case 'place': {
      const { name, kind, state, officials: onFile } = suggestion.place
      const parts = [kindNouns[kind], state === name ? null : state, officials(onFile)]
      return (
        <span className={styles.official}>
          <b>{name}</b> <span>{parts.filter(Boolean).join(' · ')}</span>
        </span>
      )
    }
    case 'named': {
      const { column_id: columnId, label, state, total } = suggestion.named
      return (
        <span className={styles.official}>
          <b>{label}</b> <span>{[columnOf(columnId).label, state, officials(total)].filter(Boolean).join(' · ')}</span>
        </span>
      )
    }
    default:
      return <Deed suggestion={suggestion} />
  }
}

type DeedSuggestion = Exclude<Suggestion, { kind: 'official' | 'place' | 'named' }>

/** Something to do about what was typed. */
function Deed({ suggestion }: { readonly suggestion: DeedSuggestion }) {
  switch (suggestion.kind) {
    case 'filter': {
      const { column_id: columnId, label, total } = suggestion.named
      return (
        <ActionText icon={<ListFilter aria-hidden />}>
          {officials(total)} by {columnOf(columnId).label}: {label}
        </ActionText>
      )
    }
    case 'zip':
      return <ActionText icon={<MapPin aria-hidden />}>Who represents {suggestion.zip}</ActionText>
    case 'help':
      return <ActionText icon={<CircleHelp aria-hidden />}>Help: {suggestion.page.title}</ActionText>
    case 'more':
      return (
        <ActionText icon={<ListPlus aria-hidden />}>
          {suggestion.total > mostFound
            ? `Show the first ${mostFound} of ${officials(suggestion.total)}`
            : `Show all ${officials(suggestion.total)}`}
        </ActionText>
      )
    case 'closest':
      return <ActionText icon={<SpellCheck aria-hidden />}>Did you mean {suggestion.text}?</ActionText>
    case 'again':
      return <ActionText icon={<RotateCw aria-hidden />}>Try again</ActionText>
    case 'names':
      return (
        <ActionText icon={<Search aria-hidden />}>
          All officials whose {suggestion.of} contains “{suggestion.text}”
        </ActionText>
      )
  }
}

function ActionText({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
    </>
  )
}
