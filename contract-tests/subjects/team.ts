import { eq } from 'drizzle-orm'
import type { MemberRole } from '#api/contract/generated/schemas.ts'
import { applicants } from '#api/kernel/db/schema/onboarding.ts'
import { addSeconds } from '#api/kernel/platform/clock.ts'
import { expireInvitations } from '#api/people/team/invitations.ts'
import { storeRule } from '#api/testing/customers/approvals.ts'
import type { Customer } from '#api/testing/customers/customer.ts'
import { newMember } from '#api/testing/customers/members.ts'
import * as team from '#api/testing/customers/team.ts'
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
  preparedBy,
  preparedFor,
  resendRefusals,
  unknownId,
  withOtherBody,
} from '../scripts/preconditions.ts'
import type { ScenarioScript, ScenarioScripts } from '../scripts/scenario-script.ts'
import { tryWrongCodes } from '../steps/codes.ts'
import { inTurn, type Preparations, successOf } from '../steps/preparation.ts'
import { signedIn, waitToResend } from '../steps/sign-in.ts'

/** The phone that the examples invite. */
const INVITED_PHONE = '+966598765432'

type InvitationId = { invitationId: string }
type MemberId = { memberId: string }

/** Requests an invitation, for which the customer gets a code. */
const requestInvitation = async ({ customer }: People): Promise<InvitationId> => ({
  invitationId: await team.invite(customer, team.invited(phoneFromE164(INVITED_PHONE))),
})

async function confirmInvitation({ customer }: People, { invitationId }: InvitationId): Promise<void> {
  await team.confirmInvitation(customer, invitationId)
}

/** Somebody joins the business, and signs in. Both have names, as Nafath reports them. */
async function addMember({ plink, customer }: People, role: MemberRole = 'approver'): Promise<Customer> {
  const member = await (await newMember(plink.deps, plink.app, customer.userId, role)).signIn()
  const named = (id: string, personNameEnglish: string, personNameArabic: string) =>
    plink.deps.db.update(applicants).set({ personNameEnglish, personNameArabic }).where(eq(applicants.id, id))
  await named(customer.userId, 'Noura Al Otaibi', 'نورة العتيبي')
  await named(member.userId, 'Fahad Al Qahtani', 'فهد القحطاني')
  return member
}

/** A member of the business is signed in, in place of the owner. */
async function signInAsMember(people: People): Promise<void> {
  const { accessToken } = await addMember(people)
  Object.assign(people.customer, { accessToken })
}

const lockInvitationCodes = ({ customer }: People, { invitationId }: InvitationId): Promise<void> =>
  tryWrongCodes(customer, otp => team.confirmInvitation(customer, invitationId, otp))

/** Sends the code for the role of the examples to the customer. */
async function sendRoleCode({ customer }: People, { memberId }: MemberId): Promise<void> {
  const { otpCode } = await successOf(customer.post(`${team.TEAM}/members/${memberId}/code`, { role: 'viewer' }))
  customer.otp = otpCode
}

const lockRoleCodes = ({ customer }: People, { memberId }: MemberId): Promise<void> =>
  tryWrongCodes(customer, otp => customer.patch(`${team.TEAM}/members/${memberId}`, { role: 'viewer', otp }))

const withMember = inTurn(
  signedIn,
  async (people): Promise<MemberId> => ({ memberId: (await addMember(people)).userId }),
)
const withRoleCode = inTurn(withMember, sendRoleCode)
const withUnconfirmedInvitation = inTurn(signedIn, requestInvitation)
const withInvitation = inTurn(withUnconfirmedInvitation, confirmInvitation)
const withLockedInvitationCodes = inTurn(withUnconfirmedInvitation, lockInvitationCodes)

export const preparations = {
  getTeam: inTurn(withMember, requestInvitation, confirmInvitation),
  inviteMember: signedIn,
  revokeInvitation: withInvitation,
  confirmInvitation: withUnconfirmedInvitation,
  resendInvitationCode: inTurn(withUnconfirmedInvitation, waitToResend),
  sendMemberRoleCode: withMember,
  changeMemberRole: withRoleCode,
  removeMember: withMember,
  leaveTeam: inTurn(signedIn, signInAsMember),
} satisfies Preparations

const inInvitation = readIn('getTeam', 'invitations[0].')

export const requestFields: RequestFields = {
  inviteMember: {
    afterwards: (people, { invitationId }) => confirmInvitation(people, { invitationId }),
    fields: { phoneNumber: inInvitation('phoneNumber'), name: inInvitation('name'), role: inInvitation('role') },
  },
  confirmInvitation: { fields: { otp: CODE } },
  sendMemberRoleCode: { fields: { role: CHOICE } },
  changeMemberRole: { fields: { role: { operation: 'getTeam', path: 'members[1].role' }, otp: CODE } },
}

/** All payments need the approval of the only member who may approve. */
async function requireApproval({ plink, newcomer }: People): Promise<void> {
  await storeRule(plink.deps, newcomer.userId, 1_00, 1)
}

const opener: ScenarioScript = async ({ prepare, customer, call }) => {
  await prepare()
  return call({ parameters: { memberId: customer.userId } })
}

export const scripts: ScenarioScripts = {
  getTeam: {
    team_of_one: preparedFor('getMe'),
    as_viewer: async context => {
      await signedIn(context)
      const { accessToken } = await addMember(context, 'viewer')
      return context.call({ token: accessToken })
    },
  },

  inviteMember: {
    invitation_exists: preparedBy(withInvitation),
    team_full: after(async ({ plink, customer }) => {
      for (let count = 1; count < MAX_MEMBERS; count++)
        await newMember(plink.deps, plink.app, customer.userId, 'viewer')
    }),
    ...codeRefusals(withUnconfirmedInvitation, lockInvitationCodes),
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
    ...confirmRefusals(withLockedInvitationCodes),
  },

  resendInvitationCode: {
    invitation_not_found: unknownId('invitationId'),
    action_expired: afterChallenge,
    ...resendRefusals('invitationId', 'confirmInvitation', withLockedInvitationCodes),
  },

  sendMemberRoleCode: {
    approver_needed: after(requireApproval),
    member_not_found: unknownId('memberId'),
    opener_stays: opener,
    idempotency_mismatch: withOtherBody({ role: 'maker' }),
    ...codeRefusals(withRoleCode, lockRoleCodes),
  },

  changeMemberRole: {
    approver_needed: after(requireApproval),
    member_not_found: unknownId('memberId'),
    opener_stays: opener,
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    otp_locked: preparedBy(inTurn(withRoleCode, lockRoleCodes)),
  },

  removeMember: {
    approver_needed: after(requireApproval),
    member_not_found: unknownId('memberId'),
    opener_stays: opener,
  },

  leaveTeam: {
    approver_needed: after(requireApproval),
    opener_stays: preparedFor('getMe'),
  },
}
