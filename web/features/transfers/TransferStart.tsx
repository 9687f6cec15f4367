import { useId } from 'react'
import type { TransferParty } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMe } from '#web/api/use-me.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useHasAside } from '#web/layouts/ServiceColumns.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfer } from '#web/messages/payments/transfer.ts'
import { SubWalletClosed, useChosenSubWallet } from '#web/money/ChosenSubWallet.tsx'
import { keyOf, useRecentPayees } from '#web/money/recent-payees.ts'
import { ServiceLink } from '#web/money/ServiceLink.tsx'
import { Source } from '#web/money/Source.tsx'
import type { Payee } from '#web/money/transfer-form.ts'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { isStopped, WalletStopped } from '#web/money/WalletStopped.tsx'
import { paths, transferFilePath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { DocumentIcon, PeopleIcon, PersonIcon, SubWalletsIcon, TransferIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { PayeeButton } from './PayeeButton.tsx'

interface TransferStartProps {
  /** The wallet that pays, as an earlier page chose it. Empty for the main wallet. */
  subWallet: string
  onMainWallet: () => void
  /** Called with the name of a customer who was paid before, as it was shown to the payer. */
  onCustomer: (again: string) => void
  onPayee: (payee: Payee) => void
}

/** The choice of the payee: the newest payees first, and the ways to add one. */
export function TransferStart({ subWallet, onMainWallet, onCustomer, onPayee }: TransferStartProps) {
  const chosen = useChosenSubWallet(subWallet)
  const t = useTexts(transfer)
  const { data: wallet } = useWallet()
  const pay = ({ kind, beneficiaryId: id, name, nameArabic, iban }: TransferParty) =>
    kind === 'beneficiary' && id ? onPayee({ kind, id, name, nameArabic, iban }) : onCustomer(name)
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      {isStopped(wallet) ? (
        <WalletStopped wallet={wallet} />
      ) : (
        <>
          <SubWalletClosed isClosed={chosen.isClosed} />
          {chosen.subWallet ? <ChosenSource subWallet={chosen.subWallet} onMainWallet={onMainWallet} /> : null}
          <Ways subWallet={chosen.subWallet} onPay={pay} />
        </>
      )}
      <nav aria-label={t.title} className="flex flex-wrap gap-x-6">
        <TextLink to={paths.transfers}>{t.allTransfers}</TextLink>
        <TextLink to={paths.transferSchedules}>{t.schedules}</TextLink>
      </nav>
    </div>
  )
}

interface ChosenSourceProps {
  subWallet: string
  onMainWallet: () => void
}

/** Names the sub-wallet that pays, whose page led here. */
function ChosenSource({ subWallet, onMainWallet }: ChosenSourceProps) {
  const t = useTexts(transfer)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 rounded-md bg-brand-soft px-4 py-1">
      <p className="min-w-0 py-2.5 wrap-anywhere">
        <span className="text-muted">{`${t.from}: `}</span>
        <strong className="font-semibold">
          <Source subWallet={subWallet} />
        </strong>
      </p>
      <span className="-mx-5">
        <Button variant="quiet" onClick={onMainWallet}>
          {t.fromMainWallet}
        </Button>
      </span>
    </div>
  )
}

interface WaysProps {
  subWallet: string
  onPay: (party: TransferParty) => void
}

/** The available balance, and the choice of the payee. */
function Ways({ subWallet, onPay }: WaysProps) {
  const t = useTexts(transfer)
  return (
    <>
      <Balance subWallet={subWallet} />
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        <li>
          <ServiceLink
            to={paths.transfer}
            state={{ screen: 'beneficiary' }}
            icon={<PeopleIcon />}
            title={t.toBeneficiary}
            text={t.toBeneficiaryText}
          />
        </li>
        <li>
          <ServiceLink
            to={paths.transfer}
            state={{ screen: 'customer' }}
            icon={<PersonIcon />}
            title={t.toCustomer}
            text={t.toCustomerText}
          />
        </li>
        <li>
          <ServiceLink
            to={transferFilePath(subWallet)}
            icon={<DocumentIcon />}
            title={t.fromFile}
            text={t.fromFileText}
          />
        </li>
        <li>
          <ServiceLink
            to={paths.subWallets}
            state={{ screen: 'move', to: subWallet }}
            icon={<SubWalletsIcon />}
            title={t.between}
            text={t.betweenText}
          />
        </li>
      </ul>
      <Recent onChoose={onPay} />
    </>
  )
}

/**
 * The available balance, or a link to add money if there is none. It keeps its place while it loads, because a button that moves under a finger loses
 * the press.
 */
function Balance({ subWallet }: { subWallet: string }) {
  const t = useTexts(transfer)
  const { money } = useFormats()
  const { data: me } = useMe()
  const { data: wallet, error } = useWallet(subWallet || undefined)
  const hasAside = useHasAside()
  if (!wallet) return error || me?.profile === null ? null : <Skeleton className="h-6 w-48" />
  const halalas = wallet.available.amount
  if (halalas <= 0) {
    return (
      <p>
        {t.noMoney}{' '}
        <TextLink to={paths.topUp} state={{ typed: { subWallet } }}>
          {t.topUp}
        </TextLink>
      </p>
    )
  }
  // The second column already shows that of the main wallet.
  if (hasAside && subWallet === '') return null
  return (
    <p className="text-muted">
      {t.available}{' '}
      <strong className="font-semibold text-ink">
        <Ltr>{money(halalas)}</Ltr>
      </strong>
    </p>
  )
}

/** The most recent payees. */
function Recent({ onChoose }: { onChoose: (party: TransferParty) => void }) {
  const t = useTexts(transfer)
  const id = useId()
  const { payees, error, refetch } = useRecentPayees()
  if (error && !payees) return <WalletFailed error={error} onTryAgain={refetch} />
  if (payees?.length === 0) {
    return <EmptyState icon={<TransferIcon />} title={t.firstTitle} text={t.firstText} />
  }
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {t.again}
      </h2>
      {payees ? (
        <Rows>
          {payees.map(party => (
            <li key={keyOf(party)}>
              <PayeeButton payee={party} onChoose={() => onChoose(party)} />
            </li>
          ))}
        </Rows>
      ) : (
        <RowsSkeleton count={3} />
      )}
    </section>
  )
}
