import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Belongings, User } from '@atlas/contract/endpoints/users/users.ts'
import { CalendarX2, Download, FileUp, History, UserX } from 'lucide-react'
import { type Consequence, Consequences, ofPrivate, ofShared } from '#users/belongings/Consequences.tsx'
import { counted } from '#shared/ui/text/counted.ts'

const stays = {
  they: 'What they noted in shared lists or reported, without their name.',
  you: 'What you noted in shared lists or reported, without your name.',
} as const

interface FateProps {
  readonly account: Pick<User | Me, 'email' | 'organization_of'>
  readonly belongings: Belongings
  readonly whose: keyof typeof stays
}

/** What is deleted with an account, what stays, and who gets that. */
export function Fate({ account, belongings, whose }: FateProps) {
  const shared = ofShared(account, belongings)
  const privateText = ofPrivate(belongings)
  return (
    <>
      <Consequences
        title="Deleted for good"
        of={[
          { icon: UserX, text: `The account ${account.email}, signed out everywhere at once.` },
          shared?.isLoss ? shared : null,
          privateText,
          ...ofFiles(belongings),
        ]}
      />
      <Consequences title="Stays" of={[shared?.isLoss ? null : shared, { icon: History, text: stays[whose] }]} />
    </>
  )
}

function ofFiles({ exports, imports, has_calendar_feed: hasFeed }: Belongings): (Consequence | null)[] {
  return [
    exports > 0 ? { icon: Download, text: `${counted(exports, 'file', 'files')} to download.` } : null,
    imports > 0
      ? { icon: FileUp, text: `${counted(imports, 'file', 'files')} of officials, not published yet.` }
      : null,
    hasFeed ? { icon: CalendarX2, text: 'The private calendar links. Calendars that use them stop updating.' } : null,
  ]
}
