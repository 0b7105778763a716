// Whoever fills in goes from one of these screens to the next, often where the signal is weak: all come with the first.
export { DrivePage } from '#drives/drive/DrivePage.tsx'
export { DrivesPage } from '#drives/index/DrivesPage.tsx'
export { LookListPage } from '#drives/look/LookListPage.tsx'
export { LookPage } from '#drives/look/LookPage.tsx'
export { NewDrivePage } from '#drives/make/NewDrivePage.tsx'
export { TaskPage } from '#drives/task/TaskPage.tsx'
