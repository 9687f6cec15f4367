import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { TopUp } from '#web/api/generated/plinkAPI.schemas.ts'
import { type GetTopUpQueryError, useGetTopUp } from '#web/api/generated/top-ups.ts'
import { useListSubWallets } from '#web/api/generated/wallet.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { page } from '#web/lib/page.ts'
import { topUps } from '#web/messages/wallet/top-ups.ts'
import { paths } from '#web/paths.ts'
import { useWaitingAtMost } from '#web/session/waiting.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { isCredited, isHeldBack, shownState } from './shown-state.ts'
import { usePayTopUp } from './use-pay-top-up.ts'

const TestCardForm = page(() => import('./TestCardForm.tsx'), 'TestCardForm')

const LOOK_EVERY_MILLISECONDS = 3000
/** Banks decide within minutes. The session is not extended for one that does not. */
const CONFIRMED_WITHIN_SECONDS = 900

/** One top-up by card: the form of the card, and the page to which the bank returns the person. The page follows the state automatically. */
export function CardTopUpPage() {
  const t = useTexts(topUps)
  const { topUpId = '' } = useParams()
  const { data, error, refetch } = useGetTopUp(topUpId, {
    query: { refetchInterval: ({ state }) => (state.data?.state === 'awaiting_3ds' ? LOOK_EVERY_MILLISECONDS : false) },
  })
  return (
    <>
      <BackLink to={paths.topUp} />
      <PageHeading title={t.pageTitle} />
      {data ? <Body topUp={data} /> : null}
      {error && !data ? <NotShown error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <Skeleton className="h-64 w-full" />}
    </>
  )
}

/** Another attempt would not help for a top-up that does not exist. */
function NotShown({ error, onTryAgain }: { error: GetTopUpQueryError; onTryAgain: () => void }) {
  const text = useErrorText()(error)
  if (error.body.code !== 'TOP_UP_NOT_FOUND') return <LoadFailed text={text} onTryAgain={onTryAgain} />
  return (
    <Notice tone="warning" alert>
      {text}
    </Notice>
  )
}

function Body({ topUp }: { topUp: TopUp }) {
  const { money } = useFormats()
  // The hook is not in the form, which is removed as soon as the page learns that the payment has begun, perhaps before its response.
  const payment = usePayTopUp(topUp.topUpId)
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <p className="text-2xl font-semibold">
          <Ltr>{money(topUp.amount.amount)}</Ltr>
        </p>
        {topUp.subWallet ? <IntoSubWallet subWalletId={topUp.subWallet} /> : null}
      </div>
      {topUp.cardForm ? <EnterCard topUp={topUp} {...payment} /> : <Outcome topUp={topUp} />}
      <History topUp={topUp} />
    </div>
  )
}

function IntoSubWallet({ subWalletId }: { subWalletId: string }) {
  const t = useTexts(topUps)
  const { data } = useListSubWallets()
  const name = data?.items.find(each => each.subWalletId === subWalletId)?.name ?? subWalletId
  return <p className="text-muted">{t.intoSubWallet(name)}</p>
}

interface EnterCardProps extends ReturnType<typeof usePayTopUp> {
  topUp: TopUp
}

function EnterCard({ topUp: { amount, cardForm }, pay, error }: EnterCardProps) {
  const t = useTexts(topUps)
  const { money } = useFormats()
  const { locale } = useLocale()
  return (
    <div className="grid gap-4">
      <ActionError error={error} />
      {cardForm?.kind === 'test_cards' ? (
        <Suspense fallback={<Skeleton className="h-112 w-full" />}>
          <TestCardForm pay={t.pay(money(amount.amount))} onPay={pay} />
        </Suspense>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted">{t.formText}</p>
          <a href={`${cardForm?.url}?language=${locale}`} className={buttonStyle()}>
            {t.enterCard}
          </a>
        </div>
      )}
    </div>
  )
}

function Outcome({ topUp }: { topUp: TopUp }) {
  const t = useTexts(topUps)
  const isWaiting = topUp.state === 'awaiting_3ds'
  return (
    <div className="grid gap-5">
      {isWaiting ? <AtTheBank threeDsUrl={topUp.threeDsUrl} /> : null}
      {/* Always rendered, so that the result is announced. */}
      <div role="status" className="empty:hidden">
        {isWaiting ? null : <Result topUp={topUp} />}
      </div>
      {isWaiting ? null : (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.dashboard}>{t.toDashboard}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.topUp}>
            {t.again}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function AtTheBank({ threeDsUrl }: Pick<TopUp, 'threeDsUrl'>) {
  const t = useTexts(topUps)
  useWaitingAtMost(CONFIRMED_WITHIN_SECONDS)
  return (
    <div className="grid justify-items-start gap-4">
      {threeDsUrl ? (
        <>
          <p>{t.confirmText}</p>
          <a href={threeDsUrl} className={buttonStyle()}>
            {t.confirm}
          </a>
        </>
      ) : (
        <Waiting title={t.asking} />
      )}
      <p className="text-muted">{t.askingText}</p>
    </div>
  )
}

function Result({ topUp }: { topUp: TopUp }) {
  const t = useTexts(topUps)
  const { money } = useFormats()
  if (isCredited(topUp)) return <Notice tone="success" title={t.done(money(topUp.amount.amount))} />
  return (
    <Notice
      tone={isHeldBack(topUp) || shownState(topUp) === 'refunded' ? 'warning' : 'danger'}
      title={isHeldBack(topUp) ? t.heldBack : t.states[shownState(topUp)]}
    >
      {t.causes[topUp.cause] ?? null}
    </Notice>
  )
}

function History({ topUp: { history } }: { topUp: TopUp }) {
  const t = useTexts(topUps)
  const { dateTime } = useFormats()
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{t.history}</h2>
      <ol className="grid gap-2 border-s-2 border-line ps-4">
        {history.map(({ state, at }) => (
          <li key={state} className="flex flex-wrap justify-between gap-x-4">
            <span>{t.steps[state]}</span>
            <span className="text-muted">{dateTime(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
