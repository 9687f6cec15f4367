import { Link } from 'react-router-dom'
import type { Hold } from '#web/api/generated/model/index.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { onHold } from '#web/messages/on-hold.ts'
import { transactionsPath } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { useAddress } from '../use-address.ts'
import { walletParams } from '../wallet-params.ts'
import { CELL, ROW } from './table-layout.ts'

export function HoldRow({ hold }: { hold: Hold }) {
  const t = useTexts(onHold)
  const { money, day } = useFormats()
  const wallet = walletParams(useAddress().params)
  const { name, amount, status, reason, transactionRef, heldAt, expectedRelease } = hold
  return (
    <tr className={ROW}>
      <td className={CELL.name}>
        <bdi>{name}</bdi>
      </td>
      <td className={CELL.amount}>
        <Ltr>{money(amount.amount)}</Ltr>
      </td>
      <td className={CELL.status}>
        <StatusBadge tone="waiting">{t.status[status]}</StatusBadge>
      </td>
      <td className={CELL.reason}>{t.reason[reason]}</td>
      <td className={CELL.reference}>
        <Link
          to={transactionsPath({ ...wallet, reference: transactionRef })}
          className="-my-3 inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
        >
          <Ltr>{transactionRef}</Ltr>
        </Link>
      </td>
      <Moment cell={CELL.heldAt} name={t.columns.heldAt} day={day(heldAt)} />
      <Moment cell={CELL.release} name={t.columns.expectedRelease} day={day(expectedRelease)} />
    </tr>
  )
}

/** A card has no column head to say which day this is. */
function Moment({ cell, name, day }: { cell: string; name: string; day: string }) {
  return (
    <td className={cell}>
      <span aria-hidden="true" className="me-2 @4xl:hidden">
        {name}
      </span>
      <Ltr>{day}</Ltr>
    </td>
  )
}
