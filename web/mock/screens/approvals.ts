import { approvals } from '#web/features/approvals/approvals.messages.ts'
import { walletOtp } from '#web/messages/wallet-otp.ts'
import { call, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { approvalPath, paths } from '#web/paths.ts'

const stored = { signedIn: true }
const enterCode = [
  fill(
    label(walletOtp, t => t.label),
    ANY_CODE,
  ),
]
const rules = [{ from: { amount: 1_000_000, currency: 'SAR' }, approvals: 1 }]
const digest = '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b'

export const APPROVALS: readonly Screen[] = [
  { id: 'approvals', path: paths.approvals, stored, calls: [call('listApprovals')] },
  {
    id: 'approval',
    path: approvalPath(ANY_ID),
    stored,
    calls: [
      call('getApproval'),
      call('sendApprovalCode', { steps: [press(label(approvals, t => t.approve))] }),
      call('declinePayment', {
        steps: [
          press(label(approvals, t => t.decline)),
          fill(
            label(approvals, t => t.reasonLabel),
            'Wrong supplier',
          ),
          press(label(approvals, t => t.decline)),
        ],
      }),
      call('changePayment', { steps: [press(label(approvals, t => t.change)), press(label(approvals, t => t.save))] }),
      call('withdrawPayment', {
        steps: [press(label(approvals, t => t.withdraw)), press(label(approvals, t => t.withdraw))],
      }),
    ],
  },
  {
    id: 'approvalCode',
    path: approvalPath(ANY_ID),
    stored,
    locationState: () => ({ sent: issuedCode(), digest }),
    calls: [call('approvePayment', { steps: enterCode })],
  },
  {
    id: 'approvalRules',
    path: paths.approvalRules,
    stored,
    calls: [
      call('getApprovalRules'),
      call('sendApprovalRulesCode', {
        steps: [press(label(approvals, t => t.changeRules)), press(label(approvals, t => t.confirmRules))],
      }),
    ],
  },
  {
    id: 'approvalRulesCode',
    path: paths.approvalRules,
    stored,
    locationState: () => ({ sent: issuedCode(), rules }),
    calls: [call('setApprovalRules', { steps: enterCode })],
  },
]
