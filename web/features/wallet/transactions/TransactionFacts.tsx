import { useErrorText } from '#web/api/error-text.ts'
import type { Transaction } from '#web/api/generated/model/index.ts'
import { useGetTransaction } from '#web/api/generated/wallet.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transactions } from '#web/messages/transactions.ts'
import { Button } from '#web/ui/Button.tsx'
import { PrintIcon } from '#web/ui/icons.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Notice } from '#web/ui/Notice.tsx'
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
      <TransactionFactList transaction={data} />
      <Button variant="secondary" wide onClick={() => window.print()}>
        <PrintIcon className="size-5" />
        {t.print}
      </Button>
      <Receipt transaction={data} />
    </>
  )
}
