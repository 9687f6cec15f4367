import {
  type ChangeMemberRoleMutationError,
  type SendMemberRoleCodeMutationError,
  useChangeMemberRole as useChangeMemberRoleMutation,
  useSendMemberRoleCode,
} from '#web/api/generated/team.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type RoleChange, type SentRoleCode, sentOf } from './invite-step.ts'
import { useRefreshTeam } from './use-refresh-team.ts'

const changeOutcomeOf = outcomes<ChangeMemberRoleMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    MEMBER_NOT_FOUND: 'over',
    OPENER_STAYS: 'over',
    APPROVER_NEEDED: 'over',
    ROLE_REQUIRED: 'over',
    UNAUTHENTICATED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

const sendOutcomeOf = outcomes<SendMemberRoleCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    MEMBER_NOT_FOUND: 'over',
    OPENER_STAYS: 'over',
    APPROVER_NEEDED: 'over',
    ROLE_REQUIRED: 'over',
    UNAUTHENTICATED: 'failed',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)

export interface RoleEvents {
  /** Called when another code was sent. */
  onSent: (sentCode: SentRoleCode) => void
  onChanged: () => void
}

/** Confirms the code of a new role. */
export function useChangeMemberRole({ memberId, role }: RoleChange, sentCode: SentRoleCode, events: RoleEvents) {
  const { mutateAsync: sendMemberRoleCode } = useSendMemberRoleCode()
  const { mutateAsync: changeMemberRole } = useChangeMemberRoleMutation()
  const refresh = useRefreshTeam()
  return useConfirmCode({
    confirm: async (otp, headers) => {
      await changeMemberRole({ memberId, data: { role, otp }, headers })
      await refresh()
    },
    outcomeOf: changeOutcomeOf,
    onDone: events.onChanged,
    resend: async () => sentOf(await sendMemberRoleCode({ memberId, data: { role } }), serverNow()),
    resendOutcomeOf: sendOutcomeOf,
    onSent: events.onSent,
    onWait: resendAt => events.onSent({ ...sentCode, resendAt }),
  })
}
