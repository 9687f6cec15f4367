import { type ReactNode, Suspense, useState } from 'react'
import type { BankDetails } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetBankDetails } from '#web/api/generated/top-ups.ts'
import { CopyButton } from '#web/copy/CopyButton.tsx'
import { ErrorBoundary } from '#web/layouts/ErrorBoundary.tsx'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { page } from '#web/lib/page.ts'
import { topUps } from '#web/messages/wallet/top-ups.ts'
import { useWaitingAtMost } from '#web/session/waiting.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Iban } from './Iban.tsx'
import { WalletFailed } from './WalletFailed.tsx'

const IbanQrCode = page(() => import('./IbanQrCode.tsx'), 'IbanQrCode')

const LOOK_EVERY_MILLISECONDS = 5000
/** An IBAN is opened within minutes. The session is not extended for one that is not. */
const OPENS_WITHIN_SECONDS = 900

/** The account to which money can be transferred. While the IBAN is being opened, the page polls. */
export function BankTransfer() {
  const t = useTexts(topUps).bank
  const { data, error, refetch } = useGetBankDetails({
    query: {
      refetchInterval: ({ state }) => (state.data?.status === 'being_opened' ? LOOK_EVERY_MILLISECONDS : false),
    },
  })
  if (!data) {
    return error ? <WalletFailed error={error} onTryAgain={refetch} /> : <Skeleton className="h-48 w-full" />
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t.lead}</p>
      {data.iban ? <Details details={data} iban={data.iban} /> : <Opening />}
    </div>
  )
}

function Opening() {
  const t = useTexts(topUps).bank
  useWaitingAtMost(OPENS_WITHIN_SECONDS)
  return (
    <div role="status">
      <Notice title={t.opening}>{t.openingText}</Notice>
    </div>
  )
}

function Details({ details, iban }: { details: BankDetails; iban: string }) {
  const t = useTexts(topUps).bank
  const { locale } = useLocale()
  const bank = locale === 'ar' ? details.bankNameArabic : details.bankName
  const rows = [
    `${t.iban}: ${iban}`,
    `${t.beneficiary}: ${details.beneficiaryName}`,
    ...(bank ? [`${t.bank}: ${bank}`] : []),
  ]
  const [shareFailed, setShareFailed] = useState(false)
  const share = async () => {
    setShareFailed(false)
    try {
      await navigator.share({ title: t.shareTitle, text: rows.join('\n') })
    } catch (error) {
      // A person who closes the browser's share dialog needs no error message.
      setShareFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }
  return (
    <>
      <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
        <Row name={t.iban} copied={iban}>
          <Iban iban={iban} />
        </Row>
        <Row name={t.beneficiary} copied={details.beneficiaryName}>
          {details.beneficiaryName}
        </Row>
        {bank ? <Row name={t.bank}>{bank}</Row> : null}
      </dl>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<QrCodeSkeleton />}>
          <IbanQrCode iban={iban} />
        </Suspense>
      </ErrorBoundary>
      {'share' in navigator ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" onClick={share}>
            {t.share}
          </Button>
          <span role="status" className="text-sm text-danger">
            {shareFailed ? t.shareFailed : ''}
          </span>
        </div>
      ) : null}
    </>
  )
}

function QrCodeSkeleton() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Skeleton className="size-44 rounded-lg" />
      <Skeleton className="h-5 min-w-0 flex-1 basis-48" />
    </div>
  )
}

interface RowProps {
  name: string
  /** The text that the button copies. */
  copied?: string
  children: ReactNode
}

function Row({ name, copied, children }: RowProps) {
  return (
    <div className="grid px-5 py-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 font-semibold wrap-anywhere tabular-nums">
        <span className="min-w-0 flex-1">{children}</span>
        {copied ? <CopyButton value={copied} /> : null}
      </dd>
    </div>
  )
}
