import { type RefObject, useRef } from 'react'
import { hasReceipt } from '#domain/money/transfer-receipt.ts'
import type { Transfer } from '#web/api/generated/plinkAPI.schemas.ts'
import { useIsMine } from '#web/api/use-me.ts'
import { BackLink, ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfer as flow } from '#web/messages/payments/transfer.ts'
import { transfers } from '#web/messages/payments/transfers.ts'
import { PaymentNumber } from '#web/money/PaymentNumber.tsx'
import { PersonName } from '#web/money/PersonName.tsx'
import { PaymentReceipts } from '#web/money/receipts/PaymentReceipts.tsx'
import { mayPayAgain, payAgain } from '#web/money/recent-payees.ts'
import { TransferStateBadge } from '#web/money/TransferStateBadge.tsx'
import { TransferTimeline } from '#web/money/TransferTimeline.tsx'
import { NEW_FORM } from '#web/money/transfer-form.ts'
import { approvalsPath, paths, transactionsPath, transferReceiptPath } from '#web/paths.ts'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { type TransferStep, waitingSince } from '../transfer-step.ts'
import { CancelTransfer } from './CancelTransfer.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import { TransferOfUrl } from './TransferOfUrl.tsx'

/** The state of a transfer, its history and the possible actions. The page follows the transfer while it is open. */
export function TransferDetailsPage() {
  return (
    <TransferOfUrl title={useTexts(transfers).details}>{transfer => <Details transfer={transfer} />}</TransferOfUrl>
  )
}

function Details({ transfer }: { transfer: Transfer }) {
  const t = useTexts(transfers)
  const { money } = useFormats()
  const nameOf = useName()
  const { state, destination, amount } = transfer
  const outcome = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={paths.transfers} />
        <div className="grid justify-items-start gap-2">
          <PageHeading title={t.to(nameOf(destination.name, destination.nameArabic))} />
          <p className="text-xl font-semibold">
            <Ltr>{money(amount.amount)}</Ltr>
          </p>
          {/* Always rendered, so that a change of state is announced. */}
          <div ref={outcome} role="status" tabIndex={-1} className="grid justify-items-start gap-2">
            <TransferStateBadge state={state} />
            <p>{t.meanings[state]}</p>
          </div>
        </div>
      </div>
      <Actions transfer={transfer} outcome={outcome} />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{t.progress}</h2>
        <TransferTimeline history={transfer.history} causes={t.causes} />
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{t.details}</h2>
        <Facts>
          <TransferFacts transfer={transfer} />
          <Records transfer={transfer} />
        </Facts>
      </section>
      <PaymentReceipts paymentId={transfer.transferId} />
    </>
  )
}

/** The person or API key that made the transfer, its transactions, and the bank's reason. */
function Records({ transfer }: { transfer: Transfer }) {
  const { referenceId, transactionRef, returnedRef, bankReason, apiKeyName, madeBy, subWallet } = transfer
  const t = useTexts(transfers)
  return (
    <>
      {madeBy ? (
        <Fact name={t.madeBy}>
          <PersonName person={madeBy} />
        </Fact>
      ) : null}
      {apiKeyName ? (
        <Fact name={t.apiKey}>
          <bdi>{apiKeyName}</bdi>
        </Fact>
      ) : null}
      {returnedRef ? <TransactionFact name={t.returnedBy} referenceId={returnedRef} subWallet={subWallet} /> : null}
      {bankReason ? (
        <Fact name={t.bankReason}>
          <bdi>{bankReason}</bdi>
        </Fact>
      ) : null}
      {transactionRef ? <TransactionFact name={t.number} referenceId={transactionRef} subWallet={subWallet} /> : null}
      {referenceId && !transactionRef ? (
        <Fact name={t.number}>
          <PaymentNumber referenceId={referenceId} />
        </Fact>
      ) : null}
    </>
  )
}

interface TransactionFactProps {
  name: string
  referenceId: string
  /** The wallet among whose transactions it is shown. */
  subWallet: string | undefined
}

function TransactionFact({ name, referenceId, subWallet }: TransactionFactProps) {
  return (
    <Fact name={name}>
      <PaymentNumber
        referenceId={referenceId}
        to={transactionsPath({ ...(subWallet && { subWallet }), reference: referenceId })}
      />
    </Fact>
  )
}

function Actions({ transfer, outcome }: { transfer: Transfer; outcome: RefObject<HTMLElement | null> }) {
  const t = useTexts(transfers)
  const { confirm } = useTexts(flow)
  const isMine = useIsMine()
  const { transferId, scheduleId, destination, purpose, amount, subWallet = '' } = transfer
  const form = { ...NEW_FORM, purpose, subWallet, amount: String(amount.amount / 100) }
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {transfer.state === 'draft' && isMine(transfer.madeBy) ? (
        <IfAllowed operation="confirmTransfer">
          <ButtonLink
            to={paths.transfer}
            state={{ screen: 'code', waiting: waitingSince(transfer) } satisfies TransferStep}
          >
            {confirm}
          </ButtonLink>
        </IfAllowed>
      ) : null}
      {transfer.state === 'awaiting_approval' ? (
        <ButtonLink to={approvalsPath({ state: 'waiting' })}>{t.seeApproval}</ButtonLink>
      ) : null}
      {hasReceipt(transfer) ? (
        <ButtonLink variant="secondary" to={transferReceiptPath(transferId)}>
          {t.receipt}
        </ButtonLink>
      ) : null}
      <IfAllowed operation="cancelTransfer">
        <CancelTransfer transfer={transfer} outcome={outcome} />
      </IfAllowed>
      {mayPayAgain(transfer.state) ? (
        <IfAllowed operation="createTransfer">
          <ButtonLink variant="secondary" to={paths.transfer} state={payAgain(destination, form)}>
            {t.payAgain}
          </ButtonLink>
        </IfAllowed>
      ) : null}
      {scheduleId ? <TextLink to={paths.transferSchedules}>{t.schedules}</TextLink> : null}
    </div>
  )
}
