import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { SandboxCardPayment } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetSandboxCardPayment } from '#web/api/generated/sandbox.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { sandboxCards } from '#web/messages/sandbox/sandbox-cards.ts'
import { Button } from '#web/ui/Button.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { useDecideSandboxCardPayment } from './use-decide-sandbox-card-payment.ts'
import { useGoBackTo } from './use-go-back-to.ts'

/** Simulates the 3-D Secure page of a bank, without imitating the design of any. */
export function CardPaymentPage() {
  const t = useTexts(sandboxCards).threeDs
  const { paymentId = '' } = useParams()
  const { data, error } = useGetSandboxCardPayment(paymentId)
  return (
    <PublicLayout>
      <PageHeading title={t.title} />
      <Notice tone="warning">{t.notice}</Notice>
      {data ? <Payment payment={data} /> : null}
      {error ? <Notice tone="danger">{t.notFound}</Notice> : null}
      {data || error ? null : <Waiting title={t.loading} />}
    </PublicLayout>
  )
}

function Payment({ payment: { paymentId, amount, status, returnUrl } }: { payment: SandboxCardPayment }) {
  const t = useTexts(sandboxCards).threeDs
  const errorText = useErrorText()
  const { money } = useFormats()
  const { decide, isDeciding, error } = useDecideSandboxCardPayment(paymentId)
  return (
    <section className="grid gap-5 rounded-lg border border-line bg-surface p-6">
      <p className="flex justify-between gap-4">
        <span className="text-muted">{t.amount}</span>
        <span className="font-semibold">
          <Ltr>{money(amount.amount)}</Ltr>
        </span>
      </p>
      {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
      {status === 'initiated' ? (
        <div className="flex flex-wrap gap-3">
          <Button busy={isDeciding && t.loading} onClick={() => decide('approve')}>
            {t.approve}
          </Button>
          <Button variant="secondary" busy={isDeciding && t.loading} onClick={() => decide('decline')}>
            {t.decline}
          </Button>
        </div>
      ) : (
        <Decided returnUrl={returnUrl} />
      )}
    </section>
  )
}

/** The page asks nothing, so nobody has to press anything. The link is for a browser that does not go back by itself. */
function Decided({ returnUrl }: Pick<SandboxCardPayment, 'returnUrl'>) {
  const t = useTexts(sandboxCards).threeDs
  const goBackTo = useGoBackTo()
  useEffect(() => goBackTo(returnUrl), [goBackTo, returnUrl])
  return (
    <div className="grid gap-3">
      <p>{t.decided}</p>
      <p>
        <a href={returnUrl} className="font-semibold text-brand underline">
          {t.back}
        </a>
      </p>
    </div>
  )
}
