import {
  type ConfirmInvitationMutationError,
  type ResendInvitationCodeMutationError,
  useConfirmInvitation as useConfirmInvitationMutation,
  useResendInvitationCode,
} from '#web/api/generated/team.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type PendingInvitation, pendingOf } from './invite-step.ts'
import { useRefreshTeam } from './use-refresh-team.ts'

const confirmOutcomeOf = outcomes<ConfirmInvitationMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    INVITATION_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
  },
  'failed',
)

const resendOutcomeOf = outcomes<ResendInvitationCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    ACTION_EXPIRED: 'over',
    INVITATION_NOT_FOUND: 'over',
    UNAUTHENTICATED: 'failed',
    ROLE_REQUIRED: 'failed',
    RATE_LIMITED: 'failed',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
  },
  'failed',
)

export interface ConfirmEvents {
  /** Called when another code was sent. */
  onPending: (pending: PendingInvitation) => void
  onConfirmed: () => void
}

/** Confirms the code of an invitation. */
export function useConfirmInvitation(pending: PendingInvitation, { onPending, onConfirmed }: ConfirmEvents) {
  const { mutateAsync: resendInvitationCode } = useResendInvitationCode()
  const { mutateAsync: confirmInvitation } = useConfirmInvitationMutation()
  const { invitationId } = pending
  const refresh = useRefreshTeam()
  return useConfirmCode({
    confirm: async (otp, headers) => {
      const invitation = await confirmInvitation({ invitationId, data: { otp }, headers })
      refresh()
      return invitation
    },
    outcomeOf: confirmOutcomeOf,
    onDone: onConfirmed,
    resend: () => resendInvitationCode({ invitationId }),
    resendOutcomeOf,
    onSent: response => onPending(pendingOf(response, serverNow())),
    onWait: resendAt => onPending({ ...pending, resendAt }),
  })
}
