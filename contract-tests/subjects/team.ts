import { eq } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { expireInvitations } from '#api/people/team/invitations.ts'
import type { Customer } from '#api/testing/customer.ts'
import { newMember } from '#api/testing/members.ts'
import * as team from '#api/testing/team.ts'
import { MAX_MEMBERS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { phoneFromE164 } from '#domain/phone.ts'
import type { People } from '../people.ts'
import { CHOICE, CODE, type RequestFields, readIn } from '../request-fields.ts'
import {
  after,
  afterChallenge,
  afterSeconds,
  codeRefusals,
  confirmRefusals,
  preparedFor,
  resendRefusals,
  unknownId,
  withOtherBody,
} from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparation, type Preparations } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'

/** Whom the examples invite. */
const INVITED_PHONE = '+966598765432'

/** Asks for an invitation, and keeps its id and its code. */
async function askForInvitation({ customer, wallet }: People): Promise<void> {
  wallet.invitationId = await team.invite(customer, team.invited(phoneFromE164(INVITED_PHONE)))
}

/** Confirms the invitation that was asked for last. */
const confirmInvitation = ({ customer, wallet }: People) => team.confirmInvitation(customer, wallet.invitationId)

/** Somebody joins the business, and signs in. Both have names, as Nafath reports them. */
async function addMember({ plink, customer, wallet }: People, role: MemberRole = 'approver'): Promise<Customer> {
  const member = await (await newMember(plink.deps, plink.app, customer.userId, role)).signIn()
  wallet.memberId = member.userId
  const named = (id: string, personNameEnglish: string, personNameArabic: string) =>
    plink.deps.db.update(applicants).set({ personNameEnglish, personNameArabic }).where(eq(applicants.id, id))
  await named(customer.userId, 'Noura Al Otaibi', 'نورة العتيبي')
  await named(member.userId, 'Fahad Al Qahtani', 'فهد القحطاني')
  return member
}

/** A member of the business is signed in, in place of who opened it. */
async function signInAsMember(people: People): Promise<void> {
  const { accessToken } = await addMember(people)
  Object.assign(people.customer, { accessToken })
}

const lockInvitationCodes = ({ customer, wallet }: People): Promise<void> =>
  tryWrongCodes(customer, otp => team.confirmInvitation(customer, wallet.invitationId, otp))

/** Keeps the code for the role of the examples. */
async function sendRoleCode({ customer, wallet }: People): Promise<void> {
  const sent = await customer.post(`${team.TEAM}/members/${wallet.memberId}/code`, { role: 'viewer' })
  customer.otp = (await sent.json()).otpCode
}

const lockRoleCodes = ({ customer, wallet }: People): Promise<void> =>
  tryWrongCodes(customer, otp => customer.patch(`${team.TEAM}/members/${wallet.memberId}`, { role: 'viewer', otp }))

const withMember: Preparation = people => addMember(people)

export const preparations: Preparations = {
  getTeam: inTurn(signedIn, withMember, askForInvitation, confirmInvitation),
  inviteMember: signedIn,
  revokeInvitation: inTurn(signedIn, askForInvitation, confirmInvitation),
  confirmInvitation: inTurn(signedIn, askForInvitation),
  resendInvitationCode: inTurn(signedIn, askForInvitation, waitToResend),
  sendMemberRoleCode: inTurn(signedIn, withMember),
  changeMemberRole: inTurn(signedIn, withMember, sendRoleCode),
  removeMember: inTurn(signedIn, withMember),
  leaveTeam: inTurn(signedIn, signInAsMember),
}

const inInvitation = readIn('getTeam', 'invitations[0].')

export const requestFields: RequestFields = {
  inviteMember: {
    afterwards: confirmInvitation,
    fields: { phoneNumber: inInvitation('phoneNumber'), name: inInvitation('name'), role: inInvitation('role') },
  },
  confirmInvitation: { fields: { otp: CODE } },
  sendMemberRoleCode: { fields: { role: CHOICE } },
  changeMemberRole: { fields: { role: { operation: 'getTeam', path: 'members[1].role' }, otp: CODE } },
}

const opener: ScenarioScript = async ({ prepare, customer, call }) => {
  await prepare()
  return call({ parameters: { memberId: customer.userId } })
}

export const scripts: ScenarioScripts = {
  getTeam: {
    team_of_one: preparedFor('getMe'),
    as_viewer: async context => {
      await context.prepareFor('getMe')
      const { accessToken } = await addMember(context, 'viewer')
      return context.call({ token: accessToken })
    },
  },

  inviteMember: {
    invitation_exists: after(async people => {
      await askForInvitation(people)
      await confirmInvitation(people)
    }),
    team_full: after(async ({ plink, customer }) => {
      for (let count = 1; count < MAX_MEMBERS; count++)
        await newMember(plink.deps, plink.app, customer.userId, 'viewer')
    }),
    ...codeRefusals(askForInvitation, lockInvitationCodes),
  },

  revokeInvitation: {
    invitation_not_found: unknownId('invitationId'),
    invitation_ended: after(async ({ plink, customer }) => {
      await expireInvitations(plink.deps.db, addSeconds(plink.clock(), 8 * 86_400))
      await customer.refresh()
    }),
  },

  confirmInvitation: {
    invitation_not_found: unknownId('invitationId'),
    ...confirmRefusals(lockInvitationCodes),
  },

  resendInvitationCode: {
    invitation_not_found: unknownId('invitationId'),
    action_expired: afterChallenge,
    ...resendRefusals('invitationId', 'confirmInvitation', lockInvitationCodes),
  },

  sendMemberRoleCode: {
    member_not_found: unknownId('memberId'),
    opener_stays: opener,
    idempotency_mismatch: withOtherBody({ role: 'maker' }),
    ...codeRefusals(sendRoleCode, lockRoleCodes),
  },

  changeMemberRole: {
    member_not_found: unknownId('memberId'),
    opener_stays: opener,
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    otp_locked: after(lockRoleCodes),
  },

  removeMember: { member_not_found: unknownId('memberId'), opener_stays: opener },

  leaveTeam: {
    opener_stays: preparedFor('getMe'),
  },
}
