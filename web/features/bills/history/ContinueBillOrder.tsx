import { useNavigate } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { BillPayment } from '#web/api/generated/plinkAPI.schemas.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { BillStep } from '../bill-step.ts'
import { bills } from '../bills.messages.ts'
import { useResendBillCode } from './use-resend-bill-code.ts'

/** Sends a new code for an order whose code was not entered, and opens the screen that asks for it. */
export function ContinueBillOrder({ payment: { billOrderId, subWallet } }: { payment: BillPayment }) {
  const t = useTexts(bills)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useResendBillCode((waiting, list) => {
    const step: BillStep = { screen: 'code', waiting }
    navigate(paths.bills, { state: { ...step, list, subWallet } })
  })
  return (
    <>
      <Button busy={isPending && t.sendingCode} onClick={() => mutate({ billOrderId })}>
        {t.enterNewCode}
      </Button>
      {error ? (
        <div className="basis-full">
          <Notice tone="warning" alert title={errorText(error)} />
        </div>
      ) : null}
    </>
  )
}
