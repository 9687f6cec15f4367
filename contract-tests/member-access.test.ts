import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { newMember } from '#api/testing/members.ts'
import { document, type Operation, operations } from './contract.ts'
import { contractApp } from './contract-app.ts'
import { databaseSnapshot } from './database-snapshot.ts'
import { requestOf, send } from './request.ts'
import { openAccount, testUser } from './test-user.ts'
import { validateResponse } from './validated-response.ts'

const world = await contractApp()
afterAll(() => world.database.close())

const ROLES: MemberRole[] = document.components.schemas.MemberRole.enum

/** Empty for an operation that every member may call. */
const rolesOf = ({ security = [] }: Operation): MemberRole[] => security.flatMap(({ accessToken = [] }) => accessToken)

const ofMembers = operations.filter(({ schemes }) => schemes.includes('accessToken'))
const guarded = ofMembers.filter(operation => rolesOf(operation).length > 0)

const user = testUser(world)
const tokens = new Map<MemberRole, string>()
beforeAll(async () => {
  await openAccount(user)
  for (const role of ROLES) {
    const member = await newMember(world.deps, world.app, user.person.userId, role)
    tokens.set(role, (await member.signIn()).accessToken)
  }
})

test('every operation that changes something names roles, but those about the caller and those that change nothing of the business', () => {
  const unguarded = ofMembers.filter(operation => operation.method !== 'GET' && rolesOf(operation).length === 0)
  expect(unguarded.map(({ id }) => id).sort()).toEqual([
    'cancelPhoneChange',
    'changeMessageLanguage',
    'changeNotificationPreferences',
    'changePassword',
    'confirmPhoneChange',
    'createBalanceCertificate',
    'createIbanLetter',
    'createProfile',
    'createStatement',
    'endOtherSessions',
    'endSession',
    'leaveTeam',
    'markNotificationRead',
    'markNotificationsRead',
    'markTransactionsSeen',
    'sendPhoneChangeCode',
    'startPhoneChange',
  ])
})

describe.each(guarded)('$id', operation => {
  test.each(ROLES.filter(role => !rolesOf(operation).includes(role)))(
    'refuses a %s, and leaves no trace',
    async role => {
      const before = await databaseSnapshot(world.database.db)
      const request = { ...requestOf(operation, user), token: tokens.get(role) }
      const { status, body } = await validateResponse(operation, await send(world.app, operation, request))
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'ROLE_REQUIRED' })
      expect(await databaseSnapshot(world.database.db)).toEqual(before)
    },
  )
})
