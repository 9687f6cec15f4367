import { and, eq } from 'drizzle-orm'
import type { ApiKeyRequest, ApiKeyRequestList } from '#api/contract/generated/schemas.ts'
import type { Deps } from '#api/deps.ts'
import type { Db } from '#api/kernel/db/client.ts'
import { type ApiKeyRequestRow, apiKeyRequests } from '#api/kernel/db/schema/api-keys.ts'
import { cursorsOf } from '#api/kernel/paging/cursor.ts'
import { type ListQuery, pageRequest, type Range, readPage } from '#api/kernel/paging/page.ts'
import { type RowOrder, rowsNextTo } from '#api/kernel/paging/row-order.ts'
import type { AccountBearer } from '#api/people/accounts/sessions.ts'
import { apiKeyOf } from './api-keys.store.ts'

type RequestFilters = { requestId?: string | undefined }

/** A page of the calls of a program with the key, newest first. Throws `API_KEY_NOT_FOUND`, `CURSOR_INVALID`. */
export async function listApiKeyRequests(
  { db, secretKey }: Deps,
  { account }: AccountBearer,
  apiKeyId: string,
  { cursor, limit, requestId }: ListQuery & RequestFilters,
): Promise<ApiKeyRequestList> {
  await apiKeyOf(db, account.id, apiKeyId)
  const cursors = cursorsOf<RequestFilters>(secretKey, `requests of the key ${apiKeyId}`)
  const request = pageRequest(cursors, { cursor, limit, filters: { requestId } })
  const page = await readPage(
    cursors,
    request,
    range => findRequests(db, apiKeyId, request.filters, range),
    row => row.id,
  )
  return { ...page, items: page.items.map(presentRequest) }
}

function findRequests(
  db: Db,
  apiKeyId: string,
  { requestId }: RequestFilters,
  { place, limit }: Range,
): Promise<ApiKeyRequestRow[]> {
  const { areNext, order } = rowsNextTo(place, NEWEST_FIRST)
  const isWanted = requestId === undefined ? undefined : eq(apiKeyRequests.id, requestId)
  return db
    .select()
    .from(apiKeyRequests)
    .where(and(eq(apiKeyRequests.apiKeyId, apiKeyId), isWanted, areNext))
    .orderBy(...order)
    .limit(limit)
}

const NEWEST_FIRST: RowOrder = {
  id: apiKeyRequests.id,
  key: [apiKeyRequests.at, apiKeyRequests.id],
  direction: 'descending',
}

const presentRequest = ({ id, method, path, status, code, milliseconds, at }: ApiKeyRequestRow): ApiKeyRequest => ({
  requestId: id,
  method,
  path,
  status,
  ...(code && { code }),
  durationMilliseconds: milliseconds,
  at: at.toISOString(),
})
