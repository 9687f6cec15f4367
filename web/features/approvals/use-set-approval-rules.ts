import { useQueryClient } from '@tanstack/react-query'
import {
  getGetApprovalRulesQueryKey,
  type SendApprovalRulesCodeMutationError,
  type SetApprovalRulesMutationError,
  useSendApprovalRulesCode,
  useSetApprovalRules as useSetApprovalRulesMutation,
} from '#web/api/generated/approvals.ts'
import { outcomes } from '#web/api/outcomes.ts'
import { serverNow } from '#web/lib/clock.ts'
import { type ConfirmOutcome, type ResendOutcome, useConfirmCode } from '#web/money/codes/use-confirm-code.ts'
import { type SentCode, sentCodeOf } from './sent-code.ts'
import { rulesRequest, type ShownRules } from './use-send-approval-rules-code.ts'

const setOutcomeOf = outcomes<SetApprovalRulesMutationError, ConfirmOutcome>(
  {
    VALIDATION_ERROR: 'invalid',
    OTP_EXPIRED: 'expired',
    OTP_LOCKED: 'locked',
    APPROVAL_RULES_UNSATISFIABLE: 'over',
    ROLE_REQUIRED: 'over',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
  },
  'failed',
)

const sendOutcomeOf = outcomes<SendApprovalRulesCodeMutationError, ResendOutcome>(
  {
    OTP_COOLDOWN: 'wait',
    OTP_LOCKED: 'locked',
    APPROVAL_RULES_UNSATISFIABLE: 'over',
    ROLE_REQUIRED: 'over',
    OTP_SEND_FAILED: 'failed',
    VALIDATION_ERROR: 'failed',
    RATE_LIMITED: 'failed',
    UNAUTHENTICATED: 'failed',
  },
  'failed',
)

interface RulesEvents {
  /** Called when another code was sent. */
  onSent: (sentCode: SentCode) => void
  onDone: () => void
}

/** Confirms the code of these rules. */
export function useSetApprovalRules(shown: ShownRules, sentCode: SentCode, { onSent, onDone }: RulesEvents) {
  const { mutateAsync: setApprovalRules } = useSetApprovalRulesMutation()
  const { mutateAsync: sendApprovalRulesCode } = useSendApprovalRulesCode()
  const client = useQueryClient()
  return useConfirmCode({
    confirm: (otp, headers) => setApprovalRules({ data: { ...rulesRequest(shown), otp }, headers }),
    outcomeOf: setOutcomeOf,
    onDone: set => {
      client.setQueryData(getGetApprovalRulesQueryKey(), set)
      onDone()
    },
    resend: async () => sentCodeOf(await sendApprovalRulesCode({ data: rulesRequest(shown) }), serverNow()),
    resendOutcomeOf: sendOutcomeOf,
    onSent,
    onWait: resendAt => onSent({ ...sentCode, resendAt }),
  })
}
