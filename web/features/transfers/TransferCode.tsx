import { useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import type { Transfer } from '#web/api/generated/plinkAPI.schemas.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfer as flow } from '#web/messages/payments/transfer.ts'
import { walletOtp } from '#web/messages/wallet/wallet-otp.ts'
import { CodeScreen } from '#web/money/codes/CodeScreen.tsx'
import { Iban } from '#web/money/Iban.tsx'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { WaitingTransfer } from './transfer-step.ts'
import { useConfirmTransfer } from './use-confirm-transfer.ts'
import { WhileDraft } from './WhileDraft.tsx'

interface TransferCodeProps {
  waiting: WaitingTransfer
  /** The location state of the screen that the back arrow opens. */
  back: unknown
  onWaiting: (waiting: WaitingTransfer) => void
  onDone: (transferId: string) => void
}

/** Asks for the code of a transfer. */
export function TransferCode({ waiting, back, onWaiting, onDone }: TransferCodeProps) {
  const { title } = useTexts(walletOtp)
  const { confirmSubject } = useTexts(flow)
  const subjectOf = useSubject()
  const [isDone, setDone] = useState(false)
  const code = useConfirmTransfer(waiting, {
    onWaiting,
    onDone: ({ transferId }) => {
      setDone(true)
      onDone(transferId)
    },
  })
  return (
    <WhileDraft transferId={waiting.transferId} title={title} stay={isDone || code.isVerifying}>
      {transfer => (
        <CodeScreen
          sent={waiting}
          code={code}
          heading={subjectOf(transfer, confirmSubject)}
          subject={transfer.destination.iban ? <Iban iban={transfer.destination.iban} /> : null}
          back={{ to: paths.transfer, state: back }}
          over={code.over ? <Over error={code.over} /> : null}
        />
      )}
    </WhileDraft>
  )
}

/** Describes a transfer in words: the amount and the payee. */
export function useSubject() {
  const { subject } = useTexts(flow)
  const { money } = useFormats()
  const nameOf = useName()
  return ({ amount, destination }: Pick<Transfer, 'amount' | 'destination'>, wording = subject) =>
    wording(money(amount.amount), nameOf(destination.name, destination.nameArabic))
}

/** Explains why the transfer can no longer be confirmed, with a link to continue. */
function Over({ error }: { error: unknown }) {
  const t = useTexts(flow)
  const errorText = useErrorText()
  return (
    <Notice tone="warning" alert title={errorText(error)}>
      <TextLink to={paths.transfer}>{t.startAgain}</TextLink>
    </Notice>
  )
}
