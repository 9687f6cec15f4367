import { useErrorText } from '#web/api/error-text.ts'
import type { Transaction } from '#web/api/generated/model/index.ts'
import { useGetTransaction } from '#web/api/generated/wallet.ts'
import { TextLink } from '#web/layouts/TextLink.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { PrintIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useAddress } from '../use-address.ts'
import { walletParams } from '../wallet-params.ts'
import { FactsSkeleton } from './FactsSkeleton.tsx'
import { Receipt } from './Receipt.tsx'
import { TransactionFactList } from './TransactionFactList.tsx'
import { TransactionLead } from './TransactionLead.tsx'

interface TransactionFactsProps {
  referenceId: string
  known: Transaction | undefined
}

export function TransactionFacts({ referenceId, known }: TransactionFactsProps) {
  const t = useTexts(transactions)
  const errorText = useErrorText()
  const { data, error, refetch } = useGetTransaction(referenceId, { query: { placeholderData: known } })
  if (error && (error.body.code === 'TRANSACTION_NOT_FOUND' || error.body.code === 'VALIDATION_ERROR')) {
    return (
      <Notice tone="warning" alert title={t.notFound}>
        <p>{t.notFoundText}</p>
      </Notice>
    )
  }
  if (error) return <LoadFailed text={errorText(error)} onTryAgain={refetch} />
  if (!data) return <FactsSkeleton />
  return (
    <>
      <TransactionLead transaction={data} />
      {data.status === 'pending' ? <OnHold /> : null}
      <TransactionFactList transaction={data} />
      <Button variant="secondary" wide onClick={() => window.print()}>
        <PrintIcon className="size-5" />
        {t.print}
      </Button>
      <Receipt transaction={data} />
    </>
  )
}

/** Why the money of a pending transaction has not moved, and where to see until when. */
function OnHold() {
  const t = useTexts(transactions)
  const search = new URLSearchParams(walletParams(useAddress().params)).toString()
  return (
    <p className="-my-3 text-sm">
      {t.pending} <TextLink to={{ pathname: paths.onHold, search }}>{t.seeOnHold}</TextLink>
    </p>
  )
}
