import { afterAll, describe, expect, test } from 'vitest'
import { deleteExpired } from '#api/run/jobs/delete-expired.ts'
import { testApp } from '#api/testing/app.ts'
import { API_KEYS, callWith, listed, storeApiKey } from '#api/testing/customers/api-keys.ts'
import { signedInCustomer } from '#api/testing/customers/session-steps.ts'
import { outcome, refusal } from '#api/testing/outcome.ts'

const { app, clock, database, deps, with: appWith } = await testApp()
afterAll(() => database.close())

async function ownerOfKey(server = app) {
  const noura = await signedInCustomer(server)
  const key = await storeApiKey(deps, noura.userId, {
    scopes: ['wallet:read'],
    expiresAt: new Date(clock().getTime() + 60 * 86_400_000),
  })
  const path = `${API_KEYS}/${(await listed(noura))[0]!.apiKeyId}/requests`
  const requests = async (query = '') => (await outcome(noura.get(path + query))).body
  return { noura, key, path, requests }
}

describe('listApiKeyRequests', () => {
  test('has what was called, without values and bodies, and finds it by its request id', async () => {
    const { key, requests } = await ownerOfKey()
    const headers = { Authorization: `Bearer ${key}` }
    const unknown = `/api/v1/transfers/${crypto.randomUUID()}`
    const response = await app.request(`${unknown}?note=secret`, { headers })
    clock.advance(1)
    await callWith(app, key, '/api/v1/top-ups', { method: 'POST', body: '{"note":"secret"}' })
    expect(await requests()).toMatchObject({
      items: [
        { method: 'POST', path: '/api/v1/top-ups', status: 403, code: 'SCOPE_MISSING', at: clock().toISOString() },
        { method: 'GET', path: '/api/v1/transfers/{transferId}', status: (await response.clone()).status },
      ],
    })
    expect(JSON.stringify(await requests())).not.toContain('secret')
    const requestId = response.headers.get('X-Request-Id')
    expect((await requests(`?requestId=${requestId}`)).items).toMatchObject([{ requestId, method: 'GET' }])
    expect((await requests(`?requestId=${crypto.randomUUID()}`)).items).toEqual([])
  })

  test('has pages, whose cursors belong to this key', async () => {
    const { key, requests } = await ownerOfKey()
    for (let count = 0; count < 3; count++) await callWith(app, key)
    const first = await requests('?limit=2')
    expect(first.items).toHaveLength(2)
    const cursor = String(first.nextCursor)
    expect((await requests(`?cursor=${cursor}`)).items).toHaveLength(1)
    const other = await ownerOfKey()
    expect(await outcome(other.noura.get(`${other.path}?cursor=${cursor}`))).toEqual(refusal(400, 'CURSOR_INVALID'))
  })

  test('has nothing of calls above the limit, and nothing that is older than 30 days', async () => {
    const server = appWith({ limits: { ...deps.limits, requestsPerApiKeyPerMinute: 2 } })
    const { noura, key, requests } = await ownerOfKey(server)
    for (let count = 0; count < 4; count++) await callWith(server, key)
    expect((await requests()).items).toHaveLength(2)
    clock.advance(30 * 86_400)
    await deleteExpired(deps)
    await noura.signIn()
    expect((await requests()).items).toHaveLength(2)
    clock.advance(1)
    await deleteExpired(deps)
    expect((await requests()).items).toEqual([])
  })
})
