import { useErrorText } from '#web/api/error-text.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { BackLink, ButtonLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { SubWalletClosed, useChosenSubWallet } from '#web/money/ChosenSubWallet.tsx'
import { LockoutDialog } from '#web/money/codes/LockoutDialog.tsx'
import { isStopped, WalletStopped } from '#web/money/WalletStopped.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { BillIcon, CloseIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { type ListedBill, MAX_BILLS, totalOf, type WaitingOrder } from './bill-step.ts'
import { bills } from './bills.messages.ts'
import { placeOf, usePayBills } from './use-pay-bills.ts'

interface BillListProps {
  list: readonly ListedBill[]
  /** Empty for the main wallet. */
  subWallet: string
  /** The location state of the first screen. */
  start: unknown
  onSubWallet: (subWallet: string) => void
  onRemove: (bill: ListedBill) => void
  onWaiting: (waiting: WaitingOrder) => void
}

/** The bills that one code pays, and the wallet that pays them. */
export function BillList(props: BillListProps) {
  const { list, start } = props
  const t = useTexts(bills)
  const { data: wallet } = useWallet()
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.bills} state={start} />
      <div className="grid gap-2">
        <PageHeading title={t.listTitle} />
        <p className="text-muted">{t.listLead}</p>
      </div>
      {list.length === 0 ? (
        <EmptyState icon={<BillIcon />} title={t.emptyList} text={t.emptyListText}>
          <ButtonLink to={paths.bills} state={start}>
            {t.billers}
          </ButtonLink>
        </EmptyState>
      ) : isStopped(wallet) ? (
        <WalletStopped wallet={wallet} />
      ) : (
        <Payment {...props} />
      )}
    </div>
  )
}

function Payment({ list, subWallet, start, onSubWallet, onRemove, onWaiting }: BillListProps) {
  const t = useTexts(bills)
  const { money } = useFormats()
  const source = useChosenSubWallet(subWallet)
  const { data: wallet } = useWallet(source.subWallet || undefined)
  const { pay, isPaying, refusal, lockedUntil, unlock } = usePayBills(onWaiting)
  const total = totalOf(list)
  const isTooMuch = wallet !== undefined && total > wallet.available.amount
  const request = {
    bills: list.map(({ billerCode, account, amount }) => ({
      billerCode,
      account,
      amount: { amount, currency: 'SAR' as const },
    })),
    ...(source.subWallet && { subWallet: source.subWallet }),
  }
  return (
    <>
      {refusal ? <Refused error={refusal} /> : null}
      <Rows>
        {list.map(bill => (
          <ListedRow key={`${bill.billerCode} ${bill.account}`} bill={bill} onRemove={() => onRemove(bill)} />
        ))}
      </Rows>
      {list.length < MAX_BILLS ? (
        <div>
          <ButtonLink variant="secondary" to={paths.bills} state={start}>
            {t.addAnother}
          </ButtonLink>
        </div>
      ) : null}
      {source.options.length > 0 ? (
        <Field id="subWallet" label={t.sourceLabel}>
          {wiring => (
            <Select
              {...wiring}
              value={source.subWallet}
              options={[{ value: '', label: t.mainWallet }, ...source.options]}
              onValueChange={onSubWallet}
            />
          )}
        </Field>
      ) : null}
      <SubWalletClosed isClosed={source.isClosed} />
      <Facts>
        <Fact name={t.total}>
          <strong className="font-semibold">
            <Ltr>{money(total)}</Ltr>
          </strong>
        </Fact>
        {wallet ? (
          <Fact name={t.balanceAfter}>
            <Ltr>{money(wallet.available.amount)}</Ltr>
          </Fact>
        ) : null}
      </Facts>
      <div role="status" className="empty:hidden">
        {isTooMuch ? <Notice tone="warning">{t.tooMuch}</Notice> : null}
      </div>
      <div>
        <Button busy={isPaying && t.preparing} onClick={() => pay(request)}>
          {t.next}
        </Button>
      </div>
      <LockoutDialog until={lockedUntil} onEnd={unlock} />
    </>
  )
}

function ListedRow({ bill, onRemove }: { bill: ListedBill; onRemove: () => void }) {
  const t = useTexts(bills)
  const { money } = useFormats()
  const nameOf = useName()
  const name = nameOf(bill.name, bill.nameArabic)
  return (
    <li className="flex items-center gap-3 p-4">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">
          <Ltr>{bill.account}</Ltr>
        </span>
      </span>
      <span className="font-semibold">
        <Ltr>{money(bill.amount)}</Ltr>
      </span>
      <button
        type="button"
        aria-label={t.removeOf(name)}
        className="-me-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-raised"
        onClick={onRemove}
      >
        <CloseIcon className="size-5" />
      </button>
    </li>
  )
}

/** Explains why nothing was prepared, and which bill is the cause. */
function Refused({ error }: { error: NonNullable<ReturnType<typeof usePayBills>['refusal']> }) {
  const t = useTexts(bills)
  const errorText = useErrorText()
  const place = placeOf(error)
  return (
    <Notice tone="danger" alert title={place === undefined ? errorText(error) : t.place(place)}>
      {place === undefined ? null : <p>{errorText(error)}</p>}
    </Notice>
  )
}
