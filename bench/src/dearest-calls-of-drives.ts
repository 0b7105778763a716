import { oneRow } from '#dearest-call.ts'

const tasksOfDrives = 'the tasks of the drives of an organization, or one place'

/** Why requests for drives, their tasks and results by hand are not measured. */
export const ofDrives = {
  listDrives: tasksOfDrives,
  readDrive: tasksOfDrives,
  listDriveTasks: tasksOfDrives,
  listTasks: tasksOfDrives,
  readTask: tasksOfDrives,
  takeTask: tasksOfDrives,
  submitTask: tasksOfDrives,
  readResults: tasksOfDrives,
  sendResults: tasksOfDrives,
  acceptTask: tasksOfDrives,
  mailAboutTasks: oneRow,
  changeDrive: oneRow,
  deleteDrive: oneRow,
  releaseTask: oneRow,
  keepTaskDraft: oneRow,
  sendBackTask: oneRow,
  undoTask: oneRow,
} as const
