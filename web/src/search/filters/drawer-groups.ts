import { type ChoiceColumnId, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import type { DrawerGroup } from '#search/filters/drawer-group.ts'
import { officialGroups } from '#search/filters/official-groups.ts'
import { placeFilterGroups } from '#search/filters/place-groups.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'

/** The filters of the drawer, by subject. */
export const drawerGroups: Readonly<Record<SubjectId, readonly DrawerGroup[]>> = {
  official: officialGroups,
  place: placeFilterGroups,
}

/** The groups with their visible filters; empty groups are left out. */
export function visibleGroups(subject: SubjectId, hidden: ReadonlySet<string>): readonly DrawerGroup[] {
  return drawerGroups[subject]
    .map((group) => ({ ...group, filters: group.filters.filter(({ columnId }) => !hidden.has(columnId)) }))
    .filter(({ filters }) => filters.length > 0)
}

/** The columns whose facets the drawer shows. */
export function drawerColumns(subject: SubjectId): readonly ChoiceColumnId[] {
  const own = drawerGroups[subject].flatMap(({ filters }) => filters.filter(({ control }) => control === 'own'))
  return columnsOf[subject].choiceIds.filter((id) => own.some(({ columnId }) => columnId === id))
}
