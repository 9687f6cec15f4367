import type { ReactNode } from 'react'
import { fractionDigits } from '#domain/money/fraction-digits.ts'
import type { MoneyException, MoneyExceptionResolution, MoneyStatement } from '#web/api/generated/plinkAPI.schemas.ts'
import { Identifier } from '#web/copy/Identifier.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminExceptions } from '#web/messages/staff/admin-exceptions.ts'
import { adminTopUpPath, adminTransferPath } from '#web/paths.ts'
import { CustomerLink } from '#web/staff/CustomerName.tsx'
import { QueueItem } from '#web/staff/QueueItem.tsx'
import { useMayChange } from '#web/staff/use-may-change.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'

interface ExceptionRowProps {
  exception: MoneyException
  onResolve: (exception: MoneyException) => void
}

/** Both statements, the owner of the money, and the task or its resolution. */
export function ExceptionRow({ exception, onResolve }: ExceptionRowProps) {
  const t = useTexts(adminExceptions)
  const { dateTime } = useFormats()
  const mayChange = useMayChange()
  const { kind, customer, topUpId, transferId, createdAt, resolution } = exception
  return (
    <QueueItem id={exception.exceptionId} className="grid grid-cols-1 gap-3 px-4 py-4 text-sm">
      <div className="grid gap-1">
        <h2 className="text-base font-semibold">{t.kinds[kind]}</h2>
        <time dateTime={createdAt} className="text-muted">
          {t.seen(dateTime(createdAt))}
        </time>
      </div>
      {customer ? (
        <div className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
          <span className="text-muted">{t.customer}</span>
          <CustomerLink customer={customer} />
        </div>
      ) : null}
      <Comparison exception={exception} />
      {resolution ? <Resolution resolution={resolution} /> : <p className="max-w-prose">{t.todo[kind]}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
        {resolution || !mayChange ? null : (
          <Button variant="secondary" onClick={() => onResolve(exception)}>
            {t.resolve} <VisuallyHidden>{t.kinds[kind]}</VisuallyHidden>
          </Button>
        )}
        {topUpId ? <TextLink to={adminTopUpPath(topUpId)}>{t.showTopUp}</TextLink> : null}
        {transferId ? <TextLink to={adminTransferPath(transferId)}>{t.showTransfer}</TextLink> : null}
      </div>
    </QueueItem>
  )
}

/** The person, the time and the note of a resolution. */
export function Resolution({ resolution: { admin, note, resolvedAt } }: { resolution: MoneyExceptionResolution }) {
  const t = useTexts(adminExceptions)
  const { dateTime } = useFormats()
  return (
    <div className="grid grid-cols-1 gap-0.5 border-s-2 border-line ps-3 wrap-anywhere">
      <p className="text-muted">{t.resolvedBy(admin.name, dateTime(resolvedAt))}</p>
      <p className="whitespace-pre-line">
        <bdi>{note}</bdi>
      </p>
    </div>
  )
}

/** The statements of both sides, side by side. Differences are highlighted. */
function Comparison({ exception: { kind, expected, stated } }: { exception: MoneyException }) {
  const t = useTexts(adminExceptions)
  const amountOf = useStatedAmount()
  const stateOf = ({ state }: MoneyStatement) =>
    state === undefined ? undefined : <bdi>{isState(state) ? t.states[state] : state}</bdi>
  const side = kind.startsWith('card') ? 'card' : kind.startsWith('bank') ? 'bank' : 'payout'
  const rows: Line[] = [
    { label: t.amount, say: amountOf, differs: differ(expected, stated, 'amount', 'currency') },
    { label: t.state, say: stateOf, differs: differ(expected, stated, 'state') },
    {
      label: t.number,
      say: ({ number }) => number && <Identifier value={number} />,
      differs: differ(expected, stated, 'number'),
    },
    { label: t.reference, say: ({ reference }) => reference && <Identifier value={reference} />, differs: false },
  ]
  const statedRows = rows.filter(({ say }) => say(expected) !== undefined || say(stated) !== undefined)
  return (
    <div className="rounded-md border border-line">
      <table className="w-full table-fixed text-start">
        <caption className="sr-only">{t.comparison}</caption>
        <thead>
          <tr className="text-muted">
            <td className="w-20 px-2 py-2 sm:w-36 sm:px-3" />
            <Head>{t.ours}</Head>
            <Head>{t.theirs[side]}</Head>
          </tr>
        </thead>
        <tbody>
          {statedRows.map(({ label, say, differs }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="px-2 py-2 text-start font-normal text-muted sm:px-3">
                {label}
              </th>
              <td className="px-2 py-2 wrap-anywhere sm:px-3">{say(expected) ?? <Unsaid />}</td>
              <td className={classNames('px-2 py-2 wrap-anywhere sm:px-3', differs && 'font-semibold text-warning')}>
                {say(stated) ?? <Unsaid />}
                {differs ? <VisuallyHidden> ({t.differs})</VisuallyHidden> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface Line {
  label: string
  say: (statement: MoneyStatement) => ReactNode
  differs: boolean
}

const Head = ({ children }: { children: string }) => (
  <th scope="col" className="px-2 py-2 text-start font-semibold sm:px-3">
    {children}
  </th>
)

const Unsaid = () => <span className="text-muted">{useTexts(adminExceptions).nothingSaid}</span>

/** A fact that one side does not state is not a difference. */
const differ = (ours: MoneyStatement, theirs: MoneyStatement, ...names: (keyof MoneyStatement)[]): boolean =>
  names.some(name => ours[name] !== undefined && theirs[name] !== undefined && ours[name] !== theirs[name])

const isState = (state: string): state is keyof typeof adminExceptions.en.states =>
  Object.hasOwn(adminExceptions.en.states, state)

/** A bank or provider may state any currency. */
function useStatedAmount() {
  const { money } = useFormats()
  return ({ amount, currency = '' }: MoneyStatement): ReactNode => {
    if (amount === undefined) return currency ? <Ltr>{currency}</Ltr> : undefined
    if (currency === 'SAR') return <Ltr>{money(amount)}</Ltr>
    // An invalid currency is shown as it was stated.
    const digits = /^[A-Z]{3}$/.test(currency) ? fractionDigits(currency) : 0
    const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    return <Ltr>{`${format.format(amount / 10 ** digits)} ${currency}`}</Ltr>
  }
}
