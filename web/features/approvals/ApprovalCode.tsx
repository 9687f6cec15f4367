import { useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { Approval } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { approvalPath } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ApprovalContent } from './ApprovalContent.tsx'
import { approvals } from './approvals.messages.ts'
import type { SentCode } from './sent-code.ts'
import { useApprovePayment } from './use-approve-payment.ts'

/** Asks for the code that approves a payment. The payment is shown below it. */
export function ApprovalCode({ approval, sent }: { approval: Approval; sent: SentCode }) {
  const { approvalId, amount, digest } = approval
  const t = useTexts(approvals)
  const { money } = useFormats()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const here = approvalPath(approvalId)
  const code = useApprovePayment(approval, sent, {
    onSent: next => navigate(here, { replace: true, state: { sent: next, digest } }),
    onDone: () => navigate(here, { replace: true }),
  })
  return (
    <CodeScreen
      sent={sent}
      code={code}
      heading={t.approveHeading(money(amount.amount))}
      subject={null}
      back={{ to: here }}
      over={
        code.over ? (
          <Notice tone="warning" alert title={errorText(code.over)}>
            <TextLink to={here}>{t.seePayment}</TextLink>
          </Notice>
        ) : null
      }
    >
      <ApprovalContent approval={approval} />
    </CodeScreen>
  )
}
