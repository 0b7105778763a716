import type { ReactNode } from 'react'
import styles from '#accounts/welcome/FirstQuestions.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

export function QuestionText({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <span className={styles.words}>
      <b>{words}</b>
      <span>{children}</span>
    </span>
  )
}

export function QuestionCount({ count, counted }: { readonly count: number; readonly counted: string }) {
  return (
    <span className={styles.count}>
      <b>{thousands(count)}</b> {counted}
    </span>
  )
}
