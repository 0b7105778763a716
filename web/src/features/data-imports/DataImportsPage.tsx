import { History } from '#features/data-imports/history/History.tsx'
import { OwnOfficials } from '#features/data-imports/OwnOfficials.tsx'
import { useImports } from '#features/data-imports/use-imports.ts'
import styles from '#layout/page/admin-page.module.css'
import { AdminPages } from '#layout/page/AdminPages.tsx'
import { PageTitle } from '#layout/page/PageTitle.tsx'
import textLook from '#ui/look/text.module.css'

export function DataImportsPage() {
  const imports = useImports()
  return (
    <main id="main" className={styles.page}>
      <div>
        <AdminPages />
        <PageTitle>Data</PageTitle>
        <p className={textLook.muted}>Load your organization’s own officials, and see every import there was.</p>
      </div>
      <OwnOfficials imports={imports} />
      <History undoing={imports.undoing} />
    </main>
  )
}
