import type { Context } from '#context.ts'

const reason =
  'The file could not be made, after three tries. Please ask for it again; if that fails too, tell the support contact.'

/** Says that there will be no file, and deletes what there is of it. */
export async function giveUpExport(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  exportId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('export')
      .set({ status: 'FAILED', error: reason, progressed_at: clock.now() })
      .where('id', '=', exportId)
      .where('status', '=', 'CREATING')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await transaction.deleteFrom('export_chunk').where('export_id', '=', exportId).execute()
  })
}
