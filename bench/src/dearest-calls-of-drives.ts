import { oneRow } from '#dearest-call.ts'

const tasksOfDrives = 'the tasks of the drives of an organization, or one place'

/** Why nothing is measured of drives, their tasks and the results of an election day. */
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
