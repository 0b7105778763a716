import styles from '#shared/page/Contents.module.css'

interface ContentsProps {
  readonly sections: readonly (readonly [anchor: string, label: string])[]
}

/** A table of contents with a link to each section. */
export function Contents({ sections }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ul>
        {sections.map(([anchor, label]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
