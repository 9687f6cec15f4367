import { Navigate } from 'react-router-dom'
import { hasReceipt } from '#domain/money/transfer-receipt.ts'
import type { Transfer } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMe } from '#web/api/use-me.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { transfers } from '#web/messages/payments/transfers.ts'
import { PaymentNumber } from '#web/money/PaymentNumber.tsx'
import { PrintedReceipt } from '#web/money/PrintedReceipt.tsx'
import { Source } from '#web/money/Source.tsx'
import { TransferStateBadge } from '#web/money/TransferStateBadge.tsx'
import { transferPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { DownloadIcon, PrintIcon } from '#web/ui/icons.tsx'
import { TransferFacts } from './TransferFacts.tsx'
import { TransferOfUrl } from './TransferOfUrl.tsx'
import { useGetTransferReceipt } from './use-get-transfer-receipt.ts'

/** A receipt of a transfer on a single page. */
export function ReceiptPage() {
  const t = useTexts(transfers)
  return <TransferOfUrl title={t.receiptTitle}>{transfer => <Receipt transfer={transfer} />}</TransferOfUrl>
}

/** Without money that has moved, there is nothing to confirm. */
function Receipt({ transfer }: { transfer: Transfer }) {
  const t = useTexts(transfers)
  const { download, isDownloading, error } = useGetTransferReceipt(transfer.transferId)
  if (!hasReceipt(transfer)) return <Navigate replace to={transferPath(transfer.transferId)} />
  return (
    <>
      <div className="grid gap-6">
        <BackLink to={transferPath(transfer.transferId)} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PageHeading title={t.receiptTitle} />
          <div className="flex flex-wrap gap-3 max-[30rem]:w-full">
            <Button variant="secondary" onClick={() => window.print()}>
              <PrintIcon className="size-5" />
              {t.print}
            </Button>
            <Button busy={isDownloading && t.downloading} onClick={download}>
              <DownloadIcon className="size-5" />
              {t.download}
            </Button>
          </div>
        </div>
        {error ? <LoadError error={error} onTryAgain={download} /> : null}
      </div>
      <Content transfer={transfer} />
      <PrintedReceipt title={t.receiptTitle}>
        <Content transfer={transfer} />
      </PrintedReceipt>
    </>
  )
}

function Content({ transfer }: { transfer: Transfer }) {
  const t = useTexts(transfers)
  const { dateTime } = useFormats()
  const { state, createdAt, confirmedAt, transactionRef, returnedRef } = transfer
  return (
    <div className="grid justify-items-start gap-4">
      <TransferStateBadge state={state} />
      <div className="w-full">
        <Facts>
          <TransferFacts transfer={transfer} payer={<Payer subWallet={transfer.subWallet} />} />
          <Fact name={confirmedAt ? t.confirmedAt : t.createdAt}>{dateTime(confirmedAt ?? createdAt)}</Fact>
          <Reference name={t.number} value={transactionRef} />
          <Reference name={t.returnedBy} value={returnedRef} />
        </Facts>
      </div>
    </div>
  )
}

/** The business, with the wallet only if the money was held in one. */
function Payer({ subWallet }: Pick<Transfer, 'subWallet'>) {
  const t = useTexts(transfers)
  const nameOf = useName()
  const { data: { profile } = {} } = useMe()
  if (!profile) return null
  return (
    <span className="grid min-w-0 gap-0.5 wrap-anywhere">
      <bdi className="font-semibold">{nameOf(profile.legalName, profile.legalNameArabic)}</bdi>
      <span className="text-sm text-muted">{t.crNumber(profile.crNumber)}</span>
      {subWallet === undefined ? null : (
        <span className="text-sm text-muted">
          <Source subWallet={subWallet} />
        </span>
      )}
    </span>
  )
}

function Reference({ name, value }: { name: string; value: string | undefined }) {
  if (value === undefined) return null
  return (
    <Fact name={name}>
      <PaymentNumber referenceId={value} />
    </Fact>
  )
}
