import type { CustomerDetails, Money } from '#web/api/generated/plinkAPI.schemas.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { MONEY_ALIGNED } from '#web/money/SignedAmount.tsx'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { adminCustomerFacts } from './admin-customer-facts.messages.ts'

/** The total balance of the customer, and the balances of the main wallet and of each sub-wallet. */
export function CustomerWallet({ wallet }: Pick<CustomerDetails, 'wallet'>) {
  const t = useTexts(adminCustomerFacts)
  const { walletStatus, walletFrozen } = useTexts(adminCustomers)
  const { money } = useFormats()
  if (!wallet) {
    return (
      <PanelSection title={t.walletTitle}>
        <p className="text-sm text-muted">{t.noWallet}</p>
      </PanelSection>
    )
  }
  const { status, frozen, total, available, onHold, subWallets } = wallet
  return (
    <PanelSection title={t.walletTitle}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 p-4">
          <p className="grid gap-0.5">
            <span className="text-sm text-muted">{t.total}</span>
            <span className="text-2xl font-semibold">
              <Ltr>{money(total.amount)}</Ltr>
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            {frozen ? <StatusBadge tone="waiting">{walletFrozen}</StatusBadge> : null}
            <StatusBadge tone={status === 'active' ? 'success' : 'neutral'}>{walletStatus[status]}</StatusBadge>
          </div>
        </div>
        <table className="w-full border-t border-line text-sm">
          <caption className="sr-only">{t.parts}</caption>
          <thead className="text-muted">
            <tr className="border-b border-line">
              <th className={`${CELL} text-start`}>{t.part}</th>
              <th className={`${CELL} ${MONEY_ALIGNED}`}>{t.available}</th>
              <th className={`${CELL} ${MONEY_ALIGNED}`}>{t.onHold}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            <Part name={t.main} available={available} onHold={onHold} />
            {subWallets.map(({ subWalletId, name, ...balance }) => (
              <Part key={subWalletId} name={name} {...balance} />
            ))}
          </tbody>
        </table>
      </div>
    </PanelSection>
  )
}

const CELL = 'py-2.5 ps-4 font-semibold last:pe-4'

interface PartProps {
  name: string
  available: Money
  onHold: Money
}

function Part({ name, available, onHold }: PartProps) {
  return (
    <tr>
      <th scope="row" className={`${CELL} text-start wrap-anywhere`}>
        <bdi>{name}</bdi>
      </th>
      <Amount money={available} />
      <Amount money={onHold} />
    </tr>
  )
}

/** The currency is stated once, above the amounts. */
function Amount({ money }: { money: Money }) {
  const { amount } = useFormats()
  return (
    <td className={`py-2.5 ps-4 last:pe-4 whitespace-nowrap ${MONEY_ALIGNED}`}>
      <Ltr>{amount(money.amount)}</Ltr>
    </td>
  )
}
