import { addSeconds } from '#api/kernel/platform/clock.ts'
import { expireInvitations } from '#api/people/team/invitations.ts'
import { newMember } from '#api/testing/members.ts'
import { CHALLENGE_SECONDS, MAX_MEMBERS, OTP_LIFETIME_SECONDS } from '#domain/constants.ts'
import { operationOf } from '../contract.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import {
  addMember,
  askForInvitation,
  confirmInvitation,
  lockInvitationCodes,
  lockRoleCodes,
  sendRoleCode,
} from '../subjects/team.ts'
import { after, afterSeconds, withOtherBody, withoutSms } from './preconditions.ts'
import { runScenarios } from './run-scenarios.ts'
import type { ScenarioScript } from './scenario-context.ts'

const unknownInvitation: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { invitationId: crypto.randomUUID() } })
}

const unknownMember: ScenarioScript = async ({ prepare, call }) => {
  await prepare()
  return call({ parameters: { memberId: crypto.randomUUID() } })
}

const opener: ScenarioScript = async ({ prepare, customer, call }) => {
  await prepare()
  return call({ parameters: { memberId: customer.userId } })
}

runScenarios('team', {
  getTeam: {
    team_of_one: async context => {
      await prepareFor(operationOf('getMe'), context)
      return context.call()
    },
    as_viewer: async context => {
      await prepareFor(operationOf('getMe'), context)
      const { accessToken } = await addMember(context, 'viewer')
      return context.call({ token: accessToken })
    },
  },

  inviteMember: {
    invitation_exists: after(async user => {
      await askForInvitation(user)
      await confirmInvitation(user)
    }),
    team_full: after(async ({ world, customer }) => {
      for (let count = 1; count < MAX_MEMBERS; count++)
        await newMember(world.deps, world.app, customer.userId, 'viewer')
    }),
    otp_locked: after(async user => {
      await askForInvitation(user)
      await lockInvitationCodes(user)
    }),
    otp_cooldown: after(askForInvitation),
    otp_send_failed: withoutSms,
  },

  revokeInvitation: {
    invitation_not_found: unknownInvitation,
    invitation_ended: after(async ({ world, customer }) => {
      await expireInvitations(world.deps.db, addSeconds(world.clock(), 8 * 86_400))
      await customer.refresh()
    }),
  },

  confirmInvitation: {
    invitation_not_found: unknownInvitation,
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    action_expired: after(({ call }) => call()),
    otp_locked: after(lockInvitationCodes),
  },

  resendInvitationCode: {
    invitation_not_found: unknownInvitation,
    action_expired: after(async ({ world, customer }) => {
      world.clock.advance(CHALLENGE_SECONDS)
      await customer.refresh()
    }),
    idempotency_mismatch: async ({ prepare, call }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await prepare()
      await call({ headers })
      return call({ headers, parameters: { invitationId: crypto.randomUUID() } })
    },
    otp_cooldown: async context => {
      await prepareFor(operationOf('confirmInvitation'), context)
      return context.call()
    },
    otp_locked: after(lockInvitationCodes),
    otp_send_failed: withoutSms,
  },

  sendMemberRoleCode: {
    member_not_found: unknownMember,
    opener_stays: opener,
    idempotency_mismatch: withOtherBody({ role: 'maker' }),
    otp_locked: after(async user => {
      await sendRoleCode(user)
      await lockRoleCodes(user)
    }),
    otp_cooldown: after(sendRoleCode),
    otp_send_failed: withoutSms,
  },

  changeMemberRole: {
    member_not_found: unknownMember,
    opener_stays: opener,
    otp_expired: afterSeconds(OTP_LIFETIME_SECONDS),
    otp_locked: after(lockRoleCodes),
  },

  removeMember: { member_not_found: unknownMember, opener_stays: opener },

  leaveTeam: {
    opener_stays: async context => {
      await prepareFor(operationOf('getMe'), context)
      return context.call()
    },
  },
})
