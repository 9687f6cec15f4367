import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { newMember } from '#api/testing/customers/members.ts'
import { document, type Operation, operations } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { databaseSnapshot } from '../database-snapshot.ts'
import { newPeople, openAccount } from '../people.ts'
import { requestOf, send } from '../request.ts'
import { validateResponse } from '../validated-response.ts'

const plink = await contractApp()
afterAll(() => plink.database.close())

const ROLES: MemberRole[] = document.components.schemas.MemberRole.enum

/** Returns the roles that may call the operation. It is empty if every member may. */
const rolesOf = ({ security = [] }: Operation): MemberRole[] => security.flatMap(({ accessToken = [] }) => accessToken)

const ofMembers = operations.filter(({ schemes }) => schemes.includes('accessToken'))
const guarded = ofMembers.filter(operation => rolesOf(operation).length > 0)

const people = newPeople(plink)
const tokens = new Map<MemberRole, string>()
beforeAll(async () => {
  await openAccount(people)
  for (const role of ROLES) {
    const member = await newMember(plink.deps, plink.app, people.newcomer.userId, role)
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
      const before = await databaseSnapshot(plink.database.db)
      const request = { ...requestOf(operation, people), token: tokens.get(role) }
      const { status, body } = await validateResponse(operation, await send(plink.app, operation, request))
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'ROLE_REQUIRED' })
      expect(await databaseSnapshot(plink.database.db)).toEqual(before)
    },
  )
})
