import { afterAll, describe, expect, test } from 'vitest'
import { disableAdmin, enableAdmin, renewSecondFactor, setAdminPassword } from '#api/staff/admins.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'
import { newAdmin as newAdminOf, type StaffMember } from '#api/testing/staff/staff-member.ts'
import { ADMIN_IDLE_SECONDS, ADMIN_SESSION_SECONDS } from '#domain/constants.ts'
import { type Operation, operationOf, operations } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { databaseSnapshot } from '../database-snapshot.ts'
import { newPeople } from '../people.ts'
import { requestOf, send, type TestRequest } from '../request.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { validateResponse } from '../validated-response.ts'

const plink = await contractApp()
const { clock, deps } = plink
afterAll(() => plink.database.close())

const live = plink.with({ sandbox: undefined })
const isOfStaff = ({ tag }: Operation) => tag.startsWith('admin')
const ofStaff = operations.filter(isOfStaff)
const guarded = ofStaff.filter(({ id }) => id !== 'loginAdmin')
const SIGNING_OUT = operationOf('logoutAdmin')

/** Returns the roles that may call an operation. A viewer may call those that only read. */
function rolesFor(id: string, method: string): string[] {
  if (id === SIGNING_OUT.id) return []
  return method === 'GET' ? ['admin', 'viewer'] : ['admin']
}

describe('the contract', () => {
  test('lets only administrators call what is theirs, except to sign in and out', () => {
    const theirs = operations.filter(({ path }) => path.startsWith('/api/admin/') || path === '/health/providers')
    expect(ofStaff).toEqual(theirs)
    for (const { id, method, security } of guarded)
      expect.soft(security, id).toEqual([{ adminToken: rolesFor(id, method) }])
  })

  test('lets no administrator call what customers call', () => {
    expect(operations.filter(each => !isOfStaff(each) && each.schemes.includes('adminToken'))).toEqual([])
  })
})

/** Returns a signed-in administrator of a server in live mode. */
const newAdmin = async (role?: 'admin' | 'viewer') => (await newAdminOf(deps, live, role)).signIn()

/** Sends a valid request that names resources that do not exist. */
async function ask(operation: Operation, { token }: StaffMember, server: Server = live) {
  const request = requestOf(operation, newPeople(plink))
  return validateResponse(operation, await send(server, operation, { ...request, token }))
}

const codeOf = async (operation: Operation, staff: StaffMember): Promise<string> =>
  (await ask(operation, staff)).body.code

const EXPECTED_OF_A_VIEWER = { status: 403, body: { code: 'ADMIN_REQUIRED' } }

describe('a viewer', () => {
  const others = guarded.filter(operation => operation !== SIGNING_OUT)

  test.each(others.filter(({ method }) => method !== 'GET'))(
    'is refused by $id, and leaves no trace',
    async operation => {
      const viewer = await newAdmin('viewer')
      const before = await databaseSnapshot(plink.database.db)
      expect(await ask(operation, viewer)).toMatchObject(EXPECTED_OF_A_VIEWER)
      expect(await databaseSnapshot(plink.database.db)).toEqual(before)
    },
  )

  test.each(others.filter(({ method }) => method === 'GET'))(
    'sees in $id what an administrator sees',
    async operation => {
      const people = newPeople(plink)
      const asAdmin = requestOf(operation, people, await prepareFor(operation, people))
      const asViewer = { ...asAdmin, token: (await newAdmin('viewer')).token }
      const look = async (request: TestRequest) => validateResponse(operation, await send(live, operation, request))
      // The first look of each is in the log, which some responses contain.
      await look(asAdmin)
      await look(asViewer)
      const { status, body } = await look(asViewer)
      expect({ status, body }).toEqual({ status: 200, body: (await look(asAdmin)).body })
    },
  )

  test('signs out', async () => {
    const viewer = await newAdmin('viewer')
    expect((await ask(SIGNING_OUT, viewer)).status).toBe(204)
  })
})

describe('a session of an administrator is refused', () => {
  async function expectRefusals(staff: StaffMember): Promise<void> {
    for (const operation of guarded) expect(await codeOf(operation, staff), operation.id).toBe('UNAUTHENTICATED')
  }
  const isTaken = async (staff: StaffMember) => (await staff.get('/events')).status

  test('after eight hours, however often it was used', async () => {
    const sara = await newAdmin()
    const PAUSE = ADMIN_IDLE_SECONDS - 1
    for (let passed = PAUSE; passed < ADMIN_SESSION_SECONDS; passed += PAUSE) {
      clock.advance(PAUSE)
      expect(await isTaken(sara)).toBe(200)
    }
    clock.advance((ADMIN_SESSION_SECONDS % PAUSE) - 1)
    expect(await isTaken(sara)).toBe(200)
    clock.advance(1)
    await expectRefusals(sara)
  })

  test('half an hour after the last call', async () => {
    const sara = await newAdmin()
    clock.advance(ADMIN_IDLE_SECONDS)
    await expectRefusals(sara)
  })

  test.each<[string, (staff: StaffMember) => Promise<unknown>]>([
    ['once it has ended', staff => staff.post('/auth/logout')],
    ['once its owner is dismissed', ({ email }) => disableAdmin(deps, email)],
    ['once its owner has another password', ({ email }) => setAdminPassword(deps, email, 'Dates&Coffee77')],
    ['once its owner has another second factor', ({ email }) => renewSecondFactor(deps, email)],
  ])('%s', async (_when, end) => {
    const sara = await newAdmin()
    expect(await isTaken(sara)).toBe(200)
    await end(sara)
    await expectRefusals(sara)
  })

  test('still, when its owner comes back', async () => {
    const sara = await newAdmin()
    await disableAdmin(deps, sara.email)
    await enableAdmin(deps, sara.email)
    await expectRefusals(sara)
  })
})
