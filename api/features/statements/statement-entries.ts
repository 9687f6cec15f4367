import type { Db } from '#api/kernel/db/client.ts'
import type { ReadSlice } from '#api/kernel/files/streamed-file.ts'
import { type BookedEntry, bookedEntries } from '#api/money/statements/statement.store.ts'
import type { Statement } from './statements.store.ts'

/** An entry with the balance after it. */
export interface StatementEntry extends BookedEntry {
  balance: number
}

/** Reading this many rows delays another request of the embedded database by a few milliseconds only. */
const SLICE_SIZE = 50

/** Returns the entries of a statement, oldest first, in slices. Throws at the end if they differ from those with which the statement was issued. */
export async function* statementEntries(
  db: Db,
  statement: Statement,
  read: ReadSlice,
): AsyncGenerator<StatementEntry[], void, undefined> {
  const { ledgerAccountId: accountId, fromDay: from, toDay: to, lastSequence: newest } = statement
  let { opening: balance } = statement
  let count = 0
  let last: BookedEntry | undefined
  do {
    const rows = await read(() => bookedEntries(db, { accountId, from, to, newest }, last, SLICE_SIZE))
    yield rows.map(row => {
      balance += row.amount
      return { ...row, balance }
    })
    count += rows.length
    last = rows.length < SLICE_SIZE ? undefined : rows.at(-1)
  } while (last)
  if (balance !== statement.closing || count !== statement.entryCount)
    throw new Error(`The ledger does not agree with the statement ${statement.id}. Run \`npm run ledger:check\`.`)
}
