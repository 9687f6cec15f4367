import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { type ListedBill, totalOf, type WaitingOrder } from './bill-step.ts'
import { bills } from './bills.messages.ts'
import { useConfirmBillPayments } from './use-confirm-bill-payments.ts'
import { WhileOrderWaits } from './WhileOrderWaits.tsx'

interface BillCodeProps {
  list: readonly ListedBill[]
  waiting: WaitingOrder
  /** The location state of the screen that the back arrow opens. */
  back: unknown
  onWaiting: (waiting: WaitingOrder) => void
  onDone: (billOrderId: string) => void
}

/** Asks for the code that pays the bills. */
export function BillCode({ list, waiting, back, onWaiting, onDone }: BillCodeProps) {
  const { title } = useTexts(walletOtp)
  const t = useTexts(bills)
  const { money } = useFormats()
  const [isDone, setDone] = useState(false)
  const code = useConfirmBillPayments(waiting, {
    onWaiting,
    onDone: ({ billOrderId }) => {
      setDone(true)
      onDone(billOrderId)
    },
  })
  return (
    <WhileOrderWaits waiting={waiting} title={title} stay={isDone || code.isVerifying}>
      <CodeScreen
        sent={waiting}
        code={code}
        heading={t.confirmSubject(list.length, money(totalOf(list)))}
        subject={null}
        back={{ to: paths.bills, state: back }}
        over={code.over ? <Over error={code.over} /> : null}
      />
    </WhileOrderWaits>
  )
}

/** Explains why the payment can no longer be confirmed, with a link to continue. */
function Over({ error }: { error: unknown }) {
  const t = useTexts(bills)
  const errorText = useErrorText()
  return (
    <Notice tone="warning" alert title={errorText(error)}>
      <TextLink to={paths.bills}>{t.startAgain}</TextLink>
    </Notice>
  )
}
