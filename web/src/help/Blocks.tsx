import { Link } from '@tanstack/react-router'
import type { Block, Inline } from '#help/help-page.ts'
import styles from '#help/HelpPage.module.css'

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  // The order never changes: the pages are written once.
  return blocks.map((block, index) => <OneBlock key={index} block={block} />)
}

function OneBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>
  if (block.kind === 'picture') {
    const { src, alt, width, height } = block
    return <img className={styles.picture} src={src} alt={alt} width={width} height={height} loading="lazy" />
  }
  if (block.kind === 'paragraph') return <p>{inWords(block.of)}</p>
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>{inWords(item)}</li>
      ))}
    </List>
  )
}

function inWords(pieces: readonly Inline[]) {
  return pieces.map((piece, index) => <Piece key={index} piece={piece} />)
}

function Piece({ piece }: { readonly piece: Inline }) {
  if (piece.kind === 'link') return <PageLink text={piece.text} href={piece.href} />
  if (piece.kind === 'strong') return <b>{piece.text}</b>
  return piece.kind === 'emphasis' ? <em>{piece.text}</em> : piece.text
}

function PageLink({ text, href }: { readonly text: string; readonly href: string }) {
  const [, page] = /^(\w+)\.md$/.exec(href) ?? []
  if (page === undefined) return text
  return (
    <Link to="/help/$page" params={{ page }}>
      {text}
    </Link>
  )
}
