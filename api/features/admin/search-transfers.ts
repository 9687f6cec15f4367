import { and, asc, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AdminTransferList, TransferState } from '#api/contract/generated/schemas.ts'
import type { Db } from '#api/db/client.ts'
import { transfers } from '#api/db/schema/transfers.ts'
import type { Deps } from '#api/deps.ts'
import { PlinkError } from '#api/platform/plink-error.ts'
import { isUuid } from '#api/platform/uuid.ts'
import type { AdminBearer } from '#api/staff/admin-sessions.ts'
import { toWesternDigits } from '#domain/digits.ts'
import { presentAdminTransfers } from './admin-transfers.store.ts'

const PAGE_SIZE = 20

interface Search {
  q?: string | undefined
  customerId?: string | undefined
  state?: TransferState | undefined
  status: keyof typeof ORDERS
  cursor?: string | undefined
}

/** A page of transfers. The cursor is the id of the last transfer of the page before. */
export async function searchTransfers(deps: Deps, { admin }: AdminBearer, search: Search): Promise<AdminTransferList> {
  const { status, cursor } = search
  const { key, direction, isBehind } = ORDERS[status]
  const behind = cursor === undefined ? undefined : isBehind(keyOf(key), await positionOf(deps.db, key, cursor))
  const found = await deps.db
    .select()
    .from(transfers)
    .where(and(matches(search), behind))
    .orderBy(...key.map(direction))
    .limit(PAGE_SIZE + 1)
  const items = await presentAdminTransfers(deps, admin, found.slice(0, PAGE_SIZE))
  return { items, nextCursor: found.length > PAGE_SIZE ? items.at(-1)!.transfer.transferId : null }
}

const { createdAt, sequence, undecidedSince } = transfers

/** The columns of an index each, which reads a page without the rows before it. The sequence makes the order total. */
const ORDERS = {
  all: {
    key: [sql`${createdAt}`, sql`${sequence}`],
    direction: desc,
    isBehind: (key: SQL, position: SQL) => sql`(${key}) < ${position}`,
  },
  undecided: {
    key: [sql`${undecidedSince}`, sql`${sequence}`],
    direction: asc,
    isBehind: (key: SQL, position: SQL) => sql`(${key}) > ${position}`,
  },
}

const keyOf = (columns: SQL[]): SQL => sql.join(columns, sql`, `)

/** The key of the transfer with this id. It stays in the database, whose times have more digits than a `Date`. */
async function positionOf(db: Db, key: SQL[], id: string): Promise<SQL> {
  const isIt = eq(transfers.id, id)
  if ((await db.$count(transfers, isIt)) === 0) throw new PlinkError('CURSOR_INVALID')
  return sql`(select ${keyOf(key)} from ${transfers} where ${isIt})`
}

function matches({ q, customerId, state, status }: Search): SQL | undefined {
  const isUndecided = and(eq(transfers.state, 'unknown'), isNotNull(transfers.undecidedSince))
  // The runs of a schedule stand for the transfer that has started it.
  const isUsual = and(isNotNull(transfers.confirmedAt), ne(transfers.state, 'scheduled'))
  return and(
    q === undefined ? undefined : isNumbered(q),
    customerId === undefined ? undefined : eq(transfers.accountId, customerId),
    state && eq(transfers.state, state),
    status === 'undecided' ? isUndecided : undefined,
    q === undefined && state === undefined ? isUsual : undefined,
  )
}

/** Numbers are pasted with spaces and in Arabic digits. */
function isNumbered(q: string): SQL | undefined {
  const number = toWesternDigits(q).replaceAll(/\s/g, '')
  return or(
    isUuid(number.toLowerCase()) ? eq(transfers.id, number.toLowerCase()) : undefined,
    eq(transfers.sequenceNumber, number),
    eq(transfers.providerReference, number),
  )
}
