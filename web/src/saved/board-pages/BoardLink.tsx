import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { boardPagesQuery } from '#saved/board-pages/board-queries.ts'
import buttonLook from '#shared/ui/look/button.module.css'

/** Links to the board page that pictures are added to, with their number; hidden before the first. */
export function BoardLink() {
  const { data: pages } = useQuery(boardPagesQuery)
  const page = pages?.values.find(({ owner }) => owner.is_me)
  if (!page) return null
  return (
    <Link className={buttonLook.primary} to="/board-pages/$id" params={{ id: page.id }}>
      <FileText aria-hidden />
      Board page ({page.pictures.length})
    </Link>
  )
}
