import { Suspense, useId } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ApiError } from '#web/api/fetcher.ts'
import { useListTasks } from '#web/api/generated/notifications.ts'
import type { Wallet } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListTransactions } from '#web/api/generated/transactions.ts'
import { useListSubWallets } from '#web/api/generated/wallet.ts'
import { useMe } from '#web/api/use-me.ts'
import { LIVE, useHasWallet, useWallet } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { stateField, stateText } from '#web/lib/navigation-state.ts'
import { page } from '#web/lib/page.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { TransactionTable, TransactionTableSkeleton } from '#web/money/TransactionTable.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { WalletStopped } from '#web/money/WalletStopped.tsx'
import { paths, transactionsPath } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TransactionsIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { AddMoneyLink } from './AddMoneyLink.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { SpendingCard } from './SpendingCard.tsx'

const TasksCard = page(() => import('./TasksCard.tsx'), 'TasksCard')
const FirstMoneyCard = page(() => import('./FirstMoneyCard.tsx'), 'FirstMoneyCard')

export function DashboardPage() {
  const t = useTexts(dashboard)
  const nameOf = useName()
  const { data: me, error, refetch } = useMe()
  const { subWallet, isPending } = useSubWallet()
  if (error && !me) {
    return (
      <>
        <PageHeading title={t.title} />
        <LoadError error={error} onTryAgain={refetch} />
      </>
    )
  }
  return (
    <>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <Greeting name={me && (me.profile ? nameOf(me.profile.legalName, me.profile.legalNameArabic) : '')} />
      </div>
      {me?.profile === null ? (
        <Notice tone="warning" title={t.profileMissing}>
          <p>{t.profileMissingText}</p>
          <TextLink to={paths.complete}>{t.completeProfile}</TextLink>
        </Notice>
      ) : (
        <Overview subWallet={subWallet} isPending={isPending} />
      )}
    </>
  )
}

/** `name` is undefined while it is unknown, and empty if there is no business yet. */
function Greeting({ name }: { name: string | undefined }) {
  const t = useTexts(dashboard)
  if (name === undefined) return <Skeleton className="h-6 w-60" />
  return name ? <p className="wrap-anywhere text-muted">{t.welcome(name)}</p> : null
}

/**
 * Returns the sub-wallet that the URL names by its ID, or otherwise the one that the navigation names. Undefined for the main wallet and for an
 * invalid ID.
 */
function useSubWallet(): { subWallet: string | undefined; isPending: boolean } {
  const [params] = useSearchParams()
  const id = params.get('subWallet') ?? ''
  const address = /^\d{12}$/.test(id) ? id : undefined
  const name = useHandedName()
  const isAsked = address === undefined && name !== undefined
  const { data, isPending } = useListSubWallets({ query: { enabled: isAsked } })
  const idOfName = name === undefined ? undefined : data?.items.find(each => each.name === name)?.subWalletId
  return { subWallet: address ?? idOfName, isPending: isAsked && isPending }
}

/** Returns the name of the sub-wallet that the list of sub-wallets passes on. */
function useHandedName(): string | undefined {
  const { state } = useLocation()
  return stateField(state, 'isSubWallet') === true ? stateText(state, 'subWalletName') : undefined
}

/** No figures are shown until it is known which wallet they belong to. */
function Overview({ subWallet, isPending }: { subWallet: string | undefined; isPending: boolean }) {
  return isPending ? <SubWalletHeading /> : <WalletOverview key={subWallet} subWallet={subWallet} />
}

/** The cards of a wallet. Each one loads and fails independently. */
function WalletOverview({ subWallet }: { subWallet: string | undefined }) {
  const { data: wallet, error, refetch } = useWallet(subWallet)
  if (isMissing(error)) return <WalletFailed error={error} onTryAgain={refetch} />
  return (
    <div className="grid grid-cols-1 gap-6">
      {subWallet === undefined ? null : <SubWalletHeading name={wallet?.subWallet?.name} />}
      <WalletStopped wallet={wallet} />
      <BalanceCard subWallet={subWallet} />
      {subWallet === undefined ? <Tasks /> : null}
      {wallet && subWallet === undefined ? <FirstMoney wallet={wallet} /> : null}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-5">
        <div className="grid grid-cols-1 xl:col-span-3">
          <ActivityCard subWallet={subWallet} />
        </div>
        <div className="grid grid-cols-1 xl:col-span-2">
          <SpendingCard subWallet={subWallet} />
        </div>
      </div>
      <LatestTransactions subWallet={subWallet} />
    </div>
  )
}

/** Shows nothing while nothing waits. After a failure it shows nothing either, because each task is on its own page too. */
function Tasks() {
  const { data } = useListTasks({ query: LIVE })
  if (!data || data.items.length === 0) return null
  return (
    <Suspense fallback={<Skeleton className="h-32 w-full" />}>
      <TasksCard tasks={data.items} />
    </Suspense>
  )
}

/** Suggests only money that can arrive: for an inactive or frozen wallet, it would have to wait. */
function FirstMoney({ wallet: { total, status, frozen } }: { wallet: Wallet }) {
  const { data } = useLatestTransactions({})
  if (!data || total.amount > 0 || status === 'inactive' || frozen) return null
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <FirstMoneyCard isFirst={data.items.length === 0} />
    </Suspense>
  )
}

/** Whether the wallet is missing. Without it, no card has anything to show. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The owner of the balance. The list of sub-wallets passes the name on, so that it is visible at once. */
function SubWalletHeading({ name }: { name?: string }) {
  const t = useTexts(dashboard)
  const handed = useHandedName()
  const title = name ?? handed
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="grid gap-0.5">
        <p className="text-sm text-muted">{t.subWallet}</p>
        {title === undefined ? (
          <Skeleton className="h-7 w-40" />
        ) : (
          <h2 className="text-lg font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
        )}
      </div>
      <TextLink to={paths.dashboard}>{t.mainWallet}</TextLink>
    </div>
  )
}

const LATEST = 5

function useLatestTransactions(whose: Record<string, string>) {
  const enabled = useHasWallet()
  return useListTransactions({ ...whose, limit: LATEST }, { query: { ...LIVE, enabled } })
}

/** The newest transactions. The page of all transactions has the rest. */
function LatestTransactions({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(dashboard)
  const id = useId()
  const whose: Record<string, string> = subWallet === undefined ? {} : { subWallet }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-lg font-semibold">
          {t.transactions}
        </h2>
        <TextLink to={transactionsPath(whose)}>{t.seeAll}</TextLink>
      </div>
      <Latest whose={whose} subWallet={subWallet} />
    </section>
  )
}

interface LatestProps {
  whose: Record<string, string>
  subWallet: string | undefined
}

function Latest({ whose, subWallet }: LatestProps) {
  const t = useTexts(dashboard)
  const { data, error, refetch } = useLatestTransactions(whose)
  if (!data)
    return error ? <WalletFailed error={error} onTryAgain={refetch} /> : <TransactionTableSkeleton rows={LATEST} />
  return (
    <TransactionTable
      caption={t.transactions}
      transactions={data.items}
      linkTo={reference => transactionsPath({ ...whose, reference })}
      empty={
        <EmptyState icon={<TransactionsIcon />} title={t.noTransactions} text={t.noTransactionsText}>
          <AddMoneyLink subWallet={subWallet} />
        </EmptyState>
      }
    />
  )
}
