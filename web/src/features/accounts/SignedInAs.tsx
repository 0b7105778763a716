import type { Me } from '@atlas/contract/endpoints/accounts.ts'
import { useRouter } from '@tanstack/react-router'
import { UserCheck } from 'lucide-react'

export function SignedInAs({ user, goal }: { readonly user: Me; readonly goal: string }) {
  const router = useRouter()
  return (
    <p className="notice">
      <UserCheck className="icon" aria-hidden />
      <span>
        You are signed in as{' '}
        <b>
          {user.first_name} {user.last_name}
        </b>
        .{' '}
        <a
          href={goal}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            router.history.push(goal)
          }}
        >
          Continue
        </a>
      </span>
    </p>
  )
}
